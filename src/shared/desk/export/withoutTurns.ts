/**
 * A text of an older record without marks that turn the direction, for files: a program that reads them knows of
 * no `<bdi>`, which isolates a text on the screen.
 */
export const withoutTurns = (text: string) =>
  text.replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
