// Loaded into firebase-tools before anything else. Its Auth emulator compiles a validator for every
// parameter and answer of an API of hundreds when it starts, which takes more processor time than
// all the rest; the library that does it can also wait until one is needed, and firebase-tools has no
// setting for that.
import { createRequire } from 'node:module'

const nearby = createRequire(import.meta.url)
try {
  const tools = createRequire(nearby.resolve('firebase-tools/package.json'))
  const exegesis = createRequire(tools.resolve('exegesis-express'))('exegesis')
  const { compileApi } = exegesis
  exegesis.compileApi = (api, options, done) =>
    compileApi(api, { ...options, lazyCompileValidationSchemas: true }, done)
} catch (error) {
  // A later release may be put together in another way; it starts as slowly as ever then.
  process.emitWarning(`The Auth emulator starts slowly: ${String(error)}`)
}
