import { demoAdmin } from '@/shared/config/demo'
import { aLandRequest } from './landRecords'
import { aMeetingAnswer } from './meetingRecords'
import {
  aRegistration,
  withoutGaps,
  type Collections,
  type RegistrationData,
  type Value,
} from './records'
import { aDiamondRequest, aGrowthFundRequest, aMeeting } from './requestRecords'

const hour = 3_600_000
const day = 24 * hour

/** Records of the kinds the live site may hold from before there was a schema. */
const oddities: Record<number, (data: RegistrationData) => Record<string, Value>> = {
  4: (data) => withoutGaps({ ...data, createdAt: undefined }),
  5: (data) => ({ ...data, memberNo: 'OLD-0042', remarks: { by: 'office', calls: [1, 2] } }),
}

/** What a new copy of the site starts with: some of everything, as of the time given. */
export function defaultSeed(now: Date): Collections {
  const before = (millis: number) => new Date(now.getTime() - millis)
  const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

  const registrations = numbers(24).map((n) =>
    aRegistration(n, { createdAt: before(n * 1.3 * day + n * 17 * 60_000) }),
  )

  const meeting = aMeeting({
    meetingDate: before(-15 * day)
      .toISOString()
      .slice(0, 10),
    updatedAt: before(3 * day),
  })

  return {
    New_Registration: registrations.map(({ id, data }, index) => ({
      id,
      data: index in oddities ? oddities[index]!(data) : data,
    })),
    growth_fund_req: numbers(6).map((n) =>
      aGrowthFundRequest(n, { createdAt: before(n * 2 * day + hour) }),
    ),
    diamond_member_req: numbers(6).map((n) =>
      aDiamondRequest(n, { createdAt: before(n * 2.5 * day + 2 * hour) }),
    ),
    land_bank_req: numbers(9).map((n) =>
      aLandRequest(n, { createdAt: before(n * 1.7 * day + 3 * hour) }),
    ),
    monthly_meetings: [meeting],
    monthly_meeting_req: numbers(7).map((n) =>
      aMeetingAnswer(n, {
        meetingDate: meeting.data.meetingDate,
        createdAt: before(n * 9 * hour),
      }),
    ),
    admins: [{ id: demoAdmin.uid, data: { email: demoAdmin.email } }],
  }
}
