const usedUp = 'The site has reached what it may use for now, perhaps for all of today.'

/** Failures of reading and of sending. They come with the data. */
export const texts = {
  /** By the codes of Firebase. */
  errors: {
    'permission-denied': 'You do not have access to this.',
    unauthenticated: 'Your session has ended. Please log in again.',
    unavailable: 'The connection was lost. Please try again.',
    'deadline-exceeded': 'The server did not answer in time. Please try again.',
    'resource-exhausted': `${usedUp} Please try again later, or call or write to the office.`,
    'not-found': 'This record no longer exists.',
  },
  usedUp,
  unknown: 'Something went wrong. Please try again.',
  unreadable:
    'Your request is stored, but what is stored about it cannot be read here. Please ask the office.',
  tooLate: 'The server did not answer in time.',
  notSent:
    'We could not reach the server. What you typed is kept. Please try again: it is safe to send again.',
  notSentUsedUp: `${usedUp} What you typed is kept. Please call or write to the office, or try again later.`,
  notAccepted:
    'The server did not accept this. What you typed is kept. Please check your entries, or ask the office.',
}

export type Texts = typeof texts
