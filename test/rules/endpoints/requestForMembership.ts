import { aRegistration, type Value } from '@scripts/samples/records'
import { aReviewIn } from '@scripts/samples/reviews'
import { statusesOf } from '@scripts/samples/statuses'
import type { firestoreFor } from '@test/support/emulators/firestore'

const before = new Date(Date.now() - 86_400_000)

type Fields = Record<string, Value>

/**
 * Stores sample registration number n, with its status, as it is once it is in a state.
 *
 * @param more in its review
 */
export async function storeRequest(
  firestore: ReturnType<typeof firestoreFor>,
  state: 'approved' | 'recommended',
  { n = 1, more = {} }: { n?: number; more?: Fields } = {},
) {
  const { id, data } = aRegistration(n, { createdAt: before })
  const { review } = aReviewIn('registrations', state, ['colleague'], before)
  const record = { ...data, review: { ...review, ...more } }
  const [ofKey, status] = statusesOf('registrations', id, record)
  await firestore.seed({
    New_Registration: [{ id, data: record }],
    request_keys: [{ id: ofKey.path.split('/')[1]!, data: ofKey.set as Fields }],
    request_status: [{ id: status.path.split('/')[1]!, data: status.set as Fields }],
  })
  return id
}
