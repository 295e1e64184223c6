import type { BaseQueryApi } from '@reduxjs/toolkit/query'
import { currentUid } from '@/shared/auth/currentUid'
import { firestoreApi } from '@/shared/firestore/api'
import { attempt, isUsedUp, noRecord, toAppError } from '@/shared/firestore/errors'
import { usedUpAtDesk } from '@/shared/firestore/messageOf'
import { createReader } from '@/shared/firestore/live/readDocument'
import { commit, readHighest } from '@/shared/firestore/submit'
import { venueEntryOf, versionIn } from './meetingChanges'
import { meetingSchema, type Meeting, type MeetingChange } from '../schema'

/** The texts of section 8 of the specification. */
export const notLoaded = 'Failed to load existing meeting data.'
export const noMeeting = 'No meeting record found to update.'
const notSaved = 'Failed to update meeting venue. Please try again.'
export const saved = 'Meeting venue updated successfully!'

const path = 'monthly_meetings'

type Values = { [field: string]: unknown }

type Update = {
  id: string
  change: MeetingChange
  /** The meeting's `versionOf` when the change began. */
  expectedVersion: string
}

export const { useReadLatestMeetingQuery, useUpdateMeetingMutation } = firestoreApi.injectEndpoints(
  {
    endpoints: (build) => ({
      // Read again on every visit, because an administrator is about to change it.
      readLatestMeeting: build.query<Meeting | null, void>({
        queryFn: () => attempt(readLatest),
        keepUnusedDataFor: 0,
      }),

      /** The result is the saved meeting, or a `Conflict` if someone else saved first. */
      updateMeeting: build.mutation<Meeting, Update>({ queryFn: update }),
    }),
  },
)

const read = createReader(meetingSchema)

async function readLatest(): Promise<Meeting | undefined> {
  const [latest] = await readHighest(path, 'updatedAt', 1)
  return latest && read(latest.id, latest.data)
}

async function update(
  { id, change, expectedVersion }: Update,
  api: Pick<BaseQueryApi, 'getState'>,
) {
  try {
    const { isSaved, data } = await commit(path, id, (stored, sentinels) => {
      if (stored === undefined) throw noRecord()
      if (versionIn(stored) !== expectedVersion) return undefined
      const { id: entryId, entry } = venueEntryOf(stored, change, currentUid(api), sentinels)
      const record = `${path}/${id}`
      return [
        { path: record, update: { ...change, updatedAt: sentinels.now } },
        { path: `${record}/history/${entryId}`, set: entry },
      ]
    })
    const current = read(id, data ?? change)
    // Or an earlier try arrived and its answer was lost.
    if (isSaved || isChanged(current, change)) return { data: current }
    return { error: { status: 'conflict' as const, current } }
  } catch (thrown) {
    return { error: explain(thrown) }
  }
}

const isChanged = (meeting: Values, change: MeetingChange) =>
  Object.entries(change).every(([field, value]) => meeting[field] === value)

function explain(thrown: unknown) {
  const { code } = toAppError(thrown)
  if (isUsedUp(thrown)) return { code, message: `${usedUpAtDesk} What you typed is kept.` }
  return { code, message: code === 'not-found' ? noMeeting : notSaved }
}
