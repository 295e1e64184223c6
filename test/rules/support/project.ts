import { beforeAll, inject } from 'vitest'
import { putRules } from '@scripts/emulators/firestoreEmulator'
import { hostAndPort } from '@/shared/config/hostAndPort'
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

/**
 * A project for one test file alone. Before its tests it gets the rules, and a person of each role as its only data.
 * `firestore` is the way past the rules.
 */
export function projectFor(projectId: string) {
  const firestore = firestoreFor(projectId)
  beforeAll(async () => {
    await putRules(hostAndPort(inject('firestore')), projectId)
    await firestore.clear()
    await firestore.seed({
      admins: Object.entries(entries).map(([id, data]) => ({ id, data })),
    })
    await firestore.delete('admins/former')
  })
  const clients = everybody.map((role) => [role, clientFor(projectId, uids[role])])
  return { firestore, as: Object.fromEntries(clients) as Record<Role, Client> }
}

export type Project = ReturnType<typeof projectFor>
