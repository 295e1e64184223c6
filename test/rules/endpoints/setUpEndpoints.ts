import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, inject } from 'vitest'
import { demoAdmin } from '@/shared/config/demo'
import { hostAndPort } from '@/shared/config/hostAndPort'
import { demoProjectId } from '@/shared/config/parseEnv'
import { putRules } from '@scripts/emulators/firestoreEmulator'
import type { Collections } from '@scripts/samples/records'
import { firestoreFor } from '@test/support/emulators/firestore'

/**
 * The set-up of a file that dispatches endpoints: the rules are in force, and each test begins with these records and
 * an owner who is signed in.
 *
 * @returns what answers in the place of the emulator, in a test that asks for it
 */
export function setUpEndpoints({ admins = [], ...records }: Collections = {}) {
  const firestore = firestoreFor()
  const server = setupServer()

  beforeAll(async () => {
    await putRules(hostAndPort(inject('firestore')), demoProjectId)
    server.listen({ onUnhandledRequest: 'bypass' })
  })
  beforeEach(async () => {
    await firestore.clear()
    await firestore.seed({
      ...records,
      admins: [{ id: demoAdmin.uid, data: { role: 'owner' } }, ...admins],
    })
  })
  afterEach(() => server.resetHandlers())
  afterAll(() => server.close())
  return server
}

/** All documents of the emulator, as an address of msw. */
export const documents = `http://${inject('firestore')}/v1/projects/:project/databases/:database/documents`

export const anEditor = { id: 'colleague', data: { role: 'editor' } }
