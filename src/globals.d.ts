/**
 * Whether this build keeps its data on the device. A constant of the build, so that the bundler leaves
 * the other backend out. Only `shared/firestore/backend.ts` and the notice on every page ask for it.
 */
declare const __DEVICE__: boolean

/** The language that a build is made in; not there in tests. Only `shared/language.ts` asks for it. */
declare const __LANGUAGE__: 'en' | 'or' | 'hi' | undefined
