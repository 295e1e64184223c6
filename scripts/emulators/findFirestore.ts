import { execFile } from 'node:child_process'
import { existsSync, readdirSync, realpathSync } from 'node:fs'
import { homedir } from 'node:os'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { answers, type Address } from './firestoreRest'
import { binary, root } from '@scripts/paths'
import { Processes } from './processes'

/** A Firestore emulator: one that runs, or a jar to start. */
export type FirestoreSource = { where: string } & (
  | { running: Address }
  | { running?: undefined; java: string; jar: string }
)

const component = 'platform/cloud-firestore-emulator/cloud-firestore-emulator.jar'
const theComponent =
  'the Google Cloud SDK with `gcloud components install cloud-firestore-emulator`'

/**
 * Looks for a running Firestore emulator, then for the Cloud SDK's (Java 11 or newer), then for
 * the one that firebase-tools downloads (Java 21). `FIRESTORE_EMULATOR=off` finds none.
 *
 * @returns the emulator, or the reason why there is none, with the command that installs it
 * @throws Error when nothing answers at FIRESTORE_EMULATOR_HOST.
 */
export async function findFirestore(
  env: NodeJS.ProcessEnv = process.env,
  download: () => Promise<string> = downloadJar,
): Promise<FirestoreSource | { missing: string }> {
  if (env.FIRESTORE_EMULATOR === 'off') return { missing: 'FIRESTORE_EMULATOR=off' }
  if (env.FIRESTORE_EMULATOR_HOST) return runningAt(env.FIRESTORE_EMULATOR_HOST)

  const java = env.JAVA_HOME ? join(env.JAVA_HOME, 'bin', 'java') : 'java'
  const version = await javaVersion(java, env)
  const jar = findComponent(env)
  if (jar && version >= 11) {
    return { java, jar, where: `Cloud SDK component at ${jar}, Java ${version}` }
  }
  const found = version === 0 ? 'Java was not found' : `Java is version ${version}`
  if (jar) return { missing: `${found}, the emulator at ${jar} needs 11; install Java 11 or newer` }
  if (version < 21) {
    const install = `install Java 21 or newer, or Java 11 and ${theComponent}`
    return { missing: `no Firestore emulator was found and ${found}; ${install}` }
  }
  try {
    const downloaded = await download()
    return { java, jar: downloaded, where: `firebase-tools at ${downloaded}, Java ${version}` }
  } catch (error) {
    return { missing: `${(error as Error).message}; install ${theComponent}` }
  }
}

async function runningAt(address: string): Promise<FirestoreSource> {
  const [, host, port] = /^(?:http:\/\/)?([\w.-]+):(\d{1,5})\/?$/.exec(address) ?? []
  const where = `FIRESTORE_EMULATOR_HOST=${address}`
  if (!host) throw new Error(`${where}. Example: FIRESTORE_EMULATOR_HOST=127.0.0.1:8080`)
  const running = { host, port: Number(port) }
  if (await answers(running)) return { running, where }
  throw new Error(`${where}, but no emulator answers there. Start it, or unset the variable.`)
}

/** The major version; 0 when that Java cannot be run. */
async function javaVersion(java: string, env: NodeJS.ProcessEnv): Promise<number> {
  try {
    const { stderr } = await promisify(execFile)(java, ['-version'], { env, timeout: 120_000 })
    // "17.0.15", but "1.8.0_392" before Java 9.
    const [, first, second] = /version "(\d+)(?:\.(\d+))?/.exec(stderr) ?? []
    return Number((first === '1' ? second : first) ?? 0)
  } catch {
    return 0
  }
}

function findComponent({ PATH = '', CLOUDSDK_ROOT_DIR, HOME }: NodeJS.ProcessEnv) {
  const gcloud = PATH.split(delimiter)
    .map((folder) => join(folder, 'gcloud'))
    .find((file) => existsSync(file))
  // The command may be a link into the folder of the SDK.
  return [
    CLOUDSDK_ROOT_DIR,
    gcloud && join(realpathSync(gcloud), '../..'),
    HOME && join(HOME, 'google-cloud-sdk'),
  ]
    .map((folder) => folder && join(folder, component))
    .find((file) => file && existsSync(file))
}

async function downloadJar(): Promise<string> {
  const { FIREBASE_EMULATORS_PATH: chosen } = process.env
  const cache = chosen ?? join(homedir(), '.cache', 'firebase', 'emulators')
  const name = "download of firebase-tools' Firestore emulator"
  const args = [binary('firebase-tools'), 'setup:emulators:firestore']
  await new Processes().run({ name, file: process.execPath, args, cwd: root }, 180_000)
  const [jar] = readdirSync(cache)
    .filter((file) => /^cloud-firestore-emulator-v.*\.jar$/.test(file))
    .sort((a, b) => b.localeCompare(a, 'en', { numeric: true }))
  if (!jar) throw new Error(`firebase-tools left no emulator in ${cache}`)
  return join(cache, jar)
}
