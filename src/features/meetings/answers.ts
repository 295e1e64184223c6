import { createSelector, weakMapMemoize } from '@reduxjs/toolkit'
import { selectWithdrawn } from '@/features/rights/api'
import type { Live } from '@/shared/firestore/live/readDocument'
import { compareNames } from '@/shared/text/compareNames'
import { groupBy } from '@/shared/text/groupBy'
import { personsAmong, type PersonOf } from '@/shared/text/persons'
import type { Review } from '@/shared/validation/review'
import { requestKinds } from '@/shared/requests/kinds'
import { meetingAnswers } from './answersApi'
import { meetingKey } from './meetingKey'
import { attending, notAttending, type Meeting, type MeetingAnswer } from './schema'

export type Answer = Live<MeetingAnswer> & { review?: Review }

/** Which meeting an answer is about: the record and its date at the time, as `meetingKey` writes them. */
export const meetingOf = weakMapMemoize(({ meetingId = '', meetingDate }: Answer) =>
  meetingKey({ id: meetingId, meetingDate }),
)

/**
 * How an answer counts. Only the `Latest` of a person to a meeting does. A person who withdraws it is not expected:
 * no earlier answer takes its place.
 */
export type Version = 'Latest' | 'Replaced' | 'Withdrawn'

export type Versions = ReadonlyMap<Answer, Version>

/**
 * How each answer counts. Every page takes its numbers from here.
 *
 * @param withdrawn the ids of the answers that their people have withdrawn
 * @param personOf tells their people apart
 * @returns the answers outside the trash, in the order given
 */
export function versionsOf(
  answers: readonly Answer[],
  withdrawn: ReadonlySet<string> = new Set(),
  personOf: PersonOf = personsAmong(answers),
): Versions {
  // A withdrawn answer still stands for the person, in the trash as well.
  const outside = answers.filter(({ review }) => review?.trashed !== true)
  const standing =
    withdrawn.size === 0
      ? outside
      : answers.filter(({ id, review }) => review?.trashed !== true || withdrawn.has(id))
  const latest = new Map<string, Answer>()
  for (const answer of standing) {
    const key = `${meetingOf(answer)}\n${personOf(answer)}`
    const newest = latest.get(key)
    if (newest === undefined || isNewer(answer, newest)) latest.set(key, answer)
  }
  const counted = new Set(latest.values())
  return new Map(
    outside.map((answer) => [
      answer,
      withdrawn.has(answer.id) ? 'Withdrawn' : counted.has(answer) ? 'Latest' : 'Replaced',
    ]),
  )
}

/** The answers that count. */
export const latestIn = (versions: Versions): Answer[] =>
  [...versions].flatMap(([answer, version]) => (version === 'Latest' ? answer : []))

/** At the same moment the id decides, so that every list and every device agree. */
function isNewer(a: Answer, b: Answer): boolean {
  const difference = (a.createdAtMillis ?? 0) - (b.createdAtMillis ?? 0)
  return difference > 0 || (difference === 0 && a.id > b.id)
}

export const isComing = ({ answer }: { answer?: unknown }) => answer === attending

export const isDeclined = ({ answer }: { answer?: unknown }) => answer === notAttending

export const isVisitor = ({ comingAs }: Pick<Answer, 'comingAs'>) => comingAs === 'Visitor'

/** How many people an answer stands for. A number that cannot be read counts as 1. */
export const headsOf = ({ people }: { people?: unknown }) =>
  typeof people === 'number' ? people : 1

/** The answers to one meeting, the newest first. */
export type Headcount = {
  /** How many people will come. */
  heads: number
  /** The `Latest` answers; each is in `yes`, in `no`, or says neither. */
  answers: readonly Answer[]
  yes: readonly Answer[]
  no: readonly Answer[]
  /** Of `yes`. */
  members: readonly Answer[]
  visitors: readonly Answer[]
  /** Answers that a newer answer of the same person has replaced. */
  replaced: readonly Answer[]
  /** Tells the people of all answers apart. */
  personOf: PersonOf
}

/** @param answers to one meeting, the newest first, each with how it counts */
export function countHeads(
  answers: Iterable<readonly [Answer, Version]>,
  personOf: PersonOf = personsAmong([...answers].map(([answer]) => answer)),
): Headcount {
  const all = [...answers]
  const answersAs = (wanted: Version) =>
    all.flatMap(([answer, version]) => (version === wanted ? answer : []))
  const latest = answersAs('Latest')
  const yes = latest.filter(isComing)
  return {
    heads: yes.reduce((sum, answer) => sum + headsOf(answer), 0),
    answers: latest,
    yes,
    no: latest.filter(isDeclined),
    members: yes.filter((answer) => !isVisitor(answer)),
    visitors: yes.filter(isVisitor),
    replaced: answersAs('Replaced'),
    personOf,
  }
}

const noAnswers = countHeads([])

const answerList = { prefix: requestKinds['meeting-answers'].prefix, live: meetingAnswers }

/** Tells the people of all answers apart, of every meeting. */
const selectPersonOf = createSelector([meetingAnswers.selectAll], personsAmong)

/** How each answer outside the trash counts, the newest first. */
export const selectVersions = createSelector(
  [meetingAnswers.selectAll, (root: object) => selectWithdrawn(root, answerList), selectPersonOf],
  versionsOf,
)

/** The answers outside the trash, the newest first. */
export const selectAnswers = createSelector([selectVersions], (versions) => [...versions.keys()])

/** The `Latest` answers. */
export const selectLatestAnswers = createSelector([selectVersions], latestIn)

/** Answers in the trash are among them: a person may have come with such an answer. */
export const selectAnswersById = (root: object): { readonly [id: string]: Answer } =>
  meetingAnswers.selectState(root).entities

/** The answers to each meeting, by its key. */
const selectHeadcounts = createSelector([selectVersions, selectPersonOf], (versions, personOf) => {
  const byMeeting = groupBy(versions, ([answer]) => meetingOf(answer))
  return new Map([...byMeeting].map(([key, all]) => [key, countHeads(all, personOf)]))
})

/** The answers to a meeting, counted. The same object while no answer changes. */
export const selectHeadcount = (root: object, meeting: Pick<Meeting, 'id' | 'meetingDate'>) =>
  selectHeadcounts(root).get(meetingKey(meeting)) ?? noAnswers

/** The dates that a record has held, by its answers, the last date first. */
export const selectDates = createSelector([selectAnswers], (answers) => {
  const byRecord = groupBy(answers, ({ meetingId = '' }) => meetingId)
  const datesOf = (all: readonly Answer[]) =>
    new Set(all.map(({ meetingDate = '' }) => meetingDate))
  return new Map([...byRecord].map(([id, all]) => [id, [...datesOf(all)].sort().reverse()]))
})

const noDates: readonly string[] = []

export const selectDatesOf = (root: object, meetingId: string): readonly string[] =>
  selectDates(root).get(meetingId) ?? noDates

/** The members that visitors name, by name, each with the visitors invited. */
export function invitersOf(visitors: readonly Answer[]): [inviter: string, invited: Answer[]][] {
  const byInviter = groupBy(visitors, ({ invitedBy = '' }) =>
    invitedBy.toLowerCase().replace(/\s+/g, ' '),
  )
  return [...byInviter.values()]
    .map((invited): [string, Answer[]] => [invited[0]!.invitedBy ?? '', invited])
    .sort(([a], [b]) => compareNames(a, b))
}
