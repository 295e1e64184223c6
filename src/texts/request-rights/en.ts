/** The forms for requests about one’s own data. */
export const texts = {
  /** The consequence, above a form. */
  consequences: {
    See: 'The office sends you all that is stored with this request, to the e-mail address or the mobile number that you gave with it. It is not shown on this page, because others may have the link.',
    Correct: 'What should be corrected? Do not write bank account or Aadhaar numbers.',
    Withdraw:
      'From this moment the office does nothing more with your request, and it can no longer be decided. You cannot take this back here. If it is a mistake, tell the office, or send the form again. What you sent stays stored until it is erased, which you can ask for as well.',
    Erase:
      'The office deletes what you sent and everything that it has noted about it. It cannot be brought back. If a law obliges it to keep something, it tells you so. This page then says that the request was erased.',
    Complain:
      'Your complaint goes to the contact person. Please write what went wrong, and what you expect.',
  },
  /** Of the buttons that send. */
  send: {
    See: 'Ask to see it',
    Correct: 'Ask to correct it',
    Withdraw: 'Withdraw now',
    Erase: 'Ask to erase it',
    Complain: 'Send the complaint',
  },
  alsoTakesOut: 'If the directory of members shows your firm, it goes from there, too.',
  why: 'Why, if you want to say it',
  remark: 'Anything the office should know',
  correction: 'What is wrong, and what is right',
  complaint: 'Your complaint',
  otherMobile:
    'This is not the mobile number that was given with the request. What you typed is kept. Check the number, or ask the office.',
  tooMany: (most: number) =>
    `The office has not answered ${most} of these yet. Please contact the office.`,
}

export type Texts = typeof texts
