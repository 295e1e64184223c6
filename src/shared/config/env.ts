import { parseEnv } from './parseEnv'

/** The settings of this build. The only place that reads `import.meta.env`. */
export const env = parseEnv(import.meta.env)

/** The dev server and the tests; false in what visitors get. */
export const isDevelopment = import.meta.env.DEV
