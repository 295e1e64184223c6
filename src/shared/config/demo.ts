/** The sign-in of the local demo backends; it exists on no server. */
export const demoAdmin = { uid: 'demo-admin', email: 'admin@example.org', password: 'Udyog@2026' }
