import { firestoreApi } from '@/shared/firestore/api'
import { attempt, isUsedUp, toAppError, usedUpAtDesk } from '@/shared/firestore/errors'
import { createReader } from '@/shared/firestore/readDocument'
import { readHighest, updateIf } from '@/shared/firestore/submit'
import { versionIn } from '../deskChanges'
import { meetingSchema, type Meeting, type MeetingChange } from '../schema'

/** The texts of section 8 of the specification. */
export const notLoaded = 'Failed to load existing meeting data.'
export const noMeeting = 'No meeting record found to update.'
const notSaved = 'Failed to update meeting venue. Please try again.'
export const saved = 'Meeting venue updated successfully!'

const path = 'monthly_meetings'

type Update = {
  id: string
  change: MeetingChange
  /** The meeting's `versionOf` when the change began. */
  seen: string
}

export const { useReadLatestMeetingQuery, useUpdateMeetingMutation } = firestoreApi.injectEndpoints(
  {
    endpoints: (build) => ({
      // Read again on every visit, because somebody is about to change it.
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

async function update({ id, change, seen }: Update) {
  try {
    const { isSaved, data } = await updateIf(path, id, change, (present) => {
      if (versionIn(present) === seen) return true
      // Or an earlier try arrived and its answer was lost.
      const now: { [field: string]: unknown } = read(id, present)
      return Object.entries(change).every(([field, value]) => now[field] === value)
    })
    const current = read(id, data)
    return isSaved ? { data: current } : { error: { status: 'conflict' as const, current } }
  } catch (thrown) {
    return { error: explain(thrown) }
  }
}

function explain(thrown: unknown) {
  const { code } = toAppError(thrown)
  if (isUsedUp(thrown)) return { code, message: `${usedUpAtDesk} What you typed is kept.` }
  return { code, message: code === 'not-found' ? noMeeting : notSaved }
}
