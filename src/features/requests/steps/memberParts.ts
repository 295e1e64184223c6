import { createContext, type ComponentType } from 'react'
import type { AdminRecord } from '@/shared/collectionConfig'

/** In the form that approves: whether the member is made with it. Not ticked where that was pressed before. */
export type MemberTickProps = { record: AdminRecord; isTicked: boolean }

/** On the page of an approved request: its member, or that there is none yet. */
export type MemberBandProps = {
  record: AdminRecord
  /** Why no member was made with the approval. */
  notMade: string | undefined
}

/** Beside the other forms of a person or firm: the members who may be the same. */
export type SameMembersProps = { record: AdminRecord }

/** In the form that reopens: the consequence for the member. */
export type ReopenNoteProps = { record: AdminRecord }

/** The name of the tick in its form. */
export const memberTick = 'makesMember'

/** The parts of the members, who know the requests and are not known here: the shell of the desk brings them. */
export const MemberPartsContext = createContext<{
  Tick: ComponentType<MemberTickProps>
  Band: ComponentType<MemberBandProps>
  Same: ComponentType<SameMembersProps>
  ReopenNote: ComponentType<ReopenNoteProps>
} | null>(null)
