import { useState } from 'react'
import type { MeetingPlan } from './planSchema'
import type { Meeting } from '../schema'
import { ConflictDialog, type ConflictDialogProps } from './ConflictDialog'

/** Asks which of two versions of a meeting to keep; the answer is undefined if that is left open. */
export function useConflictDialog() {
  const [conflict, setConflict] = useState<ConflictDialogProps>()
  const choose = (theirs: Meeting, mine: Partial<MeetingPlan>) =>
    new Promise<'mine' | 'theirs' | undefined>((onChoice) =>
      setConflict({ theirs, mine, onChoice }),
    ).finally(() => setConflict(undefined))
  return { choose, dialog: conflict && <ConflictDialog {...conflict} /> }
}

export const notSavedYet =
  'Your changes are not saved yet. Another administrator has changed this meeting in the meantime.'
