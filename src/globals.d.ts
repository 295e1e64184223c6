/**
 * Whether this build keeps its data on the device. A constant of the build, so that the bundler leaves
 * the other backend out. Only `shared/firestore/backend.ts` and the notice on every page ask for it.
 */
declare const __DEVICE__: boolean
