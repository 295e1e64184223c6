import { landBankSchema } from '@/features/land-bank/schema'
import { aLandRequest } from '@scripts/samples/requestRecords'
import { kindsOfLand } from './combinations'
import { describeForm, typed } from './formMatrix'

describeForm({
  collection: 'land_bank_req',
  schema: landBankSchema,
  // Of each kind of request, and of each kind of land, one that has all its fields.
  full: [1, 3, 5, 9].map((n) => typed(aLandRequest(n).data)),
  bare: typed(aLandRequest(6).data),
  combinations: kindsOfLand,
})
