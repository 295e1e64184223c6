import { firestoreApi } from '@/shared/firestore/api'
import { alreadyStored, attempt, KnownError, noRecord } from '@/shared/firestore/errors'
import { commit } from '@/shared/firestore/submit'
import { mostRights, rightsSubmission, type RightsKind } from '@/shared/requests/rights'

type Asking = {
  /** Of the status of the request. */
  key: string
  id: string
  kind: RightsKind
  text?: string
  /** Whether an earlier try under this id had another text. */
  isChanged: boolean
}

/** Sends a rights request. Sending it again with the same id makes no second one. */
export const { useAskForRightsMutation } = firestoreApi.injectEndpoints({
  endpoints: (build) => ({
    /** The result is false if the request was withdrawn or erased in the meantime. */
    askForRights: build.mutation<boolean, Asking>({
      queryFn: (asking) => attempt(() => ask(asking)),
    }),
  }),
})

async function ask({ key, id, kind, text, isChanged }: Asking): Promise<boolean> {
  const { isSaved, data } = await commit('request_status', key, (status, { now }) => {
    if (status === undefined) throw noRecord()
    const rights = rightsIn(status)
    if (id in rights || isOver(status, kind)) return undefined
    if (Object.keys(rights).length >= mostRights) throw tooMany()
    return rightsSubmission(key, id, { kind, text }, now)
  })
  if (isSaved) return true
  const hasArrived = id in rightsIn(data ?? {})
  // Its answer was lost, and what the visitor reads now is not what was sent.
  if (hasArrived && isChanged) throw alreadyStored()
  return hasArrived
}

type Stored = { [field: string]: unknown }

const rightsIn = ({ rights }: Stored): object =>
  typeof rights === 'object' && rights !== null ? rights : {}

/** In another tab, or at the desk. */
const isOver = ({ state, withdrawnAt }: Stored, kind: RightsKind) =>
  state === 'erased' ? kind !== 'Complain' : kind === 'Withdraw' && withdrawnAt !== undefined

const tooMany = () =>
  new KnownError(
    'too-many',
    `You have already sent ${mostRights} of these. Please contact the office.`,
  )
