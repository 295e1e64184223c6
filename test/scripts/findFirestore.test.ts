import { chmod, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findFirestore } from '@scripts/emulators/findFirestore'

const jar = 'platform/cloud-firestore-emulator/cloud-firestore-emulator.jar'
const download = () => Promise.resolve('/cache/emulator.jar')
const noDownload = (): Promise<string> => Promise.reject(new Error('no network'))

let home = ''
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'find-firestore-'))
})
afterEach(() => rm(home, { recursive: true }))

async function file(path: string, content = '') {
  await mkdir(dirname(join(home, path)), { recursive: true })
  await writeFile(join(home, path), content)
  await chmod(join(home, path), 0o755)
}

/** Searches a machine with nothing on it but the files of `home` and this Java. */
async function find(env: NodeJS.ProcessEnv, java?: string, downloaded = noDownload) {
  if (java) await file('bin/java', `#!/bin/sh\necho 'openjdk version "${java}"' >&2\n`)
  return findFirestore({ PATH: join(home, 'bin'), ...env }, downloaded)
}

test('an emulator that runs already comes first', async () => {
  const server = createServer((_request, response) => response.end()).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  await file(`sdk/${jar}`)
  const env = {
    FIRESTORE_EMULATOR_HOST: `127.0.0.1:${port}`,
    CLOUDSDK_ROOT_DIR: join(home, 'sdk'),
  }
  expect(await find(env, '21.0.1')).toMatchObject({ running: { host: '127.0.0.1', port } })
  server.close()
})

test('an address where nothing answers, or that is none, is an error', async () => {
  const at = (address: string) => find({ FIRESTORE_EMULATOR_HOST: address })
  await expect(at('127.0.0.1:1')).rejects.toThrow('no emulator answers there')
  await expect(at('8080')).rejects.toThrow('Example: FIRESTORE_EMULATOR_HOST=127.0.0.1:8080')
})

test("the Cloud SDK's component is found beside gcloud, behind links", async () => {
  await file(`sdk/${jar}`)
  await file('sdk/bin/gcloud')
  await mkdir(join(home, 'bin'))
  await symlink(join(home, 'sdk/bin/gcloud'), join(home, 'bin/gcloud'))
  expect(await find({}, '11.0.2')).toMatchObject({ jar: join(home, 'sdk', jar) })
})

test.each([
  ['CLOUDSDK_ROOT_DIR', 'sdk', 'sdk'],
  ['HOME', 'me', 'me/google-cloud-sdk'],
])("the Cloud SDK's component is found through %s", async (name, value, folder) => {
  await file(`${folder}/${jar}`)
  expect(await find({ [name]: join(home, value) }, '17')).toMatchObject({
    jar: join(home, folder, jar),
  })
})

test('JAVA_HOME says which Java runs it', async () => {
  await file(`sdk/${jar}`)
  await file('jdk/bin/java', '#!/bin/sh\necho \'openjdk version "17.0.1"\' >&2\n')
  const env = { CLOUDSDK_ROOT_DIR: join(home, 'sdk'), JAVA_HOME: join(home, 'jdk') }
  expect(await find(env, '1.8.0_392')).toMatchObject({ java: join(home, 'jdk/bin/java') })
})

test('firebase-tools is asked last, and only with Java 21 or newer', async () => {
  expect(await find({}, '21.0.1', download)).toMatchObject({ jar: '/cache/emulator.jar' })
  expect(await find({}, '20.0.1', download)).toHaveProperty('missing')
})

test.each([
  ['no Java', undefined, false, /Java was not found; install Java 21 or newer, or Java 11 and/],
  ['an old Java', '1.8.0_392', true, /Java is version 8, .* needs 11; install Java 11/],
  ['no SDK and Java 17', '17', false, /no Firestore emulator was found .*gcloud components/],
  ['no download', '21', false, /no network; install .*gcloud components install/],
])('with %s it says what is missing and what to install', async (_case, java, hasJar, words) => {
  if (hasJar) await file(`sdk/${jar}`)
  expect(await find({ CLOUDSDK_ROOT_DIR: join(home, 'sdk') }, java)).toEqual({
    missing: expect.stringMatching(words) as string,
  })
})

test('the search can be turned off', async () => {
  await file(`sdk/${jar}`)
  const env = { FIRESTORE_EMULATOR: 'off', CLOUDSDK_ROOT_DIR: join(home, 'sdk') }
  expect(await find(env, '21')).toEqual({ missing: 'FIRESTORE_EMULATOR=off' })
})
