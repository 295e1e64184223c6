import { dayInWords } from '@/shared/text/dateText'
import { sortableDate } from '@/shared/desk/table/column'
import type { HistoryEntry } from '@/shared/requests/review'

type Day = { day: string; entries: HistoryEntry[] }

/** Entries under the local day on which they were made, in their order. */
export function byDay(entries: readonly HistoryEntry[]): Day[] {
  const today = sortableDate(new Date())
  const days: Day[] = []
  for (const entry of entries) {
    const date = entry.atMillis == null ? undefined : sortableDate(new Date(entry.atMillis))
    const words = date === undefined ? 'Unknown date' : dayInWords(date)
    const day = date === today ? `Today, ${words}` : words
    const last = days.at(-1)
    if (last?.day === day) last.entries.push(entry)
    else days.push({ day, entries: [entry] })
  }
  return days
}
