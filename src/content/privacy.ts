/**
 * What the privacy page says, except for the fields of each form: those are in `privacyForms.ts`.
 * What only the association can decide is marked as a placeholder.
 */
export const privacy = {
  intro:
    'This page explains which information this website stores about you, why, and what you can do about it. It is the full version of the short notice on each form.',
  parts: [
    {
      title: 'When you only read',
      text: [
        'We store nothing about you. There are no advertisements, no analytics and no tracking.',
        'If you choose light or dark colours, your browser remembers the choice. It is not sent to us.',
        'For its database and for the administrators’ login this site uses Firebase, which is software and a service of Google. The monthly meeting page connects to Google’s database (firestore.googleapis.com) as soon as you open it, to show the current venue and date. My Request connects to it when you look up a request or open the link to one. The other public pages connect to it only when you submit a form. With each connection Google receives your IP address, as every internet service does.',
      ],
    },
    {
      title: 'While you fill in a form',
      text: [
        'Your entries are saved in your own browser, in the session storage of the tab, so that you lose nothing when the connection breaks or the page reloads. They are deleted when you submit the form or start over, and when you close the tab. If you reopen a closed tab, some browsers bring them back.',
        'If you tick “Keep on this device for 24 hours”, they are also saved in your browser’s local storage, so that they are still there when the tab was closed. Everybody who uses this browser can then see them. They are deleted there when you submit the form, start over or untick the box, and when an administrator logs out in this browser.',
        '24 hours after your last entry a form no longer shows what you had entered. It is deleted from your browser the next time you open any page of this site.',
        'Nothing is sent to us before you submit the form.',
      ],
    },
    {
      title: 'When you have submitted a form',
      text: [
        'We store the answers to the questions listed above, the time at which we received them, the version of the notice you agreed to, and a random number from which your reference number is made. Answers you leave empty are not stored.',
        'Beside it we store where your request is: its kind, its state, the dates of both, and a sentence that the office may write for you. It holds none of your answers. Everybody who has your reference number and your mobile number, or the link to it, can see it on the page My Request. The link is on the page that confirms your request; share it only with people who may know.',
      ],
    },
    {
      title: 'Why',
      text: [
        'To work on your request, to contact you about it, and to maintain a register of members and requests. We do not use your information for anything else without asking you.',
      ],
    },
    {
      title: 'Who sees it',
      text: [
        'The administrators of the association, after they have logged in. Visitors of this site cannot see your answers. Your firm is listed in a public directory only if you agree to that separately.',
      ],
    },
    {
      title: 'Where it is stored',
      // Placeholder until the country is chosen, with the database.
      text: [
        'In a database of the association at Google (Cloud Firestore). Google stores it on the association’s behalf. The country is to be confirmed by the association.',
      ],
    },
    {
      title: 'How long',
      // Placeholder until the association has decided.
      text: ['The association has not published a period yet. Please ask our office.'],
    },
    {
      title: 'How to see, correct or withdraw it',
      text: [
        'Contact our office and quote your reference number. You may see what is stored about you, have it corrected or deleted, and withdraw your agreement at any time, without giving a reason.',
      ],
    },
  ],
  /** Shown only where App Check is in use, which loads reCAPTCHA. */
  appCheck:
    'To keep automated misuse out, this site uses Firebase App Check with Google’s reCAPTCHA. It is loaded from Google when a page connects to the database or an administrator logs in, and it looks at your device and at how you use the page.',
}
