export { diamondClubSchema } from './diamondClubSchema'
export { listenDiamondRequests } from './diamondRequestsApi'
export { diamondRequestsSlice, type LiveDiamondClubRequest } from './diamondRequestsSlice'
