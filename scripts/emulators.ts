import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { planLocal, type Plan } from './backendPlan'
import { buildSite, type Variables } from './buildSite'
import { defaultSeed } from './defaultSeed'
import { deviceSeedFile, deviceSeedText } from './deviceSeed'
import { demandSource, type FirestoreEmulator } from './firestoreEmulator'
import type { Address } from './firestoreRest'
import { findFirestore } from './findFirestore'
import { startBackend, type Backend } from './localBackend'
import { freePorts } from './ports'
import { Processes } from './processes'

export type StackOptions = {
  /** Where the site is built to and served from; with none, neither is done. */
  outDir?: string
  /** The site's port; a free one when left out. */
  port?: number
  /** False: `outDir` holds a build for these very addresses already. */
  build?: boolean
  /** Where the data is kept between runs; nowhere when left out. */
  folder?: string
  /** Start with the seed, whatever was kept. */
  fresh?: boolean
  /** Which backend; on this machine when left out. */
  plan?: Plan
  /** Hears of a process that ends by itself. Everything else goes on until `stop`. */
  onCrash?: (message: string) => void
}

export type Stack = Backend & {
  /** Empty without `outDir`. */
  siteUrl: string
  kind: Plan['kind']
  /** As the launcher prints it. */
  backend: string
  /** Ends every process and waits until all are gone. Does not save. */
  stop: () => Promise<void>
}

/**
 * Builds the site and starts everything it needs, side by side. Resolves when all of it
 * answers; on failure nothing is left running.
 */
export async function startStack(options: StackOptions = {}): Promise<Stack> {
  const { outDir, build = true, fresh = false, onCrash } = options
  const plan = options.plan ?? (await planLocal())
  const port = options.port ?? (await freePorts(1))[0]!
  const folder = options.folder ?? (await mkdtemp(join(tmpdir(), 'udyog-')))
  let isStarted = false
  let failStart: (error: Error) => void = () => {}
  const crashed = new Promise<never>((_, reject) => (failStart = reject))
  const processes = new Processes((message) =>
    isStarted ? onCrash?.(message) : failStart(new Error(message)),
  )

  async function stop() {
    await processes.stopAll()
    if (!options.folder) await rm(folder, { recursive: true, force: true })
  }

  async function buildAll(target: string) {
    // What is only on this machine is found at this address; a project has one of its own.
    const address: Variables =
      plan.kind === 'cloud' ? {} : { VITE_SITE_URL: `http://localhost:${port}` }
    await buildSite(target, { ...plan.variables, ...address }, processes)
    if (plan.kind !== 'device') return
    await writeFile(join(target, deviceSeedFile), deviceSeedText(defaultSeed(new Date())))
  }

  try {
    const built = build && outDir !== undefined ? buildAll(outDir) : Promise.resolve()
    const site = outDir === undefined ? undefined : { port, outDir, built }
    const started = Promise.all([startBackend({ plan, folder, fresh, site, processes }), built])
    const [backend] = await Promise.race([started, crashed])
    isStarted = true
    return {
      ...backend,
      siteUrl: site ? `http://localhost:${port}` : '',
      kind: plan.kind,
      backend: plan.backend,
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

/**
 * Firestore and Auth with the seed, without the site: for tests of single features.
 *
 * @throws Error saying what to install where there is no Firestore emulator.
 */
export async function startEmulators(
  onCrash?: (message: string) => void,
): Promise<Stack & { firestore: FirestoreEmulator; auth: Address }> {
  demandSource(await findFirestore())
  const { firestore, auth, ...stack } = await startStack({ fresh: true, onCrash })
  if (!firestore || !auth) throw new Error(`The emulators did not start: ${stack.backend}`)
  return { ...stack, firestore, auth }
}
