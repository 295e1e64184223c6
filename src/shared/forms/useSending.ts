import { useState } from 'react'
import type { AnyObject, ObjectSchema } from 'yup'
import { wasRefused } from '@/shared/firestore/errors'
import type { Typed } from './drafts'
import type { useDraft } from './useDraft'

type Sending<Values> = {
  schema: ObjectSchema<AnyObject>
  draft: ReturnType<typeof useDraft>
  onSubmit: (values: Values, id: string) => Promise<unknown> | void
  /** Called with the id of what is stored, once nothing is left to do for it. */
  onStored: (id: string) => Promise<void>
}

/**
 * Sends what a form gives out, each submission under an id of its own until it is stored.
 * `arrived` is the id of a first version that is stored although its answer was lost, while
 * what was changed since then was refused.
 */
export function useSending<Values>({ schema, draft, onSubmit, onStored }: Sending<Values>) {
  const [arrived, setArrived] = useState<string>()

  async function send(values: Values) {
    const { id, earlier } = draft.claimId()
    setArrived(undefined)
    try {
      await onSubmit(values, id)
    } catch (thrown) {
      if (earlier === undefined || !wasRefused(thrown)) throw thrown
      if (!(await isStored(earlier, id))) throw thrown
      setArrived(id)
      return
    }
    await onStored(id)
  }

  /**
   * Whether what was typed earlier stands under this id. Sending it once more does no harm:
   * the rules take an identical repeat, and refuse any other.
   */
  async function isStored(earlier: Typed, id: string): Promise<boolean> {
    try {
      await onSubmit(schema.validateSync(earlier) as Values, id)
      return true
    } catch {
      return false
    }
  }

  return { send, arrived, forgetArrived: () => setArrived(undefined) }
}
