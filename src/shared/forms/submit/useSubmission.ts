import { useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Submission } from '@/shared/firestore/submit'
import { referenceOf } from '@/shared/requests/reference'

type Options<Values, Fields> = {
  /** The trigger of the mutation that stores a record, with the key of its status. */
  submit: (submission: Submission<Fields>) => { unwrap: () => Promise<unknown> }
  /** The record to store for the values of the form. */
  toRecord: (values: Values) => Submission<Fields>['values']
  /** Address of the form. The page that confirms a submission is below it. */
  path: string
  referencePrefix: string
  /** The query of the confirming page's address. */
  searchOf?: (values: Values) => string
  /** Key under which the draft is saved. */
  draft: string
}

/** The props of a `Form` that stores a record and then shows its `ReceivedPage`. */
export function useSubmission<Values, Fields>(options: Options<Values, Fields>) {
  const { submit, toRecord, path, referencePrefix, searchOf, draft } = options
  const navigate = useNavigate()
  const statusKey = useRef<unknown>(null)
  const search = useRef('')
  return {
    onSubmit: async (values: Values, id: string) => {
      search.current = searchOf?.(values) ?? ''
      statusKey.current = await submit({ id, values: toRecord(values) }).unwrap()
    },
    onDone: (id: string) =>
      navigate(
        // Without a key, if a version that another tab has sent is kept.
        `${path}received/${referenceOf(referencePrefix, id)}${search.current}#${String(statusKey.current ?? '')}`,
        { replace: true },
      ),
    draft,
    canKeep: true,
    referencePrefix,
  }
}
