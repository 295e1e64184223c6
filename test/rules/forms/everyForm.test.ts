import type { AnyObject } from 'yup'
import { diamondClubSchema } from '@/features/diamond-club/schema'
import { growthFundSchema } from '@/features/growth-fund/schema'
import { landBankSchema } from '@/features/land-bank/schema'
import { meetingAnswerSchema } from '@/features/meetings/schema'
import { registrationSchema } from '@/features/registrations/schema'
import { gstinCheckCharacter, gstinPattern } from '@/shared/validation/taxIds'
import { aRegistration } from '@scripts/samples/records'
import { aMeetingAnswer } from '@scripts/samples/meetingRecords'
import { aDiamondRequest, aGrowthFundRequest, aLandRequest } from '@scripts/samples/requestRecords'
import {
  identityNumbers,
  invitations,
  kindsOfLand,
  purposes,
  someReferences,
  sums,
} from './combinations'
import { describeForm } from './formMatrix'

describeForm({
  collection: 'New_Registration',
  schema: registrationSchema,
  full: typed(aRegistration(1).data),
  bare: typed(aRegistration(2).data),
  formAlone: hasWrongCheckCharacter,
  combinations: identityNumbers,
})

describeForm({
  collection: 'growth_fund_req',
  schema: growthFundSchema,
  full: typed(aGrowthFundRequest(5).data),
  bare: typed(aGrowthFundRequest(2).data),
  combinations: (full) => [...sums(full), ...purposes(full)],
})

describeForm({
  collection: 'diamond_member_req',
  schema: diamondClubSchema,
  full: typed(aDiamondRequest(1).data),
  bare: typed(aDiamondRequest(2).data),
  combinations: someReferences,
})

describeForm({
  collection: 'land_bank_req',
  schema: landBankSchema,
  // Of each kind of request, and of each kind of land, one that has all its fields.
  full: [1, 3, 5, 9].map((n) => typed(aLandRequest(n).data)),
  bare: typed(aLandRequest(6).data),
  combinations: kindsOfLand,
})

describeForm({
  collection: 'monthly_meeting_req',
  schema: meetingAnswerSchema,
  full: typed(aMeetingAnswer(1).data),
  bare: typed(aMeetingAnswer(2).data),
  combinations: invitations,
})

/** What a form sends: the server adds the time. */
function typed({ createdAt: _, ...record }: AnyObject): AnyObject {
  return record
}

function hasWrongCheckCharacter({ gstin }: AnyObject): boolean {
  return (
    typeof gstin === 'string' &&
    gstinPattern.test(gstin) &&
    gstinCheckCharacter(gstin.slice(0, 14)) !== gstin.charAt(14)
  )
}
