/** The code that a visitor shows at the door of a meeting. */
export const texts = {
  label: (reference: string) => `Code for the door, with the number ${reference}`,
  use: 'At the door, show this code or say your number. The code holds the number, and nothing about you.',
}

export type Texts = typeof texts
