/** Stored with each record, so it changes with every word of this notice, also in the whole text: see docs/content.md. */
export const version = '2027-01-en'

/** The notice that visitors agree to now, as a form shows it before the whole text is opened. */
export const texts = {
  title: 'Notice: what happens to your answers',
  summary: [
    {
      title: 'What and why',
      text: 'We keep what you answer here, and when. It is used for what you ask us for and to reach you about it. We ask you before we use it for anything else.',
    },
    {
      title: 'Who sees it',
      text: 'The administrators of the association. Visitors of this site see nothing of it, unless you agree to that separately.',
    },
    {
      title: 'Your rights',
      text: 'You can withdraw your agreement at any time, see, correct or erase what we keep, and complain.',
    },
  ],
  whole: 'The whole notice: each item we keep, how long, and your rights',
  loading: 'Loading…',
  more: 'More about privacy on this site',
}

export type Texts = typeof texts
