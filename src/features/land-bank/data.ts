export { landBankSchema } from './landBankSchema'
export { listenLandRequests } from './landRequestsApi'
export { landRequestsSlice, type LiveLandRequest } from './landRequestsSlice'
