import type { AdminRecord } from '@/shared/collectionConfig'
import { documents, type DocumentId } from '@/shared/validation/documents'
import { counted } from '@/shared/text/counted'
import {
  calendarDay,
  dateInIndia,
  dateTimeInIndia,
  dayInIndia,
  shortDayInIndia,
} from '@/shared/text/dateText'
import { stateOf } from '@/shared/requests/review'
import { clockOf, type Clock } from '@/shared/requests/promiseClock'
import { states, statesOf, type Kind } from '@/shared/requests/steps'
import { sortableDateTime, textColumn, type Column } from '@/shared/desk/table/column'
import type { ListContext } from './listContext'

/** Remarks of the office, which a file or a print has only where they are asked for. */
export const remarkFields = ['reason', 'publicText', 'changedAt']

export const reviewFields = ['state', 'due', 'assignee', 'followUp', 'documents', ...remarkFields]

const wide = { width: 220 }

/** The columns of the review of a request. */
export function reviewColumns(kind: Kind, context: ListContext): Column[] {
  const order = statesOf(kind)
  const dueOf = (record: AdminRecord) =>
    context.days === undefined ? undefined : clockOf(record, context.days, context.now)
  const labelOf = (record: AdminRecord) => states[stateOf(record)].label
  const nameOf = ({ review }: AdminRecord) =>
    review?.assignee === undefined ? '' : context.nameOf(review.assignee)
  return [
    textColumn('state', 'Status', labelOf, {
      width: 190,
      sortValue: (record) => order.indexOf(stateOf(record)),
    }),
    textColumn('due', 'Due date', (record) => dueText(dueOf(record)), {
      // For a hundred days and more, in bold letters.
      width: 270,
      isDate: true,
      isUrgent: (record) => dueOf(record)?.isOver === true,
      sortValue: (record) => dueOf(record)?.dueAt,
      exported(record) {
        const due = dueOf(record)
        return due === undefined ? '' : dateInIndia(due.dueAt)
      },
    }),
    textColumn('assignee', 'Assigned to', nameOf, {
      width: 118,
      isVerbatim: true,
      exported: ({ review }) => nameInFiles(review?.assignee, context),
    }),
    textColumn('followUp', 'Follow up on', followUpText, {
      width: 135,
      isDate: true,
      sortValue: ({ review }) => review?.followUp?.on,
      exported: ({ review }) => review?.followUp?.on ?? '',
    }),
    textColumn('entered', 'Entered by the office', ({ entered }) => entered?.how ?? ''),
    textColumn('documents', 'Documents received', documentsText, wide),
    textColumn('reason', 'Office remarks', ({ review }) => review?.reason ?? '', wide),
    textColumn(
      'publicText',
      'Message to the applicant',
      ({ review }) => review?.public ?? '',
      wide,
    ),
    textColumn('changedAt', 'Changed', timeIn(dateTimeInIndia), {
      width: 172,
      isDate: true,
      sortValue: ({ review }) => review?.atMillis,
      exported: timeIn(sortableDateTime),
    }),
  ]
}

function followUpText({ review }: AdminRecord): string {
  const day = review?.followUp?.on
  return day === undefined ? '' : calendarDay(day)
}

const documentsText = ({ review }: AdminRecord) =>
  (Object.keys(documents) as DocumentId[])
    .filter((document) => review?.documents?.[document] !== undefined)
    .map((document) => documents[document])
    .join(', ')

const timeIn =
  (format: (millis: number) => string) =>
  ({ review }: AdminRecord) =>
    review?.atMillis == null ? '' : format(review.atMillis)

/** The day of the answer, and whether it is late. */
function dueText(due: Clock | undefined): string {
  if (due === undefined) return ''
  if (due.isStopped) return 'On hold: waiting for applicant'
  const day = dayInIndia(due.dueAt)
  return due.isOver
    ? `Overdue by ${counted(-due.daysLeft, 'day')} (${shortDayInIndia(due.dueAt)})`
    : day
}

/** In a file for others, "you" would be another person. */
function nameInFiles(uid: string | undefined, { me, people, nameOf }: ListContext): string {
  if (uid === undefined) return ''
  const person = people.find(({ id }) => id === uid)
  return person?.name ?? person?.email ?? (uid === me ? '' : nameOf(uid))
}
