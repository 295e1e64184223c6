import { useNavigate } from 'react-router-dom'
import type { Submission } from '@/shared/firestore/submit'
import { referenceOf } from './reference'

type Kind<Values, Fields> = {
  /** The mutation that stores a record. */
  submit: (submission: Submission<Fields>) => { unwrap: () => Promise<unknown> }
  /** The record of a filled-in form. */
  toRecord: (values: Values) => Submission<Fields>['values']
  /** Address of the form; that of the page which confirms it follows from it. */
  path: string
  referencePrefix: string
  /** Name under which what is typed is kept. */
  draft: string
}

/**
 * What the `Form` of a stored form needs: how to send it, what to keep meanwhile, and where to
 * go when it has arrived.
 */
export function useSubmission<Values, Fields>(kind: Kind<Values, Fields>) {
  const { submit, toRecord, path, referencePrefix, draft } = kind
  const navigate = useNavigate()
  return {
    onSubmit: (values: Values, id: string) => submit({ id, values: toRecord(values) }).unwrap(),
    onDone: (id: string) =>
      navigate(`${path}received/${referenceOf(referencePrefix, id)}`, { replace: true }),
    draft,
    referencePrefix,
  }
}
