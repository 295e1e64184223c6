import type { RequestKind } from '@/shared/requests/kinds'
import { aMeetingAnswer } from '@scripts/meetingRecords'
import { aRegistration, type Sample } from '@scripts/records'
import { aDiamondRequest, aGrowthFundRequest, aLandRequest } from '@scripts/requestRecords'

/** Of each kind the largest record, for the rules may look at a thousand expressions. */
export const samples: Record<RequestKind, Sample> = {
  registrations: aRegistration(1),
  'growth-fund': aGrowthFundRequest(5),
  'diamond-club': aDiamondRequest(1),
  'land-issues': aLandRequest(5),
  'meeting-answers': aMeetingAnswer(1),
}

export const everyKind = Object.keys(samples) as RequestKind[]
