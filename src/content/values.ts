/** A heading and what is said under it. */
export type TitledText = { title: string; text: string }

/**
 * The three words of the tagline, and what is meant by each: on the home page and on "About Us".
 * Placeholders in the spirit of the tagline until the association writes its own.
 */
export const values: [TitledText, TitledText, TitledText] = [
  {
    title: 'Dignity',
    text: 'Whoever makes, mends, grows or trades something deserves respect for it, at a loom as much as in a factory. Members are heard as equals.',
  },
  {
    title: 'Security',
    text: 'Nobody should face a bad year alone. Members share advice, contacts and help.',
  },
  {
    title: 'Prosperity',
    text: 'What is made in Odisha should be worth more in Odisha: to its makers, their workers and their neighbours.',
  },
]
