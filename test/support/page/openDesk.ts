import type { Collections, Value } from '@scripts/samples/records'
import { demoAdmin } from '@/shared/config/demo'
import type { Role } from '@/shared/requests/roles'
import { firestoreFor } from '@test/support/emulators/firestore'
import { renderSignedIn } from './renderApp'

type Setting = {
  /** The address. */
  at: string
  role?: Role
  /** What else is in the own entry of `admins`. */
  own?: { [field: string]: Value }
  /** The other administrators and all other records. */
  seed?: Collections
}

/** Opens a page of the desk over these records, for an administrator who has just signed in with a role. */
export async function openDesk({ at, role = 'owner', own = {}, seed = {} }: Setting) {
  const { admins = [], ...collections } = seed
  const entry = { id: demoAdmin.uid, data: { name: 'Own Name', role, ...own } }
  await firestoreFor().seed({ ...collections, admins: [entry, ...admins] })
  return renderSignedIn(at)
}
