import { parseEnv, type Env } from './parseEnv'

/** Written by the build, so that visitors need not load the check; not there in tests. */
declare const __ENV__: Env | undefined

/** The settings of this build, checked when it is built. The only place that reads `import.meta.env`. */
export const env: Env = typeof __ENV__ === 'undefined' ? parseEnv(import.meta.env) : __ENV__

/** The dev server and the tests; false in the production build. */
export const isDevelopment = import.meta.env.DEV
