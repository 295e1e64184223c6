export { landBankSchema } from './landBankSchema'
export { listenLandRequests, readLandRequest } from './landRequestsApi'
export { landRequestsSlice, type LiveLandRequest } from './landRequestsSlice'
