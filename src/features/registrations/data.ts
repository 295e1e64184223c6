export { registrationSchema } from './registrationSchema'
export { listenRegistrations, readRegistration, useRegistrations } from './registrationsApi'
export { registrationsSlice, type LiveRegistration } from './registrationsSlice'
