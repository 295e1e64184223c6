import { notice } from './notice'
import { privacyForms, type FormPrivacy } from './privacyForms'

/** The list that a part of a notice shows below its text, and its source. */
type NoticeExtra =
  /** The fields that the form collects and their purpose: `forms` of the notice. */
  | 'collected'
  /** The contact person and the Board: `rights.ts`. */
  | 'contact'
  | 'board'
  /** The links to My Request and to the office. */
  | 'ways'

export type NoticePart = {
  title: string
  text: string
  extra?: NoticeExtra
  /**
   * The setting of the association that `{period}` in the text stands for, and the text while there is none.
   */
  period?: { setting: 'retention' | 'rights'; undecided: string }
}

/** A notice as an applicant agreed to it. A translation is a notice with its own version. */
export type Notice = {
  /** As a record stores it; since the second notice it ends with the language. */
  version: string
  /** Language of the text, as HTML names it. */
  language: 'en' | 'or' | 'hi'
  /** The short text of a form before the whole text is opened; none if the form showed the whole. */
  summary: { title: string; text: string }[]
  parts: NoticePart[]
  /** The fields that each form collects; none in the first notice, which did not list them. */
  forms: FormPrivacy[]
}

/**
 * Every notice ever shown, the newest first. To change the text, or the fields of a form, add an entry with a new
 * version; never edit an old one, because records refer to it. A test holds each of them.
 */
export const notices: [Notice, ...Notice[]] = [
  {
    ...notice,
    language: 'en',
    parts: [
      {
        title: 'What we collect on this form, and what for',
        text: 'What you answer to the questions listed here, the time at which we receive it, the version of this notice, and a random number from which your reference number is made.',
        extra: 'collected',
      },
      {
        title: 'Who sees it, and where it is stored',
        text: 'The administrators of the association see it after they have logged in. It is stored in a database of the association at Google (Cloud Firestore), which stores it on the association’s behalf. Beside it we store what becomes of it, without your name and your number. You can see that on the page My Request, with your reference number and your mobile number.',
      },
      {
        title: 'How long we keep it',
        text: 'For {period} after we received it. Then the association erases it.',
        period: {
          setting: 'retention',
          undecided:
            'The period is to be decided by the association. Until then you can ask for your record to be erased.',
        },
      },
      {
        title: 'How to withdraw your agreement',
        text: 'At any time, without giving a reason, on the page My Request or at the office. We then stop using your answers. What we have done with them before is not undone.',
        extra: 'ways',
      },
      {
        title: 'Your other rights',
        text: 'In the same two ways you can see what we keep about you, have it corrected, completed or erased, and complain to us. Quote your reference number.',
      },
      {
        title: 'When we answer',
        text: 'Within {period} after we received what you ask or complain about.',
        period: {
          setting: 'rights',
          undecided:
            'As soon as we can. The period in which we answer is to be decided by the association.',
        },
      },
      {
        title: 'Whom to ask',
        text: 'For questions about this notice, and for anything that concerns what we keep about you:',
        extra: 'contact',
      },
      {
        title: 'The Data Protection Board of India',
        text: 'You can complain to the Board about how we deal with what we keep about you.',
        extra: 'board',
      },
      {
        title: 'From 18 years on',
        text: 'Only people of 18 or older can send this form. That is why it asks.',
      },
    ],
    forms: privacyForms,
  },
  {
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
  },
]
