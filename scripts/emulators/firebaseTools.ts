import { mkdir, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { demoAdmin, demoEditor, demoViewer } from '@/shared/config/demo'
import { demoProjectId } from '@/shared/config/parseEnv'
import { hostingOf } from '@scripts/prerender/hostingConfig'
import { callEmulator, type Address } from './firestoreRest'
import { binary, root } from '@scripts/paths'
import { freePorts, localHost } from './ports'
import type { Processes } from './processes'

type Options = {
  /** For the configuration and the temporary files. */
  folder: string
  processes: Processes
  authPort?: number
  /** A folder written by `exportAuth`. */
  importFrom?: string | undefined
  /** Served by the rules of `firebase.json`, once it is built. */
  site?: { port: number; outDir: string; built?: Promise<unknown> } | undefined
}

const lazySchemas = new URL('lazySchemas.js', import.meta.url).href

/** Starts the Auth emulator (with `authPort`), the Hosting emulator (with `site`) or both. */
export async function startFirebaseTools(options: Options) {
  const { folder, processes, authPort, importFrom, site } = options
  // Copies of the site would share a file that firebase-tools keeps in the temporary folder.
  const temporary = join(folder, 'tmp')
  await mkdir(temporary, { recursive: true })
  await site?.built
  const [hubPort = 0, loggingPort = 0] = await freePorts(2)
  const at = (port: number) => ({ host: localHost, port })
  const emulators = {
    ...(authPort && { auth: at(authPort) }),
    ...(site && { hosting: at(site.port) }),
    hub: at(hubPort),
    logging: at(loggingPort), // Reserved even without anything to log to.
    ui: { enabled: false },
  }
  const hosting = site && {
    ...(await hostingOf(root, site.outDir)),
    // firebase-tools resolves it from the folder of the configuration.
    public: relative(folder, site.outDir),
  }
  const config = join(folder, 'firebase.json')
  await writeFile(config, JSON.stringify({ hosting, emulators }))

  await processes.start(
    {
      name: `${authPort ? 'Auth' : 'Hosting'} emulator (firebase-tools)`,
      file: process.execPath,
      args: [
        ...(authPort ? ['--import', lazySchemas] : []),
        binary('firebase-tools'),
        'emulators:start',
        `--only=${[authPort && 'auth', site && 'hosting'].filter(Boolean).join(',')}`,
        `--project=${demoProjectId}`,
        `--config=${config}`,
        ...(importFrom ? [`--import=${importFrom}`] : []),
      ],
      cwd: folder,
      env: { ...process.env, TMPDIR: temporary, NO_UPDATE_NOTIFIER: '1', FORCE_COLOR: '0' },
    },
    (output) => output.includes('All emulators ready'),
    120_000,
  )
  if (authPort) {
    const people = [demoAdmin, demoEditor, demoViewer]
    await Promise.all(people.map((person) => ensureAccount(at(authPort), person)))
  }

  const hub = { host: localHost, port: hubPort }
  return {
    sitePort: site ? await hostingPort(hub) : undefined,
    /** Writes the accounts into a folder. */
    exportAuth: (path: string) =>
      callEmulator(hub, 'POST', '/_admin/export', { path, initiatedBy: 'launcher' }),
  }
}

/**
 * The port on which the site really answers: Hosting takes the next one if another program has taken the wanted
 * one during the build.
 */
export async function hostingPort(hub: Address): Promise<number> {
  const running = await callEmulator(hub, 'GET', '/emulators')
  return (running as { hosting: { port: number } }).hosting.port
}

async function ensureAccount(
  address: Address,
  { uid: localId, email, password }: typeof demoAdmin,
): Promise<void> {
  const path = `/identitytoolkit.googleapis.com/v1/projects/${demoProjectId}/accounts`
  const account = { localId, email, password, emailVerified: true }
  await callEmulator(address, 'POST', path, account).catch((error: Error) => {
    // It is there from the last start.
    if (!/DUPLICATE_LOCAL_ID|EMAIL_EXISTS/.test(error.message)) throw error
  })
}
