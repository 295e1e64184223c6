declare module 'vitest' {
  // What the set-up of a run tells its tests, by `inject`.
  interface ProvidedContext {
    /** host:port of the Firestore emulator. */
    firestore: string
    /** host:port of the Auth emulator. */
    auth: string
    /** The built site, served as in production, with emulators of its own. */
    site: { url: string; dist: string; firestore: string; auth: string; firestorePid: number }
  }
}

export {}
