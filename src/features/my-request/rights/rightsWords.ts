import type { RightsKind } from '@/shared/requests/rights'

type Words = {
  /** Of the button that opens the form, and of the rights request. */
  title: string
  /** The consequence. */
  text: string
  /** Of the button that sends it. */
  button: string
}

export const rightsWords: Record<RightsKind, Words> = {
  See: {
    title: 'See what I sent',
    text: 'The office sends you all that is stored with this request, to the e-mail address or the mobile number that you gave with it. It is not shown on this page, because others may have the link.',
    button: 'Ask to see it',
  },
  Correct: {
    title: 'Correct it',
    text: 'What should be corrected? Do not write bank account or Aadhaar numbers.',
    button: 'Ask to correct it',
  },
  Withdraw: {
    title: 'Withdraw my application',
    text: 'From this moment the office does nothing more with your request, and it can no longer be decided. You cannot take this back here. If it is a mistake, tell the office, or send the form again. What you sent stays stored until it is erased, which you can ask for as well.',
    button: 'Withdraw now',
  },
  Erase: {
    title: 'Erase it',
    text: 'The office deletes what you sent and everything that it has noted about it. It cannot be brought back. If a law obliges it to keep something, it tells you so. This page then says that the request was erased.',
    button: 'Ask to erase it',
  },
  Complain: {
    title: 'Complain',
    text: 'Your complaint goes to the contact person. Please write what went wrong, and what you expect.',
    button: 'Send the complaint',
  },
}
