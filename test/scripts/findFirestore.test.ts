import { expect, test } from 'vitest'
import { findFirestore } from '@scripts/findFirestore'
import type { MachineTools } from '@scripts/machineTools'

const jar = 'platform/cloud-firestore-emulator/cloud-firestore-emulator.jar'

/** A machine with nothing on it but what is given. */
function machine(has: Partial<MachineTools> & { files?: string[]; java?: number }): MachineTools {
  return {
    javaVersion: async () => has.java ?? 0,
    realPathOf: async () => undefined,
    exists: (file) => has.files?.includes(file) ?? false,
    downloadedJar: async () => ({ failure: 'no network' }),
    answers: async () => false,
    ...has,
  }
}

test('an emulator that is running already comes first', async () => {
  const all = machine({
    answers: async (url) => url === 'http://127.0.0.1:8080/',
    java: 21,
    files: [`/sdk/${jar}`],
  })
  const env = { FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080', CLOUDSDK_ROOT_DIR: '/sdk' }
  expect(await findFirestore(env, all)).toMatchObject({ host: '127.0.0.1', port: 8080 })
})

test('an address where nothing answers, or that is none, is said instead of passed over', async () => {
  const find = (address: string) => findFirestore({ FIRESTORE_EMULATOR_HOST: address }, machine({}))
  await expect(find('127.0.0.1:8080')).rejects.toThrow('no emulator answers there')
  await expect(find('8080')).rejects.toThrow('Example: FIRESTORE_EMULATOR_HOST=127.0.0.1:8080')
})

test("the Cloud SDK's component is found beside gcloud, behind links", async () => {
  const tools = machine({
    java: 11,
    files: [`/opt/sdk/${jar}`],
    realPathOf: async (command) => (command === 'gcloud' ? '/opt/sdk/bin/gcloud' : undefined),
  })
  expect(await findFirestore({}, tools)).toMatchObject({ kind: 'jar', jar: `/opt/sdk/${jar}` })
})

test.each([
  ['CLOUDSDK_ROOT_DIR', '/sdk', '/sdk'],
  ['HOME', '/home/me', '/home/me/google-cloud-sdk'],
])("the Cloud SDK's component is found through %s", async (name, value, root) => {
  const tools = machine({ java: 17, files: [`${root}/${jar}`] })
  expect(await findFirestore({ [name]: value }, tools)).toMatchObject({ jar: `${root}/${jar}` })
})

test('JAVA_HOME says which Java runs it', async () => {
  const asked: string[] = []
  const javaVersion = async (java: string) => asked.push(java) && 17
  const tools = machine({ javaVersion, files: [`/sdk/${jar}`] })
  const source = await findFirestore({ CLOUDSDK_ROOT_DIR: '/sdk', JAVA_HOME: '/jdk' }, tools)
  expect(source).toMatchObject({ kind: 'jar', java: '/jdk/bin/java' })
  expect(asked).toEqual(['/jdk/bin/java'])
})

test('firebase-tools is asked last, and only with Java 21 or newer', async () => {
  const downloadedJar = async () => '/cache/emulator.jar'
  expect(await findFirestore({}, machine({ java: 21, downloadedJar }))).toMatchObject({
    kind: 'jar',
    jar: '/cache/emulator.jar',
  })
  expect(await findFirestore({}, machine({ java: 20, downloadedJar }))).toMatchObject({
    kind: 'none',
  })
})

test.each([
  ['no Java', {}, 'Java was not found', 'install Java 21 or newer, or Java 11 and'],
  ['an old Java', { java: 8, files: [`/sdk/${jar}`] }, 'Java is version 8', 'install Java 11'],
  ['no SDK and Java 17', { java: 17 }, 'no Firestore emulator was found', 'gcloud components'],
  ['no download', { java: 21 }, 'no network', 'gcloud components install'],
])('with %s it says what is missing and what to install', async (_case, has, why, install) => {
  const source = await findFirestore({ CLOUDSDK_ROOT_DIR: '/sdk' }, machine(has))
  expect(source).toMatchObject({
    kind: 'none',
    why: expect.stringContaining(why) as string,
    install: expect.stringContaining(install) as string,
  })
})

test('the search can be turned off', async () => {
  const tools = machine({ java: 21, files: [`/sdk/${jar}`] })
  const env = { FIRESTORE_EMULATOR: 'off', CLOUDSDK_ROOT_DIR: '/sdk' }
  expect(await findFirestore(env, tools)).toMatchObject({ kind: 'none' })
})
