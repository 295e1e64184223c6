/** The sign-in of the local demo backends; it exists on no server. It may do everything. */
export const demoAdmin = { uid: 'demo-admin', email: 'admin@example.org', password: 'Udyog@2026' }

const { password } = demoAdmin

/** An editor and a viewer; of the emulators alone. */
export const demoEditor = { uid: 'demo-editor', email: 'editor@example.org', password }
export const demoViewer = { uid: 'demo-viewer', email: 'viewer@example.org', password }
