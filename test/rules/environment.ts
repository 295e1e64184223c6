import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { initializeTestEnvironment } from '@firebase/rules-unit-testing'
import { initializeApp } from 'firebase/app'
import { setLogLevel } from 'firebase/firestore'
import {
  connectFirestoreEmulator,
  getFirestore,
  setLogLevel as setLiteLogLevel,
} from 'firebase/firestore/lite'
import { inject } from 'vitest'
import { root } from '@scripts/paths'
import { hostAndPort } from '@/shared/config/hostAndPort'

// A refusal is what most cases are about; the SDK would print every one.
setLogLevel('silent')
setLiteLogLevel('silent')

/** The rules in force on the emulator, for a project that no other test file uses. */
export const startRules = (projectId: string) =>
  initializeTestEnvironment({
    projectId,
    firestore: {
      ...hostAndPort(inject('firestore')),
      rules: readFileSync(join(root, 'firestore.rules'), 'utf8'),
    },
  })

/** What a signed-out visitor's page submits with; much quicker than the full SDK. */
export function visitorDatabase(projectId: string) {
  const database = getFirestore(initializeApp({ projectId }, projectId))
  const { host, port } = hostAndPort(inject('firestore'))
  connectFirestoreEmulator(database, host, port)
  return database
}
