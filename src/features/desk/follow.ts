import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit'
import { matchRoutes } from 'react-router-dom'
import { type AdminCollection, collectionById, collections } from '@/features/requests/api'

const listsOf = (...ids: string[]) => ids.flatMap((id) => collectionById(id) ?? [])

// Which answers are withdrawn, the rights requests know.
const answers = listsOf('meeting-answers', 'rights')

/**
 * The lists of requests that each page of the desk shows. Each record of a list that is followed is billed as a read.
 */
const shownOn = {
  '/memberlist': collections,
  '/member/:id': collections,
  '/request/:collection/:id': collections,
  '/desk': collections,
  '/desk/enter/:collection': collections,
  '/desk/committee': listsOf('registrations', 'growth-fund', 'diamond-club'),
  '/desk/activity': collections,
  '/desk/trash': collections,
  '/desk/report': collections,
  '/desk/attendance': listsOf('registrations', 'meeting-answers', 'rights'),
  '/desk/members': [],
  '/desk/members/import': [],
  '/desk/members/approved': listsOf('registrations', 'rights'),
  '/desk/members/figures': [],
  '/desk/members/:id': [],
  // Receipts are read by their own page.
  '/desk/receipts': [],
  '/desk/meetings': answers,
  '/desk/meetings/:id': answers,
  '/desk/meetings/:id/door': answers,
  '/desk/meetings/:id/change': [],
  '/desk/meetings/plan': [],
  '/MonthlyMeetingVenue': [],
  '/desk/people': [],
  '/desk/settings': [],
}

/** The pages that show the list of members. Those that need a few ask for them. */
const withMembers: readonly string[] = [
  '/desk/attendance',
  '/desk/members',
  '/desk/members/import',
  '/desk/members/figures',
  '/desk/members/:id',
  '/desk/meetings/:id',
  '/desk/meetings/:id/door',
] satisfies (keyof typeof shownOn)[]

const routes = Object.entries(shownOn).map(([path, lists]) => ({ path, lists }))

const pageAt = (pathname: string) => matchRoutes(routes, pathname)?.at(-1)?.route

/** Whether the page at an address shows the list of members. */
export const showsMembers = (pathname: string) => withMembers.includes(pageAt(pathname)?.path ?? '')

/** Where the menu is behind a button. */
export const phoneScreen = '(max-width: 599.95px)'

type Follow = ThunkAction<void, object, unknown, UnknownAction>

const follow =
  (lists: Iterable<AdminCollection>): Follow =>
  (dispatch, getState) => {
    for (const { live } of lists) {
      const isFollowed = live.selectState(getState()).status !== 'idle'
      if (!isFollowed) void dispatch(live.endpoint.initiate())
    }
  }

/** Follows all lists: the search of the desk looks through them. */
export const followAllLists = () => follow(collections)

/**
 * Follows the lists that an address of the desk shows; all of them where the menu counts them. They are
 * followed until the session ends: to open a list again would read all of it again.
 */
export function followLists(pathname: string, isMenuShown: boolean): Follow {
  const route = pageAt(pathname)
  if (route === undefined) return follow([])
  return follow(isMenuShown ? new Set([...collections, ...route.lists]) : route.lists)
}
