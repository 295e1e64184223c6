export { registrationSchema } from './registrationSchema'
export { listenRegistrations, useRegistrations } from './registrationsApi'
export { registrationsSlice, type LiveRegistration } from './registrationsSlice'
