import { afterAll, beforeEach } from 'vitest'
import type { Collections } from '@scripts/samples/records'
import type { firestoreFor } from '@test/support/emulators/firestore'

/** Each test of a file begins without a meeting of the samples; those come back for the other files. */
export function withoutSampleMeetings(firestore: ReturnType<typeof firestoreFor>) {
  let samples: Awaited<ReturnType<typeof firestore.list>> | undefined
  const deleteAll = async () => {
    const meetings = await firestore.list('monthly_meetings')
    await firestore.deleteAll(meetings.map(({ id }) => `monthly_meetings/${id}`))
    return meetings
  }
  beforeEach(async () => {
    const deleted = await deleteAll()
    samples ??= deleted
  })
  afterAll(async () => {
    await deleteAll()
    const meetings = (samples ?? []).map(({ id, ...data }) => ({ id, data }))
    await firestore.seed({ monthly_meetings: meetings } as Collections)
  })
}
