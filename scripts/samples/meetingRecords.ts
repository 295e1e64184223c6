import { meetingAnswerSchema, type MeetingAnswer } from '@/features/meetings/schema'
import {
  aFirm,
  anApplicant,
  answersOf,
  aSubmission,
  onlyIfOdd,
  receivedAt,
  withoutGaps,
  type Sample,
  type Stored,
} from './records'
import { seededRandom } from './seededRandom'

/** A document of `monthly_meetings`. */
export type MeetingData = {
  meetingAgenda: string
  venueName: string
  venueAddress: string
  meetingDate: string
  meetingTime: string
  updatedAt: Date
} & {
  // The desk's.
  state?: 'planned' | 'cancelled' | 'held'
  stateFor?: string
  reason?: string
  seats?: number
  isFull?: boolean
  answerUntil?: string
  changedAt?: Date
  v?: number
}

/** A sample meeting record. */
export function aMeeting(
  overrides: Partial<MeetingData> = {},
  id = 'monthly-meeting',
): Sample<MeetingData> {
  const data = {
    meetingAgenda: 'Review of the month and introduction of new members',
    venueName: 'Sample Meeting Hall',
    venueAddress: 'Sample Road, Bhubaneswar, Khordha 751001',
    // A day to come: once its day has passed, a meeting is called over.
    meetingDate: '2099-12-05',
    meetingTime: '04:30 PM',
    updatedAt: receivedAt(1),
    ...overrides,
  }
  return { id, data: withoutGaps(data) }
}

const ofMeeting = answersOf(meetingAnswerSchema)

/** Sample answer number n to the sample meeting; the odd ones have every optional field. */
export function aMeetingAnswer(
  n: number,
  overrides: Partial<Stored<MeetingAnswer>> = {},
): Sample<Stored<MeetingAnswer>> {
  const random = seededRandom(n + 40_000)
  const sometimes = onlyIfOdd(n)
  const { name, mobile } = anApplicant(n)
  const { firmName, sector } = aFirm(n, random).firm
  const meeting = aMeeting()
  return aSubmission<Stored<MeetingAnswer>>(
    n,
    4,
    {
      meetingId: meeting.id,
      meetingDate: sometimes(meeting.data.meetingDate),
      name,
      mobile,
      email: sometimes(`meeting${n}@example.org`),
      firmName,
      sector,
      comingAs: n % 2 === 1 ? 'Visitor' : 'Member',
      // A type alone cannot say that a member has none.
      invitedBy: sometimes('Sample Member') as string,
      people: random.between(1, 5),
      answer: random.pick(ofMeeting('answer')),
      question: sometimes('How can a small unit sell on the state’s portal?'),
    },
    overrides,
  )
}
