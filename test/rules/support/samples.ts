import type { RequestKind } from '@/shared/requests/kinds'
import { aMeetingAnswer } from '@scripts/samples/meetingRecords'
import { aRegistration, type Sample } from '@scripts/samples/records'
import { aDiamondRequest, aGrowthFundRequest, aLandRequest } from '@scripts/samples/requestRecords'

/** Of each kind the largest record, for the rules may look at a thousand expressions. */
export const samples: Record<RequestKind, Sample> = {
  registrations: aRegistration(1),
  'growth-fund': aGrowthFundRequest(5),
  'diamond-club': aDiamondRequest(1),
  'land-issues': aLandRequest(5),
  'meeting-answers': aMeetingAnswer(1),
}

export const everyKind = Object.keys(samples) as RequestKind[]
