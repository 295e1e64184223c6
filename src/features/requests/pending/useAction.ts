import { useState } from 'react'
import { useNameOf } from '@/features/people/desk'
import { isConflict } from '@/shared/firestore/errors'
import { messageOf, throwMessageOf } from '@/shared/firestore/messageOf'
import { newSubmissionId } from '@/shared/requests/reference'
import { versionOf, type Review, type Target } from '@/shared/requests/review'
import { useExpectedVersion } from './useExpectedVersion'
import type { Action } from '../review/changes'
import { useApplyActionMutation } from '../review/reviewApi'
import { requestWords } from '../review/reviewWords'

/**
 * The actions on a request by a button, or by a form.
 *
 * @param record for a form: the version shown when it was opened is the expected one
 */
export function useAction(target: Target, record: { review?: Review } = {}) {
  const words = requestWords(useNameOf())
  const [expectedVersion, setExpectedVersion] = useExpectedVersion(record)
  const [applyAction, { isLoading, isSuccess }] = useApplyActionMutation()
  // It stays the same until a change is saved: so trying again writes once.
  const [buttonId, setButtonId] = useState(newSubmissionId)
  /** Of the button. */
  const [failure, setFailure] = useState<string>()
  const reset = () => setFailure(undefined)

  async function apply(action: Action, id: string, version?: number) {
    reset()
    const { error: failed } = await applyAction({ target, expectedVersion: version, id, action })
    if (isConflict<Review | undefined>(failed)) {
      setExpectedVersion(versionOf({ review: failed.current }))
    }
    return failed
  }

  /** For a button. @returns whether it is saved */
  async function press(action: Action, version?: number) {
    const failed = await apply(action, buttonId, version)
    if (failed === undefined) setButtonId(newSubmissionId())
    else setFailure(messageOf(failed, words))
    return failed === undefined
  }

  /** For a form, which shows the thrown error. */
  async function submit(action: Action, id: string, version?: number) {
    throwMessageOf(await apply(action, id, version), words)
  }

  return { expectedVersion, isLoading, isSuccess, failure, press, submit, reset }
}
