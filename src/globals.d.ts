/**
 * Whether this build keeps its data on the device; see docs/decisions. A constant of the
 * build and not a setting read at run time, so that the bundler leaves the device backend out
 * of every other build.
 */
declare const __DEVICE__: boolean

/** The theme's custom properties; see scripts/readyTheme.ts. */
declare module 'virtual:theme.css'
