import { beforeAll, inject } from 'vitest'
import { putRules } from '@scripts/emulators/firestoreEmulator'
import { hostAndPort } from '@/shared/config/hostAndPort'
import { aMeeting } from '@scripts/samples/meetingRecords'
import { firestoreFor } from '@test/support/emulators/firestore'
import { clientFor, type Client } from './client'

const uids = {
  'a visitor': null,
  'an account without the right': 'account',
  'a viewer': 'viewer',
  'an editor': 'editor',
  'an administrator': 'admin',
  'a former administrator': 'former',
}

/** Who somebody may be, as far as the rules can tell. */
export type Role = keyof typeof uids

export const everybody = Object.keys(uids) as Role[]

/** Who may read what is sent. */
export const readers: readonly Role[] = ['a viewer', 'an editor', 'an administrator']

/** Who may change what is sent. */
export const editors: readonly Role[] = ['an editor', 'an administrator']

/** Whose entry in `admins` would be theirs. */
export const uidOf = (role: Role) => uids[role]

const entries = {
  admin: { role: 'owner' },
  former: { role: 'owner' },
  viewer: { role: 'viewer' },
  editor: { role: 'editor' },
}

/** Of each worker, which runs one test file after the other: the emulator takes two seconds to compile the rules. */
export const sharedId = `demo-rules-${process.env.VITEST_POOL_ID}`

const withRules = new Map<string, Promise<void>>()

/** Puts the rules in force, once. */
function giveRules(projectId: string): Promise<void> {
  const given = withRules.get(projectId) ?? putRules(hostAndPort(inject('firestore')), projectId)
  withRules.set(projectId, given)
  return given
}

/**
 * A project with the rules, empty at the beginning of a test file but for a person of each role.
 * `firestore` is the way past the rules.
 */
export function projectFor() {
  beforeAll(() => giveRules(sharedId))
  return projectOf(sharedId)
}

/** The same without rules, for tests that put in force their own. */
export function projectOf(projectId: string) {
  const firestore = firestoreFor(projectId)
  beforeAll(async () => {
    await firestore.clear()
    await firestore.seed({
      admins: Object.entries(entries).map(([id, data]) => ({ id, data })),
      // The meeting that the sample answers are about.
      monthly_meetings: [aMeeting()],
    })
    await firestore.delete('admins/former')
  })
  const clients = everybody.map((role) => [role, clientFor(projectId, uids[role])])
  return { firestore, as: Object.fromEntries(clients) as Record<Role, Client> }
}

export type Project = ReturnType<typeof projectFor>
