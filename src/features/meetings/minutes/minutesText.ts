import { counted } from '@/shared/text/counted'
import { site } from '@/content/site'
import type { Answer, Headcount } from '../answers'
import { dateInWords, whereOf } from '../meetingText'
import type { Meeting } from '../schema'
import { headsIn, type Present } from '../attendance/present'

/** Of the part of the page, for a link. */
export const minutesId = 'minutes'

type Sources = {
  /** The day the minutes are about, as the answers have it. */
  date: string
  /** The record, if it still is about this day: next month it holds another place and agenda. */
  meeting: Meeting | undefined
  headcount: Headcount
  present: readonly Present[]
}

/** For facts that the record does not hold, or no longer. */
const toFillIn = '…'

/** The people with an answer who did not come. A person who sent a substitute is not among them. */
export function missingOf({ yes, no, personOf }: Headcount, present: readonly Present[]) {
  const seen = new Set(present.flatMap(({ person, sentBy = '' }) => [person, sentBy]))
  const isMissing = (answer: Answer) => !seen.has(personOf(answer))
  return { noShows: yes.filter(isMissing), excused: no.filter(isMissing) }
}

/** The beginning of the minutes of a meeting: only known facts. */
export function minutesText({ date, meeting, headcount, present }: Sources): string {
  const { answers, yes, heads } = headcount
  const where = meeting && whereOf(meeting)
  const visitors = present.filter(({ isVisitor }) => isVisitor)
  const walkIns = present.filter(({ attendance }) => attendance.kind === 'walkin')
  const substitutes = present.filter(({ attendance }) => attendance.kind === 'substitute')
  const { noShows, excused } = missingOf(headcount, present)
  const questions = answers.filter(({ question }) => (question ?? '') !== '')
  return [
    'Minutes of the monthly meeting',
    site.name,
    '',
    `Date: ${date === '' ? toFillIn : dateInWords(date)}`,
    `Time: ${meeting?.meetingTime || toFillIn}`,
    `Venue: ${where || toFillIn}`,
    `Agenda: ${meeting?.meetingAgenda || toFillIn}`,
    '',
    ...(present.length === 0
      ? ['Present: no check-ins.']
      : [
          `Present: ${present.length}, with those they brought ${people(headsIn(present))}`,
          `  Members: ${present.length - visitors.length}`,
          `  Visitors: ${visitors.length}`,
          `  Walk-ins, among them: ${walkIns.length}`,
          ...(substitutes.length > 0 ? [`  Substitutes, among them: ${substitutes.length}`] : []),
          `Replied Yes, absent: ${noShows.length}`,
        ]),
    `Informed in advance (cannot attend): ${excused.length}`,
    `Had replied Yes: ${yes.length}, ${people(heads)}`,
    '',
    ...section('Visitors', visitors.map(visitorLine)),
    ...section('Questions for the agenda', questions.map(questionLine)),
    'Decisions:',
    `- ${toFillIn}`,
    '',
  ].join('\n')
}

const people = (count: number) => counted(count, 'person', 'people')

const section = (title: string, lines: string[]) =>
  lines.length === 0 ? [] : [`${title}:`, ...lines.map((line) => `- ${line}`), '']

function visitorLine({ name, firmName, answer }: Present): string {
  const inviter = answer?.invitedBy ?? ''
  return [name || 'No name', firmName, inviter && `invited by ${inviter}`]
    .filter(Boolean)
    .join(', ')
}

const questionLine = ({ question = '', name = '', firmName = '' }: Answer) =>
  `${question.replace(/\s*\n\s*/g, ' ')} (${[name, firmName].filter(Boolean).join(', ')})`
