import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadEnv } from 'vite'
import { parseEnv } from '@/shared/config/parseEnv'
import { defaultSeed } from '@scripts/samples/defaultSeed'
import { deviceSeed, deviceSeedFile } from '@scripts/samples/deviceSeed'
import { findFirestore, type FirestoreSource } from './findFirestore'
import { startFirebaseTools } from './firebaseTools'
import { exportFirestore, runFirestore } from './firestoreEmulator'
import { clearFirestore, isEmpty, writeCollections } from './firestoreRest'
import { keptFolder, replaceFolder } from './keepData'
import { binary, root } from '@scripts/paths'
import { freePorts, localHost } from './ports'
import { Processes } from './processes'

/** The backend to build the site for; the launcher prints `backend`. */
export type Plan =
  | { kind: 'cloud' | 'device'; backend: string; source?: undefined }
  | { kind: 'emulators'; backend: string; source: FirestoreSource }

export type StackOptions = {
  /** The local one when left out. */
  plan?: Plan
  /** Where the site is built to and served from; left out, it is neither built nor served. */
  outDir?: string
  /** The site's port; a free one when left out. */
  port?: number
  /** Where the data is kept between runs; left out, nowhere. */
  folder?: string
  /** Start with the seed and not with the kept data. */
  fresh?: boolean
  /** Start with no document at all. */
  empty?: boolean
  /** More settings to build the site with. */
  settings?: NodeJS.ProcessEnv
}

export type Stack = Awaited<ReturnType<typeof startStack>>

/** Follows `.env`; without one, the local plan. @throws Error naming the mistake in `.env`. */
export async function planFromSettings(): Promise<Plan> {
  const { backend: kind, firebase } = parseEnv(loadEnv('production', root, 'VITE_'))
  if (kind === 'cloud') return { kind, backend: `cloud (${firebase.projectId})` }
  return kind === 'device' ? { kind, backend: 'device (VITE_BACKEND=device)' } : planLocal()
}

/** The emulators, or the device where there is no Firestore emulator. */
async function planLocal(): Promise<Plan> {
  const source = await findFirestore()
  if ('missing' in source) return { kind: 'device', backend: `device (${source.missing})` }
  return { kind: 'emulators', backend: `emulators (${source.where})`, source }
}

/**
 * Builds the site and starts everything it needs, side by side. Resolves when all of it answers;
 * on failure nothing is left running.
 */
export async function startStack(options: StackOptions = {}) {
  const { outDir, empty = false } = options
  const fresh = options.fresh === true || empty
  const { kind, backend, source } = options.plan ?? (await planLocal())
  const [freePort = 0, firestorePort = 0, authPort = 0] = await freePorts(3)
  const port = options.port ?? freePort
  const siteUrl = outDir ? `http://localhost:${port}` : ''
  const folder = options.folder ?? (await mkdtemp(join(tmpdir(), 'udyog-')))
  await mkdir(folder, { recursive: true })
  const parts = ['firestore', 'auth']
  const [documents = '', accounts = ''] = parts.map((part) => join(folder, part))
  const keptIn = (path: string) => (fresh ? undefined : keptFolder(path))
  const processes = new Processes()
  const auth = { host: localHost, port: authPort }
  const { host, port: port_ } = source?.running ?? { host: localHost, port: firestorePort }
  const local = {
    ...noProject,
    VITE_BACKEND: kind,
    VITE_FIRESTORE_EMULATOR: `${host}:${port_}`,
    VITE_AUTH_EMULATOR: `${localHost}:${authPort}`,
    VITE_SITE_URL: siteUrl,
    ...options.settings,
  }
  const variables = kind === 'cloud' ? {} : local

  async function startSeeded(from: FirestoreSource) {
    const importFrom = keptIn(documents)
    const firestore = await runFirestore(from, processes, firestorePort, importFrom)
    if (fresh && from.running) await clearFirestore(firestore)
    if (!importFrom && !empty && (await isEmpty(firestore))) {
      await writeCollections(firestore, defaultSeed(new Date()))
    }
    return firestore
  }

  /** Ends every process and waits until all are gone. Does not save. */
  async function stop() {
    await processes.stopAll()
    if (!options.folder) await rm(folder, { recursive: true, force: true })
  }

  try {
    // The build reads the directory.
    const seeded = source ? startSeeded(source) : Promise.resolve(undefined)
    const site = outDir && {
      port,
      outDir,
      built: seeded.then(() => buildSite(outDir, variables, processes)),
    }
    const toolsOptions = { folder, processes, site: site || undefined }
    const started = Promise.all([
      seeded,
      source
        ? startFirebaseTools({ ...toolsOptions, authPort, importFrom: keptIn(accounts) })
        : site && startFirebaseTools(toolsOptions),
    ])
    const [firestore, tools] = await Promise.race([started, processes.crashed])

    /** Keeps the emulators' data for the next start. */
    async function save() {
      // Apart: the crash of one emulator must not cost the data of the other.
      const results = await Promise.allSettled([
        // An emulator that was running before keeps its data itself.
        firestore?.pid && replaceFolder(documents, (to) => exportFirestore(firestore, to)),
        source && tools && replaceFolder(accounts, tools.exportAuth),
      ])
      const failures = results.flatMap((result, index) =>
        result.status === 'rejected' ? `\n  ${parts[index]}: ${String(result.reason)}` : [],
      )
      if (failures.length > 0) throw new Error(`The old state is kept:${failures.join('')}`)
    }

    const { crashed } = processes
    const emulators = firestore && { firestore, auth }
    const answering = tools && tools.sitePort ? `http://localhost:${tools.sitePort}` : siteUrl
    return { kind, backend, siteUrl: answering, variables, ...emulators, crashed, save, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** The project in a developer's `.env` does not count on this machine. */
const noProject = Object.fromEntries(
  ['API_KEY', 'AUTH_DOMAIN', 'PROJECT_ID', 'APP_ID'].map((name) => [`VITE_FIREBASE_${name}`, '']),
)

/** Builds the site into a folder. @throws Error with the last lines of the build. */
export async function buildSite(
  outDir: string,
  variables: NodeJS.ProcessEnv,
  processes = new Processes(),
): Promise<void> {
  const args = [binary('vite'), 'build', '--outDir', outDir, '--emptyOutDir', '--logLevel=warn']
  // In a process of its own: it depends on NODE_ENV, which a test runner has set.
  const env = { ...process.env, ...variables, NODE_ENV: 'production' }
  const command = { name: 'build of the site', file: process.execPath, args, cwd: root, env }
  await processes.run(command, 300_000)
  const seedFile = join(outDir, deviceSeedFile)
  if (variables.VITE_BACKEND === 'device') await writeFile(seedFile, deviceSeed())
}
