import type { Sentinels, Write } from '@/shared/firestore/lite'

export const minutesPath = 'meeting_minutes'

/** A meeting on one of the days of its record. */
export type MinutesOf = { meetingId: string; meetingDate: string }

export type SavedMinutes = MinutesOf & {
  /** The version before it; 0 for none. A later one is a conflict. */
  after: number
  text: string
  /** The numbers of the versions that are erased with it. */
  erased?: readonly number[]
}

export const minutesIdOf = ({ meetingId, meetingDate }: MinutesOf, v: number) =>
  `${meetingId}~${meetingDate}~${v}`

/** The writes of a version, and of the erasure of those before. */
export function minutesWrites(
  { after, text, erased = [], ...meeting }: SavedMinutes,
  by: string,
  { now }: Pick<Sentinels, 'now'>,
): Write[] {
  const v = after + 1
  const isErasure = erased.length > 0 && { isErasure: true }
  return [
    {
      path: `${minutesPath}/${minutesIdOf(meeting, v)}`,
      set: { ...meeting, v, text, at: now, by, ...isErasure },
    },
    ...erased.map((old) => ({
      path: `${minutesPath}/${minutesIdOf(meeting, old)}`,
      isDeleted: true as const,
    })),
  ]
}
