import { createSelector } from '@reduxjs/toolkit'
import type { AdminRecord } from '@/shared/collectionConfig'
import { collections, type AdminCollection } from './collections'
import { dateInIndia, dayMillis, indiaOffset } from '@/shared/text/dateText'
import { isOpen } from '@/shared/requests/review'
import { clockOf } from '@/shared/requests/promiseClock'
import { isDecided, type DecidedKind } from '@/shared/requests/steps'

/** A list of requests, which administrators decide about. */
export type Requests = AdminCollection & { id: DecidedKind }

/** Meeting answers are not decided. */
export const requestLists = collections.filter((list): list is Requests => isDecided(list.id))

/** Days that a request may be unassigned. */
export const daysWithout = 3

/** The limits that a request is measured against. */
export type Measure = {
  /** The administrator at the page. */
  uid: string | null
  /** Midnight in India: a request of before this moment has been unassigned for too long. */
  before: number
  /** Days promised for its kind. */
  days: number | undefined
  /** In milliseconds since 1970. */
  now: number
}

export type Waiting = { assignedToMe: number; unassigned: number; overdue: number }

/** Requests of before this moment have been unassigned for more than the days allowed. */
export const unassignedBefore = (now: number) =>
  Date.parse(dateInIndia(now - daysWithout * dayMillis)) - indiaOffset

/** The last day of such requests, for the address of a list: `2026-11-21`. */
export const unassignedUntil = (now: number) => dateInIndia(now - (daysWithout + 1) * dayMillis)

/** Creates the selector of the waiting requests of a list. It counts again only when the list has changed. */
const createSelectOpen = ({ live }: Requests) =>
  createSelector([live.selectAll], (records): readonly AdminRecord[] => records.filter(isOpen))

const openSelectors = new Map(requestLists.map((list) => [list.id, createSelectOpen(list)]))

/** The requests of a list with which the office still has something to do, the newest first. */
export const selectOpen = (root: object, kind: DecidedKind) => openSelectors.get(kind)!(root)

const createSelectWaiting = (kind: DecidedKind) =>
  createSelector(
    [
      openSelectors.get(kind)!,
      (_root: object, measure: Measure) => measure.uid,
      (_root: object, measure: Measure) => measure.before,
      (_root: object, measure: Measure) => measure.days,
      (_root: object, measure: Measure) => measure.now,
    ],
    (open, uid, before, days, now): Waiting => {
      const waiting = { assignedToMe: 0, unassigned: 0, overdue: 0 }
      for (const record of open) {
        const { review, createdAtMillis: at } = record
        if (review?.assignee === undefined) {
          if (at !== null && at < before) waiting.unassigned += 1
        } else if (review.assignee === uid) {
          waiting.assignedToMe += 1
        }
        if (days !== undefined && clockOf(record, days, now)?.isOver === true) waiting.overdue += 1
      }
      return waiting
    },
  )

const waitingSelectors = new Map(
  requestLists.map(({ id }) => [id, createSelectWaiting(id)] as const),
)

export const selectWaiting = (root: object, kind: DecidedKind, measure: Measure) =>
  waitingSelectors.get(kind)!(root, measure)

export type NewestRequest = { list: Requests; record: AdminRecord }

const newestCount = 8

/** The newest open requests of all lists. */
export const selectNewest = createSelector(
  requestLists.map(({ id }) => openSelectors.get(id)!),
  (...all): NewestRequest[] =>
    all
      .flatMap((open, index) =>
        open.slice(0, newestCount).map((record) => ({ list: requestLists[index]!, record })),
      )
      .sort((a, b) => (b.record.createdAtMillis ?? 0) - (a.record.createdAtMillis ?? 0))
      .slice(0, newestCount),
)

/** Whether the whole list is there, so that a count of it is right. A list that has received nothing yet is not empty. */
export const isWhole = ({ live }: AdminCollection, root: object) => {
  const { status, staleSince, ids } = live.selectState(root)
  return status === 'ready' || (staleSince !== null && ids.length > 0)
}

/** Midnight in India some months ago, in milliseconds since 1970; if that month is shorter, of its last day. */
export function midnightMonthsAgo(now: number, months: number): number {
  const at = new Date(now + indiaOffset)
  const [year, month] = [at.getUTCFullYear(), at.getUTCMonth() - months]
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return Date.UTC(year, month, Math.min(at.getUTCDate(), lastDay)) - indiaOffset
}

/** How many records of a list, outside the trash, are from before a moment in milliseconds since 1970. */
export function countBefore({ selectRecords }: AdminCollection, root: object, before: number) {
  const records = selectRecords(root)
  let count = 0
  // The newest come first, and those without a date last.
  for (let index = records.length - 1; index >= 0; index -= 1) {
    const { createdAtMillis: at } = records[index]!
    if (at === null) continue
    if (at >= before) break
    count += 1
  }
  return count
}
