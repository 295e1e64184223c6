import { initializeApp } from 'firebase/app'
import {
  collection,
  connectFirestoreEmulator,
  initializeFirestore,
  type Timestamp,
} from 'firebase/firestore'
import { hostAndPort } from '@/shared/config/hostAndPort'
import { demoProjectId } from '@/shared/config/parseEnv'
import type { Cells } from './Table'

/** Firestore's address comes in the page's own. */
export const address = hostAndPort(new URLSearchParams(location.search).get('firestore') ?? '')
export const options = { apiKey: 'demo', projectId: demoProjectId, appId: '1:1:web:1' }
export const collectionName = 'New_Registration'

/** The SDK made ready the way its documentation does, and the collection of all. */
export function openRegistrations() {
  const app = initializeApp(options)
  const database = initializeFirestore(app, {})
  connectFirestoreEmulator(database, address.host, address.port)
  return { app, database, registrations: collection(database, collectionName) }
}

/** A registration as the SDK gives it out. */
export type Registration = { [field in 'firmName' | 'name' | 'mobile' | 'district']: string } & {
  id: string
  createdAt?: Timestamp | null
}

/** The same for a store, which takes plain values alone. */
export type PlainRegistration = Omit<Registration, 'createdAt'> & { createdAt: number | null }

export const plain = ({ createdAt, ...rest }: Registration): PlainRegistration => ({
  ...rest,
  createdAt: createdAt?.toMillis() ?? null,
})

const date = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' })

type Read = Omit<Registration, 'createdAt'>
const cells = ({ firmName, name, mobile, district }: Read, millis: number | null): Cells => [
  firmName,
  name,
  mobile,
  district,
  millis === null ? 'Unknown date' : date.format(millis),
]

export const readRegistration = (item: Registration) =>
  cells(item, item.createdAt?.toMillis() ?? null)
export const readPlain = (item: PlainRegistration) => cells(item, item.createdAt)

/** As everybody writes it, without an object more than it takes. */
export const newest = (items: readonly Registration[]) =>
  items.toSorted((a, b) => (b.createdAt?.toMillis() ?? 0) - (a.createdAt?.toMillis() ?? 0))
export const newestPlain = (items: readonly PlainRegistration[]) =>
  items.toSorted((a, b) => (b.createdAt ?? 0) - (a.createdAt ?? 0))
