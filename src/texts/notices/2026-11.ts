import type { Notice } from './notice'

/** The first notice, in English alone. Records refer to it: it never changes. */
export const notice: Notice = {
  version: '2026-11',
  language: 'en',
  summary: [],
  parts: [
    {
      title: 'What we collect',
      text: 'The answers you give on this form, the time you send them, and the version of this notice.',
    },
    {
      title: 'Why',
      text: 'To look into what you ask for and to reach you about it. It is not used for anything else without asking you.',
    },
    {
      title: 'Who sees it',
      text: 'The administrators of the association. Nothing of it is shown to visitors of this site, unless you agree to that separately.',
    },
    {
      title: 'How long we keep it',
      text: 'The association has not published a period yet. Its office will tell you.',
    },
    {
      title: 'How to see, correct or withdraw it',
      text: 'Ask the association’s office and quote your reference number. You may withdraw your agreement at any time; the office then stops using your answers. You find the office under Contact Us.',
    },
  ],
  forms: [],
}
