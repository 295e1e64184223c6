export { listenDiamondRequests } from './diamondRequestsApi'
export { diamondRequestsSlice } from './diamondRequestsSlice'
