import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { demoProjectId } from '@/shared/config/parseEnv'
import type { FirestoreSource } from './findFirestore'
import { answers, callEmulator, type Address } from './firestoreRest'
import { root } from '@scripts/paths'
import { localHost } from './ports'
import type { Processes } from './processes'

/** With the id of its process, for a test that pauses it; without one it was running before. */
export type FirestoreEmulator = Address & { pid?: number }

/**
 * Starts the emulator, or takes the one that is running, and puts `firestore.rules` in force.
 *
 * @param importFrom a folder written by `exportFirestore`
 */
export async function runFirestore(
  source: FirestoreSource,
  processes: Processes,
  port: number,
  importFrom?: string,
): Promise<FirestoreEmulator> {
  const address = source.running ?? { host: localHost, port }
  if (source.running) {
    await putRules(address)
    return address
  }
  // For a machine of few cores: collect without extra threads, compile once and quickly.
  const java = ['-Duser.language=en', '-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1']
  const main = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore'
  const options = [`--host=${localHost}`, `--port=${port}`]
  if (importFrom) {
    const data = join(importFrom, 'firestore/firestore.overall_export_metadata')
    options.push(`--seed_from_export=${data}`)
  }
  const args = [...java, '-cp', source.jar, main, 'start', ...options]
  const pid = await processes.start(
    { name: 'Firestore emulator', file: source.java, args, cwd: root },
    () => answers(address),
    120_000,
  )
  await putRules(address)
  return { ...address, pid }
}

/** Writes everything the emulator holds for this project into the folder. */
export async function exportFirestore(address: Address, folder: string): Promise<void> {
  await callEmulator(address, 'POST', `/emulator/v1/projects/${demoProjectId}:export`, {
    database: `projects/${demoProjectId}/databases/(default)`,
    export_directory: folder,
    export_name: 'firestore',
  })
}

/**
 * Puts rules in force for a project: those of `firestore.rules`, or others.
 *
 * @throws Error when they do not compile
 */
export async function putRules(
  address: Address,
  projectId = demoProjectId,
  content = readFileSync(join(root, 'firestore.rules'), 'utf8'),
): Promise<void> {
  const rules = { files: [{ name: 'firestore.rules', content }] }
  const path = `/emulator/v1/projects/${projectId}:securityRules`
  await callEmulator(address, 'PUT', path, { rules }).catch((error: unknown) => {
    throw new Error(`firestore.rules was refused by the emulator.\n  ${String(error)}`)
  })
}
