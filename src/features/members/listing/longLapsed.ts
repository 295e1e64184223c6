import { readMany } from '@/shared/firestore/submit'
import { keyOfNumber } from '@/shared/members/numberKey'
import { directoryPath } from '@/shared/members/shown'
import { today } from '@/shared/validation/dates'
import { membersPath } from '../memberChanges'

const aYearBefore = (day: string) => `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`

/** The ids of members in the directory who have paid for no day of the last year. Those who never pay are none of them. */
export async function readLongLapsed(): Promise<string[]> {
  const lapsed = await readMany(membersPath, {
    where: [['paidUntil', '<', aYearBefore(today())]],
  })
  if (lapsed.length === 0) return []
  const listed = new Set(
    (await readMany(directoryPath)).flatMap(({ data }) =>
      Object.keys((data.entries ?? {}) as object),
    ),
  )
  return lapsed.flatMap(({ id, data }) =>
    listed.has(keyOfNumber(String(data.number))) ? [id] : [],
  )
}
