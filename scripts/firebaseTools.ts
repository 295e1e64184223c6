import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { demoAdmin } from '@/shared/config/demo'
import { demoProjectId } from '@/shared/config/parseEnv'
import { hostingOf } from '@scripts/prerender/hostingConfig'
import type { Address } from './firestoreRest'
import { binary, root } from './paths'
import { freePorts, localHost } from './ports'
import type { Processes } from './processes'
import { waitUntil } from './waitUntil'

/** The site to serve, by the rules of `firebase.json` and those its build writes. */
export type Site = {
  port: number
  outDir: string
  /** Until when the build is not complete. */
  built?: Promise<unknown>
}

export type FirebaseTools = {
  /** Writes the accounts into the folder, for `importFrom` of a later start. */
  exportAuth: (folder: string) => Promise<void>
}

type Options = {
  /** For the generated configuration and what firebase-tools leaves behind. */
  folder: string
  authPort?: number
  site?: Site
  importFrom?: string
  processes: Processes
}

const startLimit = 120_000
const lazySchemas = new URL('lazySchemas.js', import.meta.url).href

/** Starts the Auth emulator, the Hosting emulator or both, as one process. */
export async function startFirebaseTools(options: Options): Promise<FirebaseTools> {
  const { folder, authPort, site, importFrom, processes } = options
  const [hubPort = 0, loggingPort = 0] = await freePorts(2)
  // Copies of the site would share a file that firebase-tools keeps among the temporary ones.
  const temporary = join(folder, 'tmp')
  await mkdir(temporary, { recursive: true })
  await site?.built
  const config = join(folder, 'firebase.json')
  await writeFile(
    config,
    JSON.stringify(await configFor({ folder, authPort, site, hubPort, loggingPort }), null, 2),
  )

  let output = ''
  const only = [authPort && 'auth', site && 'hosting'].filter(Boolean).join(',')
  const hasAccounts = importFrom !== undefined && existsSync(join(importFrom, exportMetadata))
  const child = processes.start({
    name: `${only === 'hosting' ? 'Hosting emulator' : 'Auth and Hosting emulators'} (firebase-tools)`,
    command: process.execPath,
    args: [
      ...(authPort ? ['--import', lazySchemas] : []),
      binary('firebase-tools'),
      'emulators:start',
      `--only=${only}`,
      `--project=${demoProjectId}`,
      `--config=${config}`,
      ...(hasAccounts ? [`--import=${importFrom}`] : []),
    ],
    cwd: folder,
    env: { ...process.env, TMPDIR: temporary, NO_UPDATE_NOTIFIER: '1', FORCE_COLOR: '0' },
    noise: /[─│]|MOTD|Emulator UI/,
    onOutput: (text) => (output += text),
  })
  await waitUntil(child, () => output.includes('All emulators ready'), startLimit)
  if (authPort) await ensureDemoAdmin({ host: localHost, port: authPort })

  return {
    async exportAuth(target) {
      const response = await fetch(`http://${localHost}:${hubPort}/_admin/export`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ path: target, initiatedBy: 'launcher' }),
        signal: AbortSignal.timeout(30_000),
      })
      if (!response.ok) throw new Error(`The export failed: ${await response.text()}`)
    },
  }
}

const exportMetadata = 'firebase-export-metadata.json'

async function configFor(options: {
  folder: string
  authPort?: number
  site?: Site
  hubPort: number
  loggingPort: number
}): Promise<object> {
  const { folder, authPort, site, hubPort, loggingPort } = options
  const at = (port: number) => ({ host: localHost, port })
  return {
    // firebase-tools takes the path as seen from this file.
    ...(site && {
      hosting: { ...(await hostingOf(root, site.outDir)), public: relative(folder, site.outDir) },
    }),
    emulators: {
      ...(authPort && { auth: at(authPort) }),
      ...(site && { hosting: at(site.port) }),
      hub: at(hubPort),
      logging: at(loggingPort), // Reserved even where there is nothing to log to.
      ui: { enabled: false },
    },
  }
}

async function ensureDemoAdmin({ host, port }: Address): Promise<void> {
  const { uid, email, password } = demoAdmin
  const path = `identitytoolkit.googleapis.com/v1/projects/${demoProjectId}/accounts`
  const response = await fetch(`http://${host}:${port}/${path}`, {
    method: 'POST',
    headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
    body: JSON.stringify({ localId: uid, email, password, emailVerified: true }),
    signal: AbortSignal.timeout(30_000),
  })
  const text = response.ok ? '' : await response.text()
  if (text !== '' && !/DUPLICATE_LOCAL_ID|EMAIL_EXISTS/.test(text)) {
    throw new Error(`The demo administrator could not be made: ${text}`)
  }
}
