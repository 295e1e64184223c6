export { listenGrowthFundRequests } from './growthFundRequestsApi'
export { growthFundRequestsSlice } from './growthFundRequestsSlice'
