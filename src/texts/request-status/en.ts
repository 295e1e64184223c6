/** What has become of a request, and what its applicant can ask for. */
export const texts = {
  kinds: {
    registrations: 'Membership registration',
    'growth-fund': 'Growth fund request',
    'diamond-club': 'Diamond business club request',
    'land-issues': 'Land related request',
    'meeting-answers': 'Answer to a monthly meeting',
  },
  yourRequest: 'Your request',
  reachOffice: 'How to reach the office',
  refresh: 'Refresh',
  lookingUp: 'Looking up…',
  loading: 'Loading…',
  asOf: (time: string) => `As of ${time}`,
  status: 'Status',
  /** After a state. */
  since: (day: string) => ` since ${day}`,
  on: (day: string) => ` on ${day}`,
  answersBy: 'The association answers by',
  shouldHaveAnsweredBy: 'The association should have answered by',
  officeWrites: 'The office writes',

  next: 'What to do next',
  /** The applicant’s next step, by state. */
  nextSteps: {
    received: 'The office has it and will look at it. You need not do anything now.',
    reviewing: 'Your request is under review. The office gets in touch if something is missing.',
    waiting:
      'Please reply to the office and quote the reference number. The time limit is on hold until then.',
    recommended: 'The committee decides at one of its next meetings. You need not do anything now.',
    approved: 'The office gets in touch with you about the next step.',
    sanctioned: 'The office gets in touch with you about the payment.',
    disbursed: 'Please check your account, and tell the office if nothing has arrived.',
    takenUp: 'The association speaks to the authority. The office tells you what comes of it.',
    resolved: 'If you disagree, please tell the office.',
    done: 'If you disagree, please tell the office.',
    refused: 'To ask why, or to have it looked at again, speak to the office.',
    notPossible: 'To ask why, speak to the office.',
    withdrawn: 'Nothing more happens with it. If this is a mistake, tell the office.',
    closed: 'Nothing more happens with it. To ask why, speak to the office.',
  },
  nextOfOverdue:
    'Please ask the office why there is no answer yet, and quote the reference number. You can also complain, below.',
  nextOfWithdrawn:
    'The office does nothing more with it. What you sent is still stored: below you can ask to have it erased.',
  nextOfErased:
    'Nothing of what you sent is stored any more, only that it was erased. This page keeps what you asked for.',

  youSaid: 'You said',
  forMeeting: 'For the meeting of',
  receivedOn: 'Received on',
  replaced: 'Replaced by a newer answer',
  meetingIsOver: 'This meeting is over.',
  newestCounts:
    'The newest answer with your name and mobile number counts. Please look at the Monthly Meeting page again on the day: venue and time may change.',
  newerBelow: 'To see your newer answer, type its reference number and your mobile number below.',
  openNewer: 'Open the newer answer',
  codeBelow: 'To see your code for the door, type your reference number and mobile number below.',
  yourAnswer: 'Your answer',
  sending: 'Sending…',
  changeAtOnce: (people: number) =>
    `Press the other answer to change yours at once. Number attending, as you sent it: ${people}`,
  changeInForm:
    'Press the other answer to change yours. The form opens: your details are not shown on this page, because others may have the link.',
  changeDetails: 'Change my details',
  notTaken:
    'You can no longer say yes to this meeting. The Monthly Meeting page says why, and shows the next meeting.',

  yourData: 'Your data',
  noAccount: 'No account needed. You get a number and the date of reply.',
  /** Of the buttons that open a form, and of the requests about one’s own data. */
  rights: {
    See: 'See what I sent',
    Correct: 'Correct it',
    Withdraw: 'Withdraw my application',
    Erase: 'Erase it',
    Complain: 'Complain',
  },
  askedFor: 'What you have asked for',
  /** After the number of the request. */
  askedOn: (day: string) => `, asked on ${day}`,
  done: 'Done',
  /** After the state of a request. */
  officeAnswersBy: (day: string) => `. The office answers by ${day}.`,
  officeShouldHaveAnsweredBy: (day: string) => `. The office should have answered by ${day}.`,
  officeWritesText: 'The office writes: ',
  /** Before and after the number of a request. */
  registeredAs: ['Registered as ', '.'],
  replyBy: (day: string) => ` You will get a reply by ${day}.`,
  tooLate: 'This request has been withdrawn or erased in the meantime. Nothing was sent.',
  yourContact: 'Your contact',
  mobile: 'Mobile',
  mobileHelp: 'The number you gave with the request. Others may have the link to this page.',

  listing: 'Your firm in the directory',
  listingText:
    'Members decide whether the public directory shows their firm, and with which contacts.',
  changeListing: 'See and change it',
}

export type Texts = typeof texts
