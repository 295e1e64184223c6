import type { Source } from '@/shared/firestore/listen'
import { kindOfSettings, kindsOfPeople } from '@/shared/desk/history/historyWrites'
import { isOfMeeting, meetingEntryKinds } from '@/features/meetings/desk'
import { isOfMember, memberEntryKinds } from '@/features/members/desk'
import { entryKindLabels } from '@/features/requests/api'
import { type ActivityItem, isOfImport, kindOfWritten, writtenLabels } from './writtenEntries'

/** The filters of the page. Each is empty where all are shown. The day is YYYY-MM-DD. */
export type ActivityView = { person: string; kind: string; day: string }

export function parseActivity(address: string): ActivityView {
  const params = new URLSearchParams(address)
  const [person = '', kind = '', day = ''] = ['person', 'kind', 'day'].map(
    (name) => params.get(name) ?? '',
  )
  return { person, kind, day: /^\d{4}-\d\d-\d\d$/.test(day) ? day : '' }
}

/** Filters that are not set are left out. */
export const writeActivity = (view: ActivityView) =>
  new URLSearchParams(Object.entries(view).filter(([, value]) => value !== '')).toString()

/** The kinds of entries that the database is asked for, by the kind of the filter. */
const entryKinds: { [kind: string]: readonly string[] } = {
  ...Object.fromEntries(Object.keys(entryKindLabels).map((kind) => [kind, [kind]])),
  meeting: meetingEntryKinds,
  member: memberEntryKinds,
  people: kindsOfPeople,
  settings: [kindOfSettings],
}

/** The kinds of the filter, with their labels. */
export const kindOptions: readonly (readonly [kind: string, label: string])[] = [
  ['', 'All but exports'],
  ...Object.entries(entryKindLabels),
  ['meeting', 'Meetings'],
  ['member', 'Members'],
  ['people', 'People'],
  ['settings', 'Settings'],
  ...Object.entries(writtenLabels),
]

/** Entries that are listened to, and those that are read with each press. */
export const pageSize = 50

/**
 * The newest entries of a view. Exports have a collection of their own, so a flood of them hides nothing else.
 * Undefined: no history has entries of this kind.
 */
export function sourceOf(view: ActivityView): Exclude<Source, string> | undefined {
  const kinds = Object.hasOwn(entryKinds, view.kind) ? entryKinds[view.kind] : undefined
  const part = {
    where: [
      ...(view.person === '' ? [] : [['by', '==', view.person] as const]),
      ...(kinds === undefined ? [] : [['kind', 'in', kinds] as const]),
      ...(view.day === '' ? [] : daysIn(view.day)),
    ],
    newestBy: 'at',
    most: pageSize,
  }
  if (view.kind === 'exports') return { path: 'exports', ...part }
  return Object.hasOwn(writtenLabels, view.kind) ? undefined : { group: 'history', ...part }
}

const oneDay = 86_400_000

/** The borders of a day in India. */
function daysIn(day: string) {
  const start = Date.parse(`${day}T00:00+05:30`)
  return [
    ['at', '>=', new Date(start)],
    ['at', '<', new Date(start + oneDay)],
  ] as const
}

/** Whether an entry belongs to a view. A few kinds of entries are those of meetings, members and requests alike. */
export function isInView(entry: ActivityItem, { person, kind, day }: ActivityView): boolean {
  if (person !== '' && entry.by !== person) return false
  if (day !== '') {
    const [[, , start], [, , end]] = daysIn(day)
    const at = entry.atMillis ?? 0
    if (at < start.getTime() || at >= end.getTime()) return false
  }
  const written = kindOfWritten(entry)
  if (Object.hasOwn(writtenLabels, kind)) return written === kind
  if (isOfImport(entry)) return kind === '' || kind === 'member'
  if (!('kind' in entry)) return kind === ''
  if (kind === 'meeting') return isOfMeeting(entry)
  if (kind === 'member') return isOfMember(entry)
  return !Object.hasOwn(entryKinds, kind) || entryKinds[kind]!.includes(entry.kind)
}
