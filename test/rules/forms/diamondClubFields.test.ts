import { diamondClubSchema } from '@/features/diamond-club/schema'
import { aDiamondRequest } from '@scripts/samples/requestRecords'
import { someReferences } from './combinations'
import { describeForm, typed } from './formMatrix'

describeForm({
  collection: 'diamond_member_req',
  schema: diamondClubSchema,
  full: typed(aDiamondRequest(1).data),
  bare: typed(aDiamondRequest(2).data),
  combinations: someReferences,
})
