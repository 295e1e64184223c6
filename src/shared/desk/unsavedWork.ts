import { isExpired, type SessionChange } from '@/shared/firestore/live/liveState'

/*
 * Work that was pressed at the desk and is not written yet: steps, a change of many requests, check-ins. Each
 * is one field of its slice. When a session ends, the work leaves the store; only a session that expired keeps
 * it, for the same person, in this tab's memory.
 */

/** The work that a slice keeps after a session, and its words on the login page, without names. */
export type Unsaved<Work> = {
  /** Of an administrator whose session has expired, for them alone. */
  kept: { uid: string; work: Work } | null
  /** It is not written. */
  unwritten: string[]
  /** It was on its way, and no answer has come. */
  unsure: string[]
}

type Options<Name, Field extends keyof State, State extends Unsaved<unknown>> = {
  /** Of the slice. */
  name: Name
  /** The field of the slice that holds the work. */
  field: Field
  initialState: State
  /** Whether a closed tab would lose something. */
  isOpen: (work: State[Field], state: State) => boolean
  /**
   * Describes the work at the end of a session.
   *
   * @param isChosen a person has logged out: there is no reason to give
   * @returns the work as it is kept, its words, and other fields that stay
   */
  describe: (
    state: State,
    isChosen: boolean,
  ) => Pick<State, 'unwritten' | 'unsure'> & Partial<State>
}

export function createUnsavedWork<
  Name extends string,
  Field extends keyof State,
  State extends Unsaved<State[Field]>,
>({ name, field, initialState, isOpen, describe }: Options<Name, Field, State>) {
  return {
    /** The reducer of `sessionChanged`. */
    afterSession: (state: State, change: SessionChange | undefined): State => {
      const { from = null, to = null, reason = null } = change ?? {}
      if (to !== null) {
        const work = state.kept?.uid === to ? state.kept.work : initialState[field]
        return { ...initialState, [field]: work }
      }
      const described = describe(state, from === null || reason === null)
      const { [field]: work } = { ...state, ...described } as State
      return {
        ...initialState,
        ...described,
        [field]: initialState[field],
        kept: from !== null && isExpired(reason) ? { uid: from, work } : null,
      }
    },

    /** Whether any is open, also of an administrator whose session has expired. */
    selectIsOpen: ({ [name]: state }: { [slice in Name]: State }) =>
      isOpen(state[field], state) || (state.kept !== null && isOpen(state.kept.work, state)),
  }
}

/** The words of the slices on the login page. They are in the store once an administrator was signed in. */
const wordsIn = (root: object, name: 'unwritten' | 'unsure') =>
  Object.values(root as { [slice: string]: Partial<Unsaved<unknown>> })
    .flatMap((slice) => slice[name] ?? [])
    .join(', ')

/** Work that was not written when the session ended. */
export const selectUnwritten = (root: object) => wordsIn(root, 'unwritten')

/** Work that was on its way then; the answer never came. */
export const selectUnsure = (root: object) => wordsIn(root, 'unsure')
