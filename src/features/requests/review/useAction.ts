import { useRef, useState } from 'react'
import { useNameOf } from '@/features/people/desk'
import { isConflict } from '@/shared/firestore/errors'
import { messageOf, throwMessageOf } from '@/shared/firestore/messageOf'
import { newSubmissionId } from '@/shared/requests/reference'
import { versionOf, type Review, type Target } from '@/shared/requests/review'
import type { Action } from './changes'
import { useApplyActionMutation } from './reviewApi'
import { requestWords } from './reviewWords'

/**
 * The actions on a request by a button, or by a form.
 *
 * @param record for a form: the version shown when it was opened is the expected one
 */
export function useAction(target: Target, record: { review?: Review } = {}) {
  const words = requestWords(useNameOf())
  const [expectedVersion, setExpectedVersion] = useState(() => versionOf(record))
  const [applyAction, { isLoading, isSuccess }] = useApplyActionMutation()
  /** The press that is not known to be saved: pressed again, it keeps its id, and is written once. */
  const unsaved = useRef<{ id: string; text: string }>(undefined)
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
    const text = JSON.stringify(action)
    if (unsaved.current?.text !== text) unsaved.current = { id: newSubmissionId(), text }
    const failed = await apply(action, unsaved.current.id, version)
    if (failed === undefined) unsaved.current = undefined
    else setFailure(messageOf(failed, words))
    return failed === undefined
  }

  /** For a form, which shows the thrown error. */
  async function submit(action: Action, id: string, version?: number) {
    throwMessageOf(await apply(action, id, version), words)
  }

  return { expectedVersion, isLoading, isSuccess, failure, press, submit, reset }
}
