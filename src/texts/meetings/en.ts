/** Words of the answer to a meeting, of the meeting’s card and of the page that confirms the answer. */
export const texts = {
  intro:
    'The association’s members meet once a month, and visitors are welcome. See below when and where the next meeting is, and tell us whether you will attend.',
  theMeeting: 'The meeting',
  you: 'You',
  yourAnswer: 'Your answer',
  yourAnswerToIt: 'Your answer to the meeting',
  send: 'Send answer',
  notTaken:
    'You can no longer say yes to this meeting. See above for the reason and the next meeting. What you typed is kept.',
  meeting: 'Meeting',
  comingAs: 'Attending as',
  invitedBy: 'Invited by',
  invitedByHelp: 'The member who invited you',
  people: 'Number attending',
  peopleHelp: 'From 1 to 5, including you',
  answer: 'Answer',
  question: 'Question for the agenda',
  noScripts:
    'Without scripts this page cannot show the meeting. Please ask the office: see Contact Us.',
  none: 'No meeting is announced at the moment. As soon as one is, it appears here and you can answer.',
  keepTrying:
    'We keep trying and will show the meeting’s details here. What you type is kept. You can also call or write to the office.',
  reachOffice: 'How to reach the office',
  unreachable:
    'We cannot load the meeting’s details at the moment. We keep trying and will show them here. What you type is kept.',
  connectionLost: (time: string) =>
    `The connection was lost at ${time}. The details may have changed since then. They update as soon as the connection is back.`,
  noDate: 'Meeting without a date',
  cancelled: 'CANCELLED',
  cancelledAlone: 'CANCELLED.',
  held: 'This meeting is over.',
  full: 'This meeting is full.',
  closed: 'Closed.',
  sayNo: 'You can still tell us that you cannot attend.',
  answersUntil: (date: string) => `Answers were taken until ${date}.`,
  answerFor: (date: string) => `Answer for ${date}`,
  addToCalendar: 'Add to calendar',
  googleCalendar: 'Google Calendar',
  showOnMap: 'Show on a map',
  share: 'Share on WhatsApp',
  openFile: 'Open the file that your browser now offers. If it offers none, use Google Calendar.',
  noFile: 'The calendar file could not be loaded. Please check your connection and try again.',
  toBeAnnounced: 'To be announced',
  before: 'Before: ',
  seats: (count: number) => `${count} seats`,
  replyBy: (date: string) => `Please reply by ${date}`,
  meetingAgenda: 'Meeting Agenda',
  venueName: 'Venue Name',
  venueAddress: 'Venue Address',
  meetingDate: 'Meeting Date',
  meetingTime: 'Meeting Time',
  notAnnounced: 'not announced',
  closeChanged: 'Close',
  changed: (names: ('agenda' | 'venue' | 'address' | 'date' | 'time')[]) => {
    const changed = names.map((name) => `the ${name}`)
    const last = changed.pop() ?? ''
    const sentence =
      changed.length === 0
        ? `${last} has just changed`
        : `${changed.join(', ')} and ${last} have just changed`
    return sentence.charAt(0).toUpperCase() + sentence.slice(1)
  },
  received: 'Meeting answer received',
  what: 'answer',
  next: 'The office notes whether you will attend, and brings your question to the meeting. If the venue or the time changes, the Monthly Meeting page shows it at once: please check it again on the day.',
  nextPlans:
    'If your plans change, answer again with the same name and mobile number: the newest answer counts.',
}

export type Texts = typeof texts
