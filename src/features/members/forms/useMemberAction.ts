import { useState } from 'react'
import { isConflict } from '@/shared/firestore/errors'
import { throwMessageOf, type ErrorWords } from '@/shared/firestore/messageOf'
import { useApplyMemberActionMutation } from '../api'
import type { MemberRecord } from '../makeMember'
import type { MemberAction } from '../memberChanges'

const words: ErrorWords = {
  conflict: () =>
    'A colleague has changed this member first. Nothing was saved. The page shows the member as it is now: look at the history, and try again.',
}

/** An action on a member by a form, which shows the thrown error. The version shown at its opening is the expected one. */
export function useMemberAction({ id: target, v }: MemberRecord) {
  const [applyAction] = useApplyMemberActionMutation()
  const [expectedVersion, setExpectedVersion] = useState(v)

  return async (action: MemberAction, id: string) => {
    // A note overwrites nothing.
    const expected = action.kind === 'note' ? undefined : expectedVersion
    const { error } = await applyAction({ target, expectedVersion: expected, id, action })
    if (isConflict<MemberRecord>(error)) setExpectedVersion(error.current.v)
    throwMessageOf(error, words)
  }
}
