import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plan } from './backendPlan'
import { defaultSeed } from './defaultSeed'
import { startFirebaseTools, type FirebaseTools, type Site } from './firebaseTools'
import { exportFirestore, runFirestore, type FirestoreEmulator } from './firestoreEmulator'
import { clearFirestore, isEmpty, writeCollections, type Address } from './firestoreRest'
import { keptFolder, replaceFolder } from './keepData'
import { localHost } from './ports'
import type { Processes } from './processes'

export type Backend = {
  firestore?: FirestoreEmulator
  auth?: Address
  /** Keeps what the emulators hold for the next start; what does not answer stays as it was. */
  save: () => Promise<void>
}

type Options = {
  plan: Plan
  /** Where the data is kept between runs. */
  folder: string
  /** Start with the seed, whatever was kept. */
  fresh: boolean
  /** Serve this build, too. */
  site?: Site
  processes: Processes
}

/** Starts what the plan needs, filled with the data kept, or else with the seed. */
export async function startBackend({
  plan,
  folder,
  fresh,
  site,
  processes,
}: Options): Promise<Backend> {
  await mkdir(folder, { recursive: true })
  if (plan.kind !== 'emulators') {
    if (site) await startFirebaseTools({ folder, site, processes })
    return { save: async () => {} }
  }

  const kept = { firestore: join(folder, 'firestore'), auth: join(folder, 'auth') }
  const startFrom = (path: string) => (fresh ? undefined : keptFolder(path))
  const { source, firestorePort: port, authPort } = plan
  const importFrom = startFrom(kept.firestore)
  const [firestore, tools] = await Promise.all([
    runFirestore({ source, port, importFrom, processes }).then(async (emulator) => {
      if (fresh && source.kind === 'address') await clearFirestore(emulator)
      if (importFrom === undefined && (await isEmpty(emulator))) {
        await writeCollections(emulator, defaultSeed(new Date()))
      }
      return emulator
    }),
    startFirebaseTools({ folder, authPort, site, importFrom: startFrom(kept.auth), processes }),
  ])

  return {
    firestore,
    auth: { host: localHost, port: authPort },
    save: () => save(kept, firestore, tools),
  }
}

async function save(
  kept: { firestore: string; auth: string },
  firestore: FirestoreEmulator,
  tools: FirebaseTools,
): Promise<void> {
  const failures: string[] = []
  const keep = (what: string, folder: string, write: (newFolder: string) => Promise<void>) =>
    replaceFolder(folder, write).catch((error: unknown) => {
      failures.push(`  ${what} (${error instanceof Error ? error.message : String(error)})`)
    })
  await Promise.all([
    // An emulator that was running before keeps its data itself.
    firestore.pid && keep('documents', kept.firestore, (to) => exportFirestore(firestore, to)),
    keep('accounts', kept.auth, tools.exportAuth),
  ])
  if (failures.length > 0) {
    throw new Error(`Not saved, the last state is kept:\n${failures.join('\n')}`)
  }
}
