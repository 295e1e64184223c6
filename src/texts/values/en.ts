/**
 * The three words of the tagline and their meaning, for the home page and "About Us".
 * Placeholders in the spirit of the tagline until the association writes its own.
 */
export const texts = {
  dignity: {
    title: 'Dignity',
    text: 'Everyone who makes, repairs, grows or trades something deserves respect, at a handloom as much as in a factory. Members are heard as equals.',
  },
  security: {
    title: 'Security',
    text: 'Nobody should face a bad year alone. Members share advice, contacts and help.',
  },
  prosperity: {
    title: 'Prosperity',
    text: 'What is made in Odisha should benefit Odisha more: its makers, their workers and their communities.',
  },
}

export type Texts = typeof texts
