import { meetingAnswerSchema, type MeetingAnswer } from '@/features/meetings/schema'
import {
  aFirm,
  anApplicant,
  answersOf,
  consentVersion,
  onlyIfOdd,
  receivedAt,
  submissionId,
  withoutGaps,
  type Sample,
  type Stored,
} from './records'
import { aMeeting } from './requestRecords'
import { seededRandom } from './seededRandom'

const optionsOf = answersOf(meetingAnswerSchema)

type AnswerData = Stored<MeetingAnswer>

/** Sample answer number n to the sample meeting; the odd ones have every optional field. */
export function aMeetingAnswer(n: number, overrides: Partial<AnswerData> = {}): Sample<AnswerData> {
  const random = seededRandom(n + 40_000)
  const sometimes = onlyIfOdd(n)
  const { name, mobile } = anApplicant(n)
  const { firmName, sector } = aFirm(n, random).firm
  const meeting = aMeeting()
  const data: AnswerData = {
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
    answer: random.pick(optionsOf('answer')),
    question: sometimes('How can a small unit sell on the state’s portal?'),
    consent: true,
    consentVersion,
    createdAt: receivedAt(n),
    ...overrides,
  }
  return { id: submissionId(n, 4), data: withoutGaps(data) }
}
