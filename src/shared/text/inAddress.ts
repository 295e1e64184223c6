/**
 * A text as a part of an address. Half of a two-part character, as a cut leaves behind, has no place
 * in one: `encodeURIComponent` alone would throw.
 */
export const inAddress = (text: string) =>
  encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'))
