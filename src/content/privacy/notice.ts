/**
 * The notice that visitors agree to now, as a form shows it before the visitor opens the whole text.
 * The whole text of this version, and every version before it, is in `notices.ts`: see there before
 * you change a word. `version` is stored with each record, and its end names the language.
 */
export const notice = {
  version: '2026-12-en',
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
}
