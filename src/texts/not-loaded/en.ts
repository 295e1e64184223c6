/**
 * The note for a page that does not finish loading, as `index.html` has it. The build writes it into the files of the
 * other languages.
 */
export const texts = {
  note: (contacts: string) =>
    `This page has not finished loading. Please wait a moment or <a href="">reload it</a>. If that does not help, <a href="${contacts}">contact our office</a>.`,
}
export type Texts = typeof texts
