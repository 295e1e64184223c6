import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { demoProjectId } from '@/shared/config/parseEnv'
import type { FirestoreSource } from './findFirestore'
import { answers, callEmulator, type Address } from './firestoreRest'
import { root } from '@scripts/paths'
import { inParts } from '@scripts/rules/places'
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

type Answer = { issues?: { sourcePosition: { line: number }; description: string }[] }

/**
 * Puts rules in force for a project: those of `firestore.rules`, or others.
 *
 * @throws Error with the parts and lines that do not compile, or name what there is not
 */
export async function putRules(
  address: Address,
  projectId = demoProjectId,
  content = readFileSync(join(root, 'firestore.rules'), 'utf8'),
): Promise<void> {
  const rules = { files: [{ name: 'firestore.rules', content }] }
  const path = `/emulator/v1/projects/${projectId}:securityRules`
  const { issues = [] } = await callEmulator(address, 'PUT', path, { rules }).then(
    (answer) => answer as Answer,
    (error: unknown) => {
      const message = String(error).replaceAll('\\n', '\n')
      throw new Error(`The emulator refuses the rules.\n  ${inParts(content, message)}`)
    },
  )
  const mistakes = issues
    .filter(({ description }) => isMistake.test(description))
    .map(({ description, sourcePosition: { line } }) =>
      inParts(content, `\n  L${line}:0 ${description}`),
    )
  if (mistakes.length > 0) throw new Error(`The rules have mistakes.${mistakes.join('')}`)
}

/** The emulator only warns of these, and then refuses all that such a rule should allow. */
const isMistake = /^(Invalid (function|variable) name|Incorrect number of arguments)/
