import Sanscript from '@indic-transliteration/sanscript'

/**
 * An Odia text as it is heard, in few Latin letters: "hemnt" for ହେମନ୍ତ. A name in Latin letters that is written
 * in another way comes to the same.
 */
export const heardInLatin = (text: string) =>
  Sanscript.t(text, 'oriya', 'iast')
    .toLowerCase()
    .replace(/[śṣ]/g, 's')
    .replace(/[ṅñṇṃ]/g, 'n')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/sh/g, 's')
    .replace(/[vw]/g, 'b')
    .replace(/ph/g, 'f')
    .replace(/ee/g, 'i')
    .replace(/oo/g, 'u')
    // ଯ is said like ଜ, and written with either letter.
    .replace(/y/g, 'j')
    // The vowel that every letter has is often left out in Latin.
    .replace(/a/g, '')
    .replace(/(.)\1/g, '$1')
