export { growthFundSchema } from './growthFundSchema'
export { listenGrowthFundRequests } from './growthFundRequestsApi'
export { growthFundRequestsSlice, type LiveGrowthFundRequest } from './growthFundRequestsSlice'
