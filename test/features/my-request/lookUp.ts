import { inject } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aRegistration, type Sample, type Value } from '@scripts/samples/records'
import { aReviewIn } from '@scripts/samples/reviews'
import { firestoreFor } from '@test/support/emulators/firestore'
import type { State } from '@/shared/requests/steps'
import { referenceOf } from '@/shared/requests/reference'
import { requestKinds, type RequestKind } from '@/shared/requests/kinds'
import { statusDocuments } from '@/shared/requests/status'

const firestore = firestoreFor()

export const emulator = `http://${inject('firestore')}`

export const day = 86_400_000

export const received = new Date(Date.now() - 5 * day)

export const reference = page.getByLabelText(/^Reference number/)

export const mobile = page.getByLabelText(/^Mobile/)

export const lookUp = page.getByRole('button', { name: 'Look up' })

export const main = page.getByRole('main')

/** Stores a request with its status. */
export async function seedRequest(
  kind: RequestKind,
  { id, data }: Sample,
  more: Record<string, Value> = {},
) {
  const { path, prefix } = requestKinds[kind]
  const record: Record<string, Value> = { ...data, createdAt: received, ...more }
  const { key, documents } = await statusDocuments(kind, id, record)
  await firestore.seed({ [path]: [{ id, data: record }] })
  for (const beside of documents) {
    const [collection = '', document = ''] = beside.path.split('/')
    await firestore.seed({
      [collection]: [{ id: document, data: beside.set as Record<string, Value> }],
    })
  }
  const status = (fields: { [name: string]: unknown }) =>
    firestore.seed({ request_status: [{ id: key, data: fields as Record<string, Value> }] })
  const lookup = documents[2].path.replace('request_lookups/', '')
  return { key, lookup, record, status, reference: referenceOf(prefix, id) }
}

export async function registration(state: State = 'received', more: Record<string, Value> = {}) {
  const { review } = aReviewIn('registrations', state, ['admin'], new Date(Date.now() - day))
  return seedRequest('registrations', aRegistration(1), { ...(review && { review }), ...more })
}

export async function type(number: string, phone: string) {
  await userEvent.fill(reference, number)
  await userEvent.fill(mobile, phone)
  await userEvent.click(lookUp)
}
