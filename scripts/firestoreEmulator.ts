import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { demoProjectId } from '@/shared/config/parseEnv'
import { findFirestore, type FirestoreSource } from './findFirestore'
import { callFirestore, clearFirestore, type Address } from './firestoreRest'
import { answers } from './machineTools'
import { root } from './paths'
import { freePorts, localHost } from './ports'
import { Processes } from './processes'
import { waitUntil } from './waitUntil'

export type FirestoreEmulator = Address & {
  /** The process, to be paused and continued by a test; absent when it was running before. */
  pid?: number
  /** Where it was found, in words. */
  where: string
}

const startLimit = 90_000
const exportName = 'firestore'

type Options = {
  source: Exclude<FirestoreSource, { kind: 'none' }>
  port?: number
  /** A folder written by `exportFirestore`. */
  importFrom?: string
  processes: Processes
}

/**
 * Starts the Firestore emulator with `firestore.rules` in force, or takes the one that is
 * running and gives it these rules.
 */
export async function runFirestore(options: Options): Promise<FirestoreEmulator> {
  const { source, port, importFrom, processes } = options
  if (source.kind === 'address') {
    const { host, port: takenPort, where } = source
    await putRules({ host, port: takenPort })
    return { host, port: takenPort, where }
  }
  const address = { host: localHost, port: port ?? (await freePorts(1))[0]! }
  const child = processes.start({
    name: 'Firestore emulator',
    command: source.java,
    args: [
      '-Duser.language=en',
      // For a machine of few cores: collect without threads of its own, compile once and quickly.
      '-XX:+UseSerialGC',
      '-XX:TieredStopAtLevel=1',
      '-cp',
      source.jar,
      'com.google.cloud.datastore.emulator.firestore.CloudFirestore',
      'start',
      `--host=${address.host}`,
      `--port=${address.port}`,
      `--rules=${rulesFile}`,
      ...(importFrom ? [`--seed_from_export=${metadataIn(importFrom)}`] : []),
    ],
    cwd: root,
    noise: /HttpVersionRoutingHandler|Detected (non-)?HTTP/,
  })
  await waitUntil(child, () => answers(`http://${address.host}:${address.port}/`), startLimit)
  await putRules(address)
  return { ...address, pid: child.pid, where: source.where }
}

/**
 * A Firestore emulator alone, empty, for tests of the rules and of single features.
 *
 * @throws Error saying what to install where none can be had.
 */
export async function startFirestore(
  onCrash?: (message: string) => void,
): Promise<FirestoreEmulator & { stop: () => Promise<void> }> {
  const source = demandSource(await findFirestore())
  const processes = new Processes(onCrash)
  try {
    const emulator = await runFirestore({ source, processes })
    if (source.kind === 'address') await clearFirestore(emulator)
    return { ...emulator, stop: () => processes.stopAll() }
  } catch (error) {
    await processes.stopAll()
    throw error
  }
}

/** @throws Error saying what to install where there is no emulator. */
export function demandSource(source: FirestoreSource) {
  if (source.kind !== 'none') return source
  throw new Error(`There is no Firestore emulator: ${source.why}. To have one: ${source.install}.`)
}

/** Writes everything the emulator holds for this project into the folder. */
export async function exportFirestore(address: Address, folder: string): Promise<void> {
  await callFirestore(address, 'POST', `/emulator/v1/projects/${demoProjectId}:export`, {
    database: `projects/${demoProjectId}/databases/(default)`,
    export_directory: folder,
    export_name: exportName,
  })
}

const rulesFile = join(root, 'firestore.rules')

const metadataIn = (folder: string) =>
  join(folder, exportName, `${exportName}.overall_export_metadata`)

/**
 * Puts `firestore.rules` in force for a project.
 *
 * @throws Error when they do not compile; an emulator started with such rules refuses everything.
 */
export async function putRules(
  address: Address,
  projectId = demoProjectId,
  triesLeft = 3,
): Promise<void> {
  const path = `/emulator/v1/projects/${projectId}:securityRules`
  const rules = { files: [{ name: 'firestore.rules', content: readFileSync(rulesFile, 'utf8') }] }
  try {
    await callFirestore(address, 'PUT', path, { rules })
  } catch (error) {
    // On a busy machine a new emulator may take its time over the first request.
    const isLate = error instanceof Error && error.name === 'TimeoutError'
    if (isLate && triesLeft > 1) return putRules(address, projectId, triesLeft - 1)
    throw new Error(`firestore.rules was refused by the emulator.\n  ${String(error)}`)
  }
}
