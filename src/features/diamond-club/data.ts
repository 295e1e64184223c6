export { diamondClubSchema } from './diamondClubSchema'
export { listenDiamondRequests, readDiamondRequest } from './diamondRequestsApi'
export { diamondRequestsSlice, type LiveDiamondClubRequest } from './diamondRequestsSlice'
