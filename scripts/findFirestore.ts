import { join } from 'node:path'
import { machineTools, type MachineTools } from './machineTools'

/** Where a Firestore emulator comes from, or why there is none and what would help. */
export type FirestoreSource =
  | { kind: 'address'; host: string; port: number; where: string }
  | { kind: 'jar'; java: string; jar: string; where: string }
  | { kind: 'none'; why: string; install: string }

const component = 'platform/cloud-firestore-emulator/cloud-firestore-emulator.jar'
const jarNeeds = 11
const downloadNeeds = 21

/**
 * Looks for a Firestore emulator: one that is running already, the Cloud SDK's, then the
 * one firebase-tools downloads. `FIRESTORE_EMULATOR=off` finds none.
 *
 * @throws Error when FIRESTORE_EMULATOR_HOST names a place where nothing answers.
 */
export async function findFirestore(
  env: NodeJS.ProcessEnv = process.env,
  tools: MachineTools = machineTools,
): Promise<FirestoreSource> {
  if (env.FIRESTORE_EMULATOR === 'off') {
    return {
      kind: 'none',
      why: 'FIRESTORE_EMULATOR=off',
      install: 'unset that variable to use the emulators',
    }
  }
  if (env.FIRESTORE_EMULATOR_HOST) return runningAt(env.FIRESTORE_EMULATOR_HOST, tools)

  const java = env.JAVA_HOME ? join(env.JAVA_HOME, 'bin', 'java') : 'java'
  const version = await tools.javaVersion(java)
  const jar = await findComponent(env, tools)
  if (jar && version >= jarNeeds) {
    return { kind: 'jar', java, jar, where: `Cloud SDK component at ${jar}, Java ${version}` }
  }
  if (version >= downloadNeeds) {
    const downloaded = await tools.downloadedJar()
    return typeof downloaded === 'string'
      ? {
          kind: 'jar',
          java,
          jar: downloaded,
          where: `firebase-tools at ${downloaded}, Java ${version}`,
        }
      : { kind: 'none', why: downloaded.failure, install: cloudSdk }
  }
  const found = version === 0 ? 'Java was not found' : `Java is version ${version}`
  return jar
    ? { kind: 'none', why: `${found}, the emulator at ${jar} needs ${jarNeeds}`, install: anyJava }
    : {
        kind: 'none',
        why: `no Firestore emulator was found and ${found}`,
        install: `install Java ${downloadNeeds} or newer, or Java ${jarNeeds} and ${cloudSdk.slice(8)}`,
      }
}

const anyJava = `install Java ${jarNeeds} or newer`
const cloudSdk =
  'install the Google Cloud SDK with `gcloud components install cloud-firestore-emulator`'

async function runningAt(address: string, tools: MachineTools): Promise<FirestoreSource> {
  const [, host = '', port = ''] = /^(?:http:\/\/)?([\w.-]+):(\d{1,5})\/?$/.exec(address) ?? []
  if (host === '') {
    throw new Error(
      `FIRESTORE_EMULATOR_HOST is "${address}". Example: FIRESTORE_EMULATOR_HOST=127.0.0.1:8080`,
    )
  }
  if (!(await tools.answers(`http://${host}:${port}/`))) {
    throw new Error(
      `FIRESTORE_EMULATOR_HOST is ${address}, but no emulator answers there. ` +
        'Start it, or unset the variable.',
    )
  }
  return {
    kind: 'address',
    host,
    port: Number(port),
    where: `FIRESTORE_EMULATOR_HOST=${host}:${port}`,
  }
}

async function findComponent(env: NodeJS.ProcessEnv, tools: MachineTools) {
  const gcloud = await tools.realPathOf('gcloud')
  const roots = [
    env.CLOUDSDK_ROOT_DIR,
    gcloud && join(gcloud, '..', '..'),
    env.HOME && join(env.HOME, 'google-cloud-sdk'),
  ]
  return roots
    .filter((folder): folder is string => !!folder)
    .map((folder) => join(folder, component))
    .find((file) => tools.exists(file))
}
