import { demoAdmin } from '@/shared/config/demo'
import {
  aRegistration,
  withoutGaps,
  type Collections,
  type RegistrationData,
  type Value,
} from './records'
import {
  aDiamondRequest,
  aGrowthFundRequest,
  aLandRequest,
  aMeeting,
  aMeetingAnswer,
} from './requestRecords'

const hour = 3_600_000
const day = 24 * hour

/** Records like those that the live site holds from the time before it had a schema. */
const oddities: Record<number, (data: RegistrationData) => Record<string, Value>> = {
  5: (data) => withoutGaps({ ...data, createdAt: undefined }),
  6: (data) => ({ ...data, memberNo: 'OLD-0042', remarks: { by: 'office', calls: [1, 2] } }),
}

/**
 * What a new copy of the site starts with: some of everything, as of the time given. No person or
 * firm is there twice, but for the two marked ones, so that an administrator sees duplicates.
 */
export function defaultSeed(now: Date): Collections {
  const before = (millis: number) => new Date(now.getTime() - millis)
  /** Samples of one collection, numbered apart from those of the others. */
  const some = <Item>(count: number, firstNumber: number, make: (n: number, at: number) => Item) =>
    Array.from({ length: count }, (_, index) => make(firstNumber + index, index + 1))

  const meeting = aMeeting({
    meetingDate: before(-15 * day)
      .toISOString()
      .slice(0, 10),
    updatedAt: before(3 * day),
  })
  const { data: second } = aRegistration(2)
  const { data: third } = aRegistration(3)

  return {
    New_Registration: some(24, 1, (n, at) => {
      const createdAt = before(at * 1.3 * day + at * 17 * 60_000)
      const { id, data } = aRegistration(n, { createdAt })
      // Duplicate: the person of number 2 was not sure that it had arrived, and sent it again.
      if (n === 1) return { id, data: { ...second, createdAt } }
      return { id, data: oddities[n]?.(data) ?? data }
    }),
    growth_fund_req: some(6, 101, (n, at) => {
      const createdAt = before(at * 2 * day + hour)
      // Duplicate: the person of registration 3 applies for the growth fund, too.
      const { name, designation, mobile, firmName, sector, district, pin } = third
      const same = { name, designation, mobile, firmName, sector, district, pin }
      return aGrowthFundRequest(n, { ...(n === 102 && same), createdAt })
    }),
    diamond_member_req: some(6, 201, (n, at) =>
      aDiamondRequest(n, { createdAt: before(at * 2.5 * day + 2 * hour) }),
    ),
    land_bank_req: some(9, 301, (n, at) =>
      aLandRequest(n, { createdAt: before(at * 1.7 * day + 3 * hour) }),
    ),
    monthly_meetings: [meeting],
    monthly_meeting_req: some(7, 401, (n, at) =>
      aMeetingAnswer(n, {
        meetingDate: meeting.data.meetingDate,
        createdAt: before(at * 9 * hour),
      }),
    ),
    admins: [{ id: demoAdmin.uid, data: { email: demoAdmin.email } }],
  }
}

/** The name of the file with the seed of the device backend, beside `index.html`. */
export const deviceSeedFile = 'device-seed.json'

/** What is in it, a time as `{ "$millis": number }`. */
export const deviceSeed = (collections = defaultSeed(new Date())): string =>
  JSON.stringify({ collections: marked(collections) })

function marked(value: Value): unknown {
  if (value instanceof Date) return { $millis: value.getTime() }
  if (Array.isArray(value)) return value.map(marked)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, marked(item)]))
}
