import { firestoreApi } from '@/shared/firestore/api'
import { attempt, toAppError } from '@/shared/firestore/errors'
import { createLiveCollection } from '@/shared/firestore/liveCollection'
import { createReader, millisOf } from '@/shared/firestore/readDocument'
import { withReview } from '@/shared/firestore/withReview'
import { readHighest, submitTo, updateIf, type Submission } from '@/shared/firestore/submit'
import type { Meeting, MeetingAnswer, MeetingChange } from './schema'

/** The texts of section 8 of the specification. */
export const notLoaded = 'Failed to load existing meeting data.'
export const noRecord = 'No meeting record found to update.'
export const notSaved = 'Failed to update meeting venue. Please try again.'
export const saved = 'Meeting venue updated successfully!'

const path = 'monthly_meetings'
const schema = () => import('./schema').then((module) => module.meetingSchema)

/** All meetings, for everyone. The one updated last is first. */
export const meetings = createLiveCollection({
  name: 'meetings',
  path,
  schema,
  newestBy: 'updatedAt',
})

const answersPath = 'monthly_meeting_req'
const answerSchema = () => import('./schema').then((module) => module.meetingAnswerSchema)

/** All answers, for administrators. */
export const meetingAnswers = createLiveCollection({
  name: 'meetingAnswers',
  path: answersPath,
  schema: withReview(answerSchema),
})

type Update = {
  id: string
  change: MeetingChange
  /** The record's `updatedAt` when the change began, in milliseconds since 1970. */
  seenAt: number | null
}

export const {
  useReadLatestMeetingQuery,
  useUpdateMeetingMutation,
  useSubmitMeetingAnswerMutation,
} = firestoreApi.injectEndpoints({
  endpoints: (build) => ({
    // Read again on every visit, because somebody is about to change it.
    readLatestMeeting: build.query<Meeting | null, void>({
      queryFn: () => attempt(readLatest),
      keepUnusedDataFor: 0,
    }),

    /** The result is the saved meeting, or a `Conflict` if someone else saved first. */
    updateMeeting: build.mutation<Meeting, Update>({ queryFn: update }),

    submitMeetingAnswer: build.mutation<string | null, Submission<MeetingAnswer>>(
      submitTo(answersPath, answerSchema),
    ),
  }),
})

async function readLatest(): Promise<Meeting | undefined> {
  const [[latest], fields] = await Promise.all([readHighest(path, 'updatedAt', 1), schema()])
  return latest && createReader(fields)(latest.id, latest.data)
}

async function update({ id, change, seenAt }: Update) {
  try {
    const read = createReader(await schema())
    const { isSaved, data } = await updateIf(path, id, change, (present) => {
      if (millisOf(present.updatedAt) === seenAt) return true
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
  return { code, message: code === 'not-found' ? noRecord : notSaved }
}
