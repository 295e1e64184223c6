import { selectStatus, type SessionRoot } from '@/features/session'
import { createLiveCollection, mostRecords } from '@/shared/firestore/live/liveCollection'

/** The rules give visitors 50 meetings at a time. One more than a list holds is asked for. */
const mostForVisitors = 49

/** All meetings; for visitors the newest. The last update is first. */
export const meetings = createLiveCollection({
  name: 'meetings',
  path: 'monthly_meetings',
  schema: () => import('./schema').then((module) => module.meetingSchema),
  newestBy: 'updatedAt',
  most: (root) =>
    selectStatus(root as SessionRoot) === 'signedIn' ? mostRecords : mostForVisitors,
})
