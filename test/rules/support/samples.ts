import type { RequestKind } from '@/shared/requests/kinds'
import { aMeetingAnswer } from '@scripts/samples/meetingRecords'
import { aRegistration, type Sample } from '@scripts/samples/records'
import { aDiamondRequest, aGrowthFundRequest, aLandRequest } from '@scripts/samples/requestRecords'

const inOdia = { language: 'or' } as const

/** Of each kind the largest record, for the rules may look at a thousand expressions. */
export const samples: Record<RequestKind, Sample> = {
  registrations: aRegistration(1, inOdia),
  'growth-fund': aGrowthFundRequest(5, inOdia),
  'diamond-club': aDiamondRequest(1, inOdia),
  'land-issues': aLandRequest(5, inOdia),
  'meeting-answers': aMeetingAnswer(1, inOdia),
}

export const everyKind = Object.keys(samples) as RequestKind[]
