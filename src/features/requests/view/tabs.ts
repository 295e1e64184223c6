import type { AdminRecord } from '@/shared/collectionConfig'
import { clockOf } from '@/shared/requests/promiseClock'
import { isOpen } from '@/shared/requests/review'
import type { ListContext } from '../columns/listContext'
import type { View } from './view'

type Conditions = Pick<View, 'state' | 'assignee' | 'due'>

/** The views of a list that are one press away. */
export const tabs = {
  pending: { label: 'Pending', conditions: { state: 'open', assignee: '', due: '' } },
  mine: { label: 'Mine', conditions: { state: 'open', assignee: 'me', due: '' } },
  overdue: { label: 'Overdue', conditions: { state: 'open', assignee: '', due: 'over' } },
  all: { label: 'All', conditions: { state: 'all', assignee: '', due: '' } },
} satisfies { [tab: string]: { label: string; conditions: Conditions } }

export type Tab = keyof typeof tabs

export const tabNames = Object.keys(tabs) as Tab[]

/** How many records each tab would show. */
export type TabCounts = Record<Tab, number>

/** The tab that a view is; undefined if it has other conditions of the review. */
export const tabOf = ({ state, assignee, due }: Conditions): Tab | undefined =>
  tabNames.find((name) => {
    const { conditions } = tabs[name]
    return conditions.state === state && conditions.assignee === assignee && conditions.due === due
  })

/** The conditions of a view without those that its tab says already. */
export function besidesTab<Of extends Conditions>(view: Of): Conditions {
  const { state, assignee, due } = view
  return tabOf(view) === undefined
    ? { state, assignee, due }
    : { state: 'open', assignee: '', due: '' }
}

export function countTabs(
  records: readonly AdminRecord[],
  { me, days, now }: Pick<ListContext, 'me' | 'days' | 'now'>,
): TabCounts {
  const counts = { pending: 0, mine: 0, overdue: 0, all: records.length }
  for (const record of records) {
    if (!isOpen(record)) continue
    counts.pending += 1
    const assignee = record.review?.assignee
    if (assignee !== undefined && assignee === me) counts.mine += 1
    if (days !== undefined && clockOf(record, days, now)?.isOver === true) counts.overdue += 1
  }
  return counts
}
