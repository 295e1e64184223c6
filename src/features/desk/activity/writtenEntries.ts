import { createSelector } from '@reduxjs/toolkit'
import { earlierDayAddress, meetingAddress, type MinutesVersion } from '@/features/meetings/desk'
import { importAddress, type ImportRecord } from '@/features/members/desk'
import { addressOf, type Requests, requestLists } from '@/features/requests/api'
import type { AdminRecord } from '@/shared/collectionConfig'
import { referenceOf } from '@/shared/requests/reference'
import type { HistoryEntry } from '@/shared/requests/review'
import { counted } from '@/shared/text/counted'
import { calendarDay } from '@/shared/text/dateText'
import type { Export } from '@/shared/desk/export/recordExport'
import type { Line } from './deskEntries'
import { exportsInWords } from './exportEntries'

/*
 * Documents of the desk without an entry in a history: each has its author and its time.
 */

type Written = Pick<HistoryEntry, 'id' | 'by' | 'atMillis'>
type MinutesEntry = Written & { minutes: MinutesVersion }
type OnBehalf = Written & { list: Requests; record: AdminRecord }

type ImportEntry = Written & { listed: ImportRecord; isUndo: boolean }

type ExportsEntry = Written & { exports: readonly Export[] }

/** An entry that the database is asked for, by its filters. */
export type ListedEntry = HistoryEntry | ExportsEntry

/** One line of Activity. */
export type ActivityItem = ListedEntry | MinutesEntry | OnBehalf | ImportEntry

/** Their kinds, for the filter. */
export const writtenLabels = {
  exports: 'Exports',
  minutes: 'Minutes',
  onBehalf: 'Entered on behalf',
}

export const kindOfWritten = (item: ActivityItem): keyof typeof writtenLabels | undefined =>
  'minutes' in item
    ? 'minutes'
    : 'record' in item
      ? 'onBehalf'
      : isExports(item)
        ? 'exports'
        : undefined

export const isExports = (item: object): item is ExportsEntry =>
  Array.isArray((item as Partial<ExportsEntry>).exports)

export const minutesEntry = (minutes: MinutesVersion): MinutesEntry => ({
  id: `meeting_minutes/${minutes.id}`,
  by: minutes.by ?? '',
  atMillis: minutes.atMillis,
  minutes,
})

/** An import of members, and its undoing. */
export const importEntries = (listed: ImportRecord): ImportEntry[] => {
  const { id, by, atMillis, undo } = listed
  const started = { id: `imports/${id}`, by, atMillis, listed, isUndo: false }
  if (undo === undefined) return [started]
  return [
    started,
    { id: `imports/${id}/undo`, by: undo.by, atMillis: undo.atMillis, listed, isUndo: true },
  ]
}

export const isOfImport = (item: ActivityItem) => 'listed' in item

/** The forms that administrators have typed in, of the lists that have arrived. */
export const selectOnBehalf = createSelector(
  requestLists.map((list) => list.live.selectAll),
  (...all): OnBehalf[] =>
    all.flatMap((records, index) =>
      records.flatMap((record) => {
        const list = requestLists[index]!
        const { entered, createdAtMillis: atMillis } = record
        if (entered === undefined) return []
        return [{ id: `${list.id}/${record.id}`, by: entered.by, atMillis, list, record }]
      }),
    ),
)

/** All in one order, the newest first. */
export const newestFirst = (items: readonly ActivityItem[]) =>
  items.toSorted((a, b) => (b.atMillis ?? 0) - (a.atMillis ?? 0))

/**
 * The line of an entry that has no history.
 *
 * @param name of the applicant
 * @param day of the meeting by now: its record may have moved to another day since
 */
export function writtenInWords(
  item: Exclude<ActivityItem, HistoryEntry>,
  name?: string,
  day?: string,
): Line {
  if ('exports' in item) return exportsInWords(item.exports)
  if ('listed' in item) {
    return {
      words: importInWords(item),
      about: 'Members',
      title: item.listed.file,
      to: importAddress,
    }
  }
  if ('minutes' in item) {
    const { v, isErasure, meetingDate = '', meetingId = '' } = item.minutes
    return {
      words: isErasure
        ? 'changed the minutes and erased the earlier versions'
        : v === 1
          ? 'wrote the minutes'
          : 'changed the minutes',
      about: 'Meetings',
      title: calendarDay(meetingDate),
      to:
        day === meetingDate ? meetingAddress(meetingId) : earlierDayAddress(meetingId, meetingDate),
    }
  }
  const { list, record } = item
  const reference = referenceOf(list.prefix, record.id)
  return {
    words: 'entered it for the applicant',
    about: list.label,
    title: name === undefined ? reference : `${name}, ${reference}`,
    text: record.entered?.how,
    to: addressOf(list, record.id),
    state: { list: `list=${list.id}` },
  }
}

function importInWords({ listed: { rows, state, undo }, isUndo }: ImportEntry): string {
  if (isUndo) return state === 'undoing' ? 'began to undo an import' : 'undid an import'
  const isOver = state !== 'open' || undo !== undefined
  return `${isOver ? 'imported' : 'began to import'} a list of ${counted(rows, 'row')}`
}
