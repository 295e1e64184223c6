import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createServer, type InlineConfig, type Plugin } from 'vite'
import { demoAdmin } from '@/shared/config/demo'
import { deviceSeed, deviceSeedFile } from '@scripts/samples/deviceSeed'
import { languages } from '@/shared/language'
import { languageOfMode } from '@scripts/prerender/languages'
import { planFromSettings, startStack, type Stack } from '@scripts/emulators/stack'
import { addressFile, emulatorsFolder, root } from './paths'
import { localHost, sitePort } from '@scripts/emulators/ports'

// `npm start` serves the built site, `npm run dev` (`--dev`) the sources with hot reload, with `-- --mode or` in Odia. `--fresh`
// starts with the samples and not with the kept data, `--empty` with nothing, for `npm run restore`. Ctrl-C saves the data and ends every process;
// a second one ends at once, without saving. When a process ends unexpectedly, everything ends.

/** Milliseconds: npm forwards a Ctrl-C that the terminal has sent to this process already. */
const sameKeyPress = 1_000

let running: Stack | undefined
/** When the end began, in milliseconds; 0 before. */
let endsSince = 0

// A closed terminal can no longer be written to.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, handleSignal)

try {
  const options = {
    fresh: { type: 'boolean' },
    empty: { type: 'boolean' },
    dev: { type: 'boolean' },
    mode: { type: 'string' },
  } as const
  const { fresh, empty, dev, mode } = parseArgs({ options }).values
  const port = await sitePort(dev ? 5173 : 5000)
  const plan = await planFromSettings()
  const folder = join(emulatorsFolder, String(port))
  // A build holds the addresses of its emulators, so each copy has one of its own.
  const outDir = dev ? undefined : join(root, port === 5000 ? 'dist' : `dist-${port}`)
  console.log('Starting everything the site needs…')
  running = await startStack({ plan, port, folder, outDir, fresh, empty })
  running.crashed.catch(handleCrash)
  if (dev) await serveSources(running, port, { cacheDir: join(folder, 'vite'), mode })
  const { firestore, backend, siteUrl } = running
  if (firestore) await writeFile(join(folder, addressFile), `${firestore.host}:${firestore.port}`)

  const demo = `${demoAdmin.email} / ${demoAdmin.password}`
  const admin = plan.kind === 'cloud' ? "an account in the project's collection admins" : demo
  const site = siteUrl || `http://localhost:${port}`
  console.log(
    `Site: ${site}${languages[languageOfMode(mode)].base}/\nAdmin: ${admin}\nBackend: ${backend}`,
  )
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  await running?.stop()
  process.exit(1)
}

async function serveSources({ kind, variables }: Stack, port: number, config: InlineConfig) {
  Object.assign(process.env, variables)
  const seedPlugin: Plugin = {
    name: 'device-seed',
    configureServer: ({ middlewares }) =>
      void middlewares.use(`/${deviceSeedFile}`, (_request, response) =>
        response.end(deviceSeed()),
      ),
  }
  const plugins = kind === 'device' ? [seedPlugin] : []
  const server = { host: localHost, port, strictPort: true }
  // The page of a benchmark imports packages that are not installed.
  const optimizeDeps = { entries: 'index.html' }
  await (await createServer({ root, ...config, server, optimizeDeps, plugins })).listen()
}

function handleSignal() {
  if (endsSince > 0 && Date.now() - endsSince < sameKeyPress) return
  // The processes are killed on exit: see processes.ts.
  if (endsSince > 0 || !running) process.exit(130)
  console.log('\nSaving the data and stopping. Ctrl-C again stops without saving.')
  void end(running, 0)
}

function handleCrash({ message }: Error) {
  if (endsSince > 0 || !running) return
  console.error(`\n${message}\nStopping everything else.`)
  void end(running, 1)
}

async function end(stack: Stack, code: number): Promise<never> {
  endsSince = Date.now()
  await stack.save().catch(({ message }: Error) => {
    code = 1
    console.error(message)
  })
  await stack.stop()
  process.exit(code)
}
