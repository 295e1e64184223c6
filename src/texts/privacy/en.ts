/**
 * The privacy page, except for the fields of each form (`collected`), the contact person and the Board (`rights`).
 * Decisions that only the association can take are marked as placeholders.
 */
export const texts = {
  title: 'Privacy',
  intro:
    'This page explains which information this website stores about you, why, and what you can do about it. Each form has the part that concerns it in its notice.',
  forms: 'What each form stores',
  advisors: {
    title: 'Professional and service advisors (2025-26)',
    text: 'Nothing. Your entries in these two forms are checked in your own browser; they are neither sent to us nor stored by us.',
  },
  parts: [
    {
      title: 'When you only read',
      text: [
        'We store nothing about you. There are no advertisements, no analytics and no tracking.',
        'If you choose light or dark colours, or another language, your browser remembers the choice. It is not sent to us.',
        'For its database and for the administrators’ login this site uses Firebase, a service of Google. The part of Firebase that runs in your browser is Google’s code; it comes from this site, and only pages that need it load it.',
        'The monthly meeting page connects to Google’s database (firestore.googleapis.com) as soon as you open it, to show the current venue and date. My Request connects to it when you look up a request, open the link to one, or use a right there. A form connects to it when you open its whole notice, to look up the periods in it, and when you submit the form. This page connects to it when you press “Look up the periods”. No other page for visitors does. With each connection Google receives your IP address, as every internet service does.',
      ],
    },
    {
      title: 'While you fill in a form',
      text: [
        'Your entries are saved in your own browser, in the session storage of the tab, so that you lose nothing when the connection breaks or the page reloads. They are deleted when you submit the form or start over, and when you close the tab. If you reopen a closed tab, some browsers bring them back.',
        'If you tick “Keep on this device for 24 hours”, they are also saved in your browser’s local storage, so that they are still there when the tab was closed. Everybody who uses this browser can then see them. They are deleted there when you submit the form, start over or untick the box, and when an administrator logs out in this browser.',
        '24 hours after your last entry a form no longer shows what you had entered. It is deleted from your browser the next time you open any page of this site.',
        'Nothing of what you type is sent to us before you submit the form.',
        'On My Request the tab also counts how many look-ups found nothing, because the page slows down after several. The number is not sent to us.',
      ],
    },
    {
      title: 'When you have submitted a form',
      text: [
        'We store the answers to the questions listed above, the time at which we received them, the version of the notice you agreed to, the language of the form if it was Odia or Hindi, and a random number from which your reference number is made. Answers you leave empty are not stored. Until you close or reload the tab, it remembers your last answer to a meeting, so that you can change it.',
        'Beside it we store where your request is: its kind, its state, the dates of both, and a sentence that the office may write for you. Of an answer to a meeting it has what you answered, for how many people, and the date of the meeting. It has no name and no number. Everybody who has your reference number and your mobile number, or the link to it, can see it on the page My Request. The link is on the page that confirms your request; share it only with people who may know.',
        'The administrators add to your record what they do with it: its state and the reason, who looks after it, their notes, corrections, what they have checked, how they have reached you, and the day and name to each of these.',
        'If you come to a meeting, the administrators may record that you were there, when, with how many people, and who has entered it. Of somebody who comes without an answer, or in the place of somebody else, they record the name, and the firm and mobile number if given.',
        'If you use a right on My Request, we store what you ask, its number, its dates, and our answer.',
      ],
    },
    {
      title: 'When you are an administrator',
      text: [
        'We store your name, email address, mobile number if given, what you may do, and who has added you. What you change, export and check in is recorded with your name. Google keeps your account. While you are logged in, your browser keeps the session, and at the door of a meeting without a connection who was checked in, without names, until that is sent. How your lists look stays in the browser after a logout.',
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
        'The administrators of the association, after they have logged in. Visitors of this site cannot see your answers. Your firm is listed in a public directory only if you agree to that separately. You can take that back on My request: your contacts are then gone from the site at once. Search engines can go on showing what they have read for some days.',
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
      title: 'From 18 years on',
      text: [
        'Each form that is stored asks you to confirm that you are 18 or older, and cannot be sent without it. We do not check it.',
      ],
    },
  ],
  periods: {
    title: 'How long, and how soon we answer',
    text: [
      'The association decides how long it keeps what each form has collected, and how soon it answers you. You can look up here what it has decided so far, or ask our office.',
      'When a record is erased, its history goes, too. The link to your request then says that it was erased, and what you have asked for about it. A note stays that something was erased, when, by whom and why. Neither has your name or a number of yours.',
    ],
    lookUp: 'Look up the periods',
  },
  rights: {
    title: 'How to see, correct, withdraw and complain',
    text: [
      'You can see what is stored about you, have it corrected, completed or erased, withdraw your agreement and complain, at any time and without giving a reason. Do so on the page My Request, with your reference number and your mobile number, or at our office.',
      'When you withdraw your agreement there, your record is locked at once: nobody can decide on it or change it any more. The office can still note what it has told you, and erase it. What was done before is not undone.',
    ],
    myRequest: 'My Request',
    office: 'Contact our office',
  },
  whomToAsk: 'Whom to ask',
  /** Shown only where App Check is in use, which loads reCAPTCHA. */
  appCheck: {
    title: 'Protection against misuse',
    text: 'To keep automated misuse out, this site uses Firebase App Check with Google’s reCAPTCHA. It is loaded from Google when a page connects to the database or an administrator logs in, and it looks at your device and at how you use the page.',
  },
  version: 'Version of the notice shown on the forms: ',
}

export type Texts = typeof texts
