import { useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import type { AnyObject, InferType, ObjectSchema } from 'yup'
import { firestoreApi } from '@/shared/firestore/api'
import { submitRequest, type Sent, type Submission } from '@/shared/firestore/submit'
import { withLanguage } from '@/shared/language'
import { requestKinds, type RequestKind } from '@/shared/requests/kinds'
import { referenceOf } from '@/shared/requests/reference'

export const { useSubmitRequestMutation } = firestoreApi.injectEndpoints({
  endpoints: (build) => ({
    submitRequest: build.mutation<Sent, Submission>(submitRequest),
  }),
})

type Options<Values, Schema extends ObjectSchema<AnyObject>> = {
  kind: RequestKind
  /** Of the record. */
  schema: Schema
  /** The record to store for the values of the form. */
  toRecord: (values: Values) => Omit<InferType<Schema>, 'createdAt'>
  /** The query of the confirming page's address. */
  searchOf?: (values: Values) => string
  /** Key under which the draft is saved. */
  draft: string
  /** Stores a record, where that is more than the mutation. */
  submit?: (submission: Submission) => { unwrap: () => Promise<Sent> }
}

/** The props of a `Form` that stores a record and then shows its `ReceivedPage`. */
export function useSubmission<Values, Schema extends ObjectSchema<AnyObject>>(
  options: Options<Values, Schema>,
) {
  const [submitAlone] = useSubmitRequestMutation()
  const { kind, schema, toRecord, searchOf, draft, submit = submitAlone } = options
  const { form, prefix } = requestKinds[kind]
  const navigate = useNavigate()
  const sent = useRef<Sent>(undefined)
  const search = useRef('')
  return {
    onSubmit: async (typed: Values, id: string) => {
      search.current = searchOf?.(typed) ?? ''
      const fields = Object.keys(schema.fields)
      const values = withLanguage(toRecord(typed))
      sent.current = await submit({ kind, id, values, fields }).unwrap()
    },
    onDone: (id: string) =>
      navigate(
        // Without a key, if a version that another tab has sent is kept.
        `${form}received/${referenceOf(prefix, id)}${search.current}#${sent.current?.key ?? ''}`,
        // The state lasts over a reload, and comes with no link.
        { replace: true, state: { isSent: true } },
      ),
    draft,
    canKeep: true,
    referencePrefix: prefix,
  }
}
