import { createSelector, lruMemoize } from '@reduxjs/toolkit'
import { shallowEqual } from 'react-redux'
import type { AdminRecord } from '@/shared/collectionConfig'
import { countStates } from './chart'
import type { AdminCollection } from '../collections'
import type { State } from '@/shared/requests/steps'
import type { Column } from '@/shared/desk/table/column'
import { compareNames } from '@/shared/text/compareNames'
import { columnsAt } from '../columns/columns'
import { noContext, type ListContext } from '../columns/listContext'
import { reviewFields } from '../columns/reviewColumns'
import { createFilter, createStateFilter } from './search'
import { countTabs } from './tabs'
import { isUnfiltered, type View } from './view'

type Records = readonly AdminRecord[]

const options = { memoize: lruMemoize, argsMemoize: lruMemoize }

/** The conditions of a view. A part of the context that none of them reads does not make it filter again. */
const conditionsOf = (_records: Records, view: View, context: ListContext = noContext) => {
  const { collection, search, filters, from, to, assignee, due, only, also } = view
  return {
    collection,
    search,
    filters,
    from,
    to,
    assignee,
    due,
    only,
    also,
    me: assignee === 'me' ? context.me : null,
    days: due === '' ? undefined : context.days,
    now: due === '' && filters.followUp === undefined ? 0 : context.now,
  }
}

/**
 * Creates a selector for the records that match a view, whatever their state. Each component that
 * shows a list has its own. It filters again only when the records or the conditions change.
 */
export const createSelectMatching = () =>
  createSelector(
    [(records: Records) => records, conditionsOf],
    (records, conditions): Records => {
      if (isUnfiltered(conditions)) return records
      const matches = createFilter(conditions, conditions)
      return records.filter((record) => record.id === conditions.also || matches(record))
    },
    { ...options, memoizeOptions: { equalityCheck: isSame } },
  )

/** The conditions are a new object each time. Two lists of records are never compared one by one. */
const isSame = (a: unknown, b: unknown) => a === b || (!Array.isArray(a) && shallowEqual(a, b))

/**
 * Creates a selector for the numbers of the matches in each state. They stay the same object while
 * they are the same, as after most changes.
 */
export const createSelectCounts = (selectMatching: ReturnType<typeof createSelectMatching>) =>
  createSelector([selectMatching], countStates, {
    ...options,
    memoizeOptions: { resultEqualityCheck: areSame },
  })

const areSame = (a: ReadonlyMap<State, number>, b: ReadonlyMap<State, number>) =>
  a.size === b.size && [...a].every(([state, count]) => b.get(state) === count)

/**
 * Creates a selector for the numbers beside the tabs: of the records that match the rest of the view. The last
 * result stays the same object while the numbers are the same.
 */
export function createSelectTabCounts(selectMatching: ReturnType<typeof createSelectMatching>) {
  const selectOfAll = createSelectMatching()
  const select = createSelector(
    [
      (matching: Records) => matching,
      (_matching: Records, { me }: ListContext) => me,
      (_matching: Records, { days }: ListContext) => days,
      (_matching: Records, { now }: ListContext) => now,
    ],
    (matching, me, days, now) => countTabs(matching, { me, days, now }),
    { ...options, memoizeOptions: { resultEqualityCheck: shallowEqual } },
  )
  return (records: Records, view: View, context: ListContext) => {
    const isOfAll = view.assignee === '' && view.due === ''
    const matching = isOfAll
      ? selectMatching(records, view, context)
      : selectOfAll(records, { ...view, assignee: '', due: '' }, context)
    return select(matching, context)
  }
}

/**
 * Creates a selector for the records that match a view in its state, in its order. It sorts again
 * only when the matches or the order change.
 */
export function createSelectRows(selectMatching = createSelectMatching()) {
  const selectFound = createSelector(
    [
      selectMatching,
      (_records: Records, view: View) => view.state,
      (_records: Records, view: View) => view.also,
    ],
    (matching, state, also): Records => {
      if (state === 'all') return matching
      const isWanted = createStateFilter(state)
      return matching.filter((record) => record.id === also || isWanted(record))
    },
    options,
  )
  return createSelector(
    [
      selectFound,
      (_records: Records, { collection, sort }: View, context: ListContext = noContext) =>
        sort === null ? undefined : sortColumn(collection, sort.field, context),
      (_records: Records, { sort }: View) => sort?.isDescending === true,
    ],
    (found, column, isDescending): Records =>
      column === undefined ? found : sorted(found, column, isDescending),
    options,
  )
}

/** Only the columns of the review depend on the context. */
function sortColumn(
  collection: AdminCollection,
  field: string,
  context: ListContext,
): Column | undefined {
  const columns = reviewFields.includes(field) ? columnsAt(collection, context) : collection.columns
  return columns.find((column) => column.field === field)
}

/** Sorted by a column. Empty values come last in both directions, and equal records keep their order. */
function sorted(records: Records, { sortValue }: Column, isDescending: boolean): Records {
  const sign = isDescending ? -1 : 1
  return records
    .map((record) => ({ record, key: toKey(sortValue(record)) }))
    .sort(({ key: a }, { key: b }) => {
      if (a === b) return 0
      if (a === '' || b === '') return a === '' ? 1 : -1
      // Old records may hold a number where others hold text. Numbers come first.
      if (typeof a !== typeof b) return typeof a === 'number' ? -1 : 1
      return sign * (typeof a === 'number' ? a - Number(b) : compareNames(a, String(b)))
    })
    .map(({ record }) => record)
}

/** Numbers as numbers, and everything else as text. */
function toKey(value: unknown): string | number {
  if (typeof value === 'number') return value
  if (typeof value === 'boolean') return value ? 0 : 1
  if (typeof value !== 'string') return Array.isArray(value) ? value.join(', ') : ''
  return value
}
