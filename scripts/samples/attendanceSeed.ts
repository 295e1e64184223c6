import { demoAdmin, demoEditor } from '@/shared/config/demo'
import { anApplicant, type Sample } from './records'
import { anAttendance, aWalkIn, type AttendanceData } from './attendanceRecords'
import { aMeeting, aMeetingAnswer } from './meetingRecords'

const minute = 60_000
const day = 24 * 60 * minute

/** Numbers of the samples: no other sample has them. */
const firstPerson = 600
const firstAnswer = 2_000

const members = 16
const visitors = 8

/** A person's part in a meeting. */
type Part = 'came' | 'late' | 'no-show' | 'excused' | 'walk-in' | 'substitute' | 'none'

const parts: Part[] = ['came', 'came', 'late', 'came', 'excused', 'came', 'no-show', 'came', 'none']

function partOf(person: number, at: number): Part {
  const isLast = at >= 3
  if (person >= members) {
    // Visitors come once or twice, and some did not say so before.
    const first = (person - members) % 6
    if (at !== first && at !== first + 2) return 'none'
    return person % 3 === 0 ? 'walk-in' : 'came'
  }
  // A person who always comes, a missed person, a no-show, a person with an excuse.
  if (person === 0) return 'came'
  if (person === 1) return isLast ? 'none' : 'came'
  if (person === 2) return isLast ? 'no-show' : 'came'
  if (person === 3) return at === 4 ? 'excused' : isLast ? 'none' : 'came'
  if (person === 4) return at === 5 ? 'substitute' : 'came'
  return parts[(person * 5 + at * 7) % parts.length]!
}

/**
 * Six past meetings, a month apart: two of their own records, and four earlier dates of the record
 * that holds the next meeting.
 */
export function pastMeetings(now: Date): {
  meetings: Sample[]
  answers: Sample[]
  attendance: Sample[]
} {
  const meetings: Sample[] = []
  const answers: Sample[] = []
  const attendance: Sample[] = []
  for (let at = 0; at < 6; at += 1) {
    const meetingDate = new Date(now.getTime() - (5 - at) * 30 * day - 15 * day)
      .toISOString()
      .slice(0, 10)
    // 04:30 PM in India.
    const start = new Date(`${meetingDate}T11:00:00Z`).getTime()
    const isRecord = at < 2
    const meetingId = isRecord ? `sample-meeting-${at + 1}` : 'monthly-meeting'
    const when = { meetingId, meetingDate }
    if (isRecord) {
      const updatedAt = new Date(start - 25 * day)
      const changes = { meetingDate, updatedAt, state: 'held', stateFor: meetingDate } as const
      const changedAt = new Date(start + day)
      meetings.push(aMeeting({ ...changes, changedAt, v: 1 }, meetingId))
    }
    for (let person = 0; person < members + visitors; person += 1) {
      const n = firstAnswer + at * 100 + person
      addPart(n, firstPerson + person, partOf(person, at), start, when)
    }
  }
  return { meetings, answers, attendance }

  function addPart(
    n: number,
    person: number,
    part: Part,
    start: number,
    when: Pick<AttendanceData, 'meetingId' | 'meetingDate'>,
  ) {
    if (part === 'none') return
    const isMember = person < firstPerson + members
    const record = {
      ...when,
      people: 1 + (n % 7 === 0 ? 2 : n % 3 === 0 ? 1 : 0),
      late: part === 'late',
      via: n % 4 === 0 ? ('scan' as const) : ('list' as const),
      at: new Date(start + (part === 'late' ? 45 : (n % 40) - 30) * minute),
      by: n % 2 === 0 ? demoEditor.uid : demoAdmin.uid,
    }
    if (part === 'walk-in') {
      const { name, mobile } = anApplicant(person)
      attendance.push(aWalkIn(n, { ...record, name, mobile }))
      return
    }
    const answer = aMeetingAnswer(n, {
      ...when,
      ...anAnswerOf(person, isMember),
      people: record.people,
      answer: part === 'excused' ? 'I cannot attend' : 'I will attend',
      question: n % 11 === 0 ? 'How can a small unit sell on the state’s portal?' : undefined,
      createdAt: new Date(start - (1 + (n % 9)) * day),
    })
    answers.push(answer)
    // Replaced: a person who could not come at first.
    if (n === firstAnswer + 505) {
      const createdAt = new Date(start - 12 * day)
      const { id } = aMeetingAnswer(n + 50)
      answers.push({ id, data: { ...answer.data, answer: 'I cannot attend', createdAt } })
    }
    if (part === 'no-show' || part === 'excused') return
    const came = anAttendance(n, {
      ...record,
      answer: answer.id,
      kind: part === 'substitute' ? 'substitute' : isMember ? 'member' : 'visitor',
      ...(part === 'substitute' && { name: anApplicant(person + 100).name, people: 1 }),
    })
    attendance.push(came)
  }
}

/** The same person each time, with the same firm. */
function anAnswerOf(person: number, isMember: boolean) {
  const { name, mobile, email, firmName, sector } = aMeetingAnswer(person).data
  const inviter = anApplicant(firstPerson + (person % 5)).name
  return {
    name,
    mobile,
    email,
    firmName,
    sector,
    comingAs: isMember ? ('Member' as const) : ('Visitor' as const),
    // A type alone cannot say that a member has none.
    invitedBy: (isMember ? undefined : inviter) as string,
  }
}
