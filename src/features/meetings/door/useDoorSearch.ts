import { useState } from 'react'
import type { MemberRow } from '@/features/members/desk'
import type { Guest } from '../door-search/guests'
import { membersWithoutReply } from '../door-search/membersAtDoor'
import { searchGuests } from '../door-search/searchGuests'
import { matchToEnter } from './matchToEnter'

type Lists = Parameters<typeof matchToEnter>[1] & {
  guests: readonly Guest[]
  members: readonly MemberRow[]
}

/** The search at the door, and what Enter takes of what it shows. */
export function useDoorSearch({ guests, members, ...lists }: Lists) {
  const [query, setQuery] = useState('')
  /** The search in which Enter was pressed last. */
  const [entered, setEntered] = useState('')
  const found = {
    guests: searchGuests(guests, query),
    // Who has not replied, is known once the replies are here.
    members: lists.missing === undefined ? membersWithoutReply(members, guests, query) : [],
  }
  const match = matchToEnter(found, lists)
  const isRefused = query.trim() !== '' && entered === query && 'refusal' in match
  return {
    query,
    setQuery,
    found,
    match,
    /** Why Enter took none. */
    refusal: isRefused ? match.refusal : undefined,
    markEntered: () => setEntered(query),
  }
}
