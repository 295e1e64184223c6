export { growthFundSchema } from './growthFundSchema'
export { listenGrowthFundRequests, readGrowthFundRequest } from './growthFundRequestsApi'
export { growthFundRequestsSlice, type LiveGrowthFundRequest } from './growthFundRequestsSlice'
