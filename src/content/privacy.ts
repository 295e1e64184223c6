/**
 * What the privacy page says besides what each form asks; that stands in `privacyForms.ts`.
 * What only the association can decide is marked as a placeholder.
 */
export const privacy = {
  intro:
    'This page says which information this website keeps about you, what it is for, and what you can do about it. It says in full what the short notice on each form says.',
  parts: [
    {
      title: 'What is kept when you only read',
      text: [
        'Nothing about you. There are no advertisements and no counting of visitors, and no other company’s code runs on these pages.',
        'If you choose between the light and the dark look, your browser remembers the choice. It is not sent to us.',
      ],
    },
    {
      title: 'What is kept while you fill in a form',
      text: [
        'What you type stays in your own browser, in the tab you type it in, so that a lost connection or a reload costs you nothing. It is gone when you send the form, start over or close the tab, and after 24 hours in any case.',
        'Nothing reaches us before you press the button that sends the form.',
      ],
    },
    {
      title: 'What is kept when you have sent one',
      text: [
        'The answers to the questions listed above, the time at which they reached us, the version of the notice you agreed to, and a random number from which your reference number is made. An answer you leave empty is not kept.',
      ],
    },
    {
      title: 'Why',
      text: [
        'To look into what you ask for, to reach you about it, and to keep a register of members and requests. It is not used for anything else, and not given to anybody else, without asking you.',
      ],
    },
    {
      title: 'Who sees it',
      text: [
        'The administrators whom the association has appointed; each signs in with an account of their own. Visitors of this site see none of it. Your firm stands in a public directory only if you agree to that separately.',
      ],
    },
    {
      title: 'Where it is',
      // The country is a placeholder: it is chosen with the database.
      text: [
        'In a database of the association at Google (Cloud Firestore). Google keeps it on the association’s behalf. In which country: to be confirmed by the association.',
      ],
    },
    {
      title: 'How long',
      // Placeholder until the association has decided.
      text: [
        'The association has not published a period yet. Its office will tell you, and deletes what it no longer needs.',
      ],
    },
    {
      title: 'How to see, correct or withdraw it',
      text: [
        'Ask the association’s office and quote your reference number. You may see what is kept about you, have it corrected or deleted, and withdraw your agreement at any time, without giving a reason.',
      ],
    },
  ],
}
