import { growthFundSchema } from '@/features/growth-fund/schema'
import { aGrowthFundRequest } from '@scripts/samples/requestRecords'
import { purposes, sums } from './combinations'
import { describeForm, typed } from './formMatrix'

describeForm({
  collection: 'growth_fund_req',
  schema: growthFundSchema,
  full: typed(aGrowthFundRequest(5).data),
  bare: typed(aGrowthFundRequest(2).data),
  combinations: (full) => [...sums(full), ...purposes(full)],
})
