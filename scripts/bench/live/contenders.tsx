import {
  combineReducers,
  configureStore,
  createEntityAdapter,
  createSlice,
  legacy_createStore,
  type PayloadAction,
} from '@reduxjs/toolkit'
import { createApi, fakeBaseQuery } from '@reduxjs/toolkit/query/react'
import { initializeApp } from 'firebase/app'
import firebase from 'firebase/compat/app'
import 'firebase/compat/firestore'
import {
  collection,
  connectFirestoreEmulator,
  initializeFirestore,
  onSnapshot,
  type CollectionReference,
  type FirestoreDataConverter,
  type Timestamp,
} from 'firebase/firestore'
import { memo, useEffect, useMemo, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { useCollectionData } from 'react-firebase-hooks/firestore'
import { Provider, useSelector } from 'react-redux'
import { FirebaseAppProvider, FirestoreProvider, useFirestoreCollectionData } from 'reactfire'
import { createFirestoreInstance, firestoreReducer } from 'redux-firestore'
import { makeStore } from '@/app/store'
import { adminSlices } from '@/features/desk/api'
import { registrations as product } from '@/features/registrations/api'
import { hostAndPort } from '@/shared/config/hostAndPort'
import { demoProjectId } from '@/shared/config/parseEnv'
// With the page, as all others have the SDK.
import '@/shared/firestore/listen'

export type ContenderName = keyof typeof contenders

/** Each subscribes when it is called, and returns the element to render. */
const contenders = {
  floor: startFloor,
  product: startProduct,
  hooks: () => <HooksList source={openRegistrations().registrations} />,
  reactfire: startReactfire,
  rtkQuery: startRtkQuery,
  adapter: startAdapter,
  reduxFirestore: startReduxFirestore,
} satisfies Record<string, () => ReactNode>

const parameters = new URLSearchParams(location.search)
const address = hostAndPort(parameters.get('firestore') ?? '')
const options = { apiKey: 'demo', projectId: demoProjectId, appId: '1:1:web:1' }
const collectionName = 'New_Registration'

/** The SDK as its documentation sets it up. */
function openRegistrations() {
  const app = initializeApp(options)
  const database = initializeFirestore(app, {})
  connectFirestoreEmulator(database, address.host, address.port)
  return { app, database, registrations: collection(database, collectionName) }
}

/** A registration as the SDK returns it, and for a store, which takes only plain values. */
type Registration = { [field in 'id' | 'firmName' | 'name' | 'mobile' | 'district']: string } & {
  createdAt?: Timestamp | null
}
type PlainRegistration = Omit<Registration, 'createdAt'> & { createdAt: number | null }

const plain = ({ createdAt, ...rest }: Registration): PlainRegistration => ({
  ...rest,
  createdAt: createdAt?.toMillis() ?? null,
})

const date = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' })
const cells = (item: Omit<Registration, 'createdAt'>, millis: number | null): Cells => [
  ...([item.firmName, item.name, item.mobile, item.district] as const),
  millis === null ? 'Unknown date' : date.format(millis),
]
const read = (item: Registration) => cells(item, item.createdAt?.toMillis() ?? null)
const readPlain = (item: PlainRegistration) => cells(item, item.createdAt)

const newest = (items: readonly Registration[]) =>
  items.toSorted((a, b) => (b.createdAt?.toMillis() ?? 0) - (a.createdAt?.toMillis() ?? 0))

const none: Registration[] = []

declare global {
  interface Window {
    live: {
      /** Documents there are. */
      size: number
      /** When it subscribed, and when the table had all documents, in milliseconds. */
      started: number
      whole: number
      start: () => void
    }
  }
}

/** The cells of a row. */
type Cells = [firm: string, name: string, mobile: string, district: string, date: string]

type RowProps<Item> = { item: Item; read: (item: Item) => Cells }

function PlainRow<Item>({ item, read }: RowProps<Item>) {
  return (
    <tr>
      {read(item).map((cell, at) => (
        <td key={at}>{cell}</td>
      ))}
    </tr>
  )
}
const Row = memo(PlainRow) as typeof PlainRow

const pageSize = 50

type TableProps<Item> = {
  /** In the order of the table. */
  all: readonly Item[]
  /** The same function every time. */
  read: (item: Item) => Cells
}

/** The first rows of all, the same for every contender: a row renders when its item is another object. */
function Table<Item extends { id: string }>({ all, read }: TableProps<Item>) {
  const { length } = all
  useEffect(() => {
    if (length >= window.live.size) window.live.whole ||= performance.now()
  }, [length])
  return (
    <>
      <p>{length}</p>
      <table>
        <tbody>
          {all.slice(0, pageSize).map((item) => (
            <Row key={item.id} item={item} read={read} />
          ))}
        </tbody>
      </table>
    </>
  )
}

/** The cost of the SDK itself: a listener that does nothing. */
function startFloor() {
  const { registrations } = openRegistrations()
  onSnapshot(registrations, { includeMetadataChanges: true }, ({ metadata }) => {
    if (!metadata.fromCache) window.live.whole ||= performance.now()
  })
  return null
}

// Complete before anything is measured, like the code of all others.
const productStore = makeStore({ hasSession: false })
await productStore.addData(() => Promise.resolve(adminSlices))

function startProduct() {
  return (
    <Provider store={productStore}>
      <ProductList />
    </Provider>
  )
}

type ProductRecord = ReturnType<typeof product.useRecords>[number]
const readRecord = ({ firmName, name, mobile, district, createdAt }: ProductRecord) =>
  [firmName, name, mobile, district, createdAt].map(String) as Cells

function ProductList() {
  product.useSubscription()
  return <Table all={product.useRecords()} read={readRecord} />
}

/** react-firebase-hooks as its documentation has it where the id is needed. */
const withId: FirestoreDataConverter<Registration> = {
  toFirestore: ({ id: _id, ...data }) => data,
  fromFirestore: (snapshot, snapshotOptions) =>
    ({ ...snapshot.data(snapshotOptions), id: snapshot.id }) as Registration,
}

function HooksList({ source }: { source: CollectionReference }) {
  const query = useMemo(() => source.withConverter(withId), [source])
  const [items = none] = useCollectionData(query)
  return <Table all={useMemo(() => newest(items), [items])} read={read} />
}

function ReactfireList({ source }: { source: CollectionReference }) {
  const { data } = useFirestoreCollectionData(source, { idField: 'id' })
  const items = (data as Registration[] | undefined) ?? none
  return <Table all={useMemo(() => newest(items), [items])} read={read} />
}

function startReactfire() {
  const { app, database, registrations } = openRegistrations()
  return (
    <FirebaseAppProvider firebaseApp={app}>
      <FirestoreProvider sdk={database}>
        <ReactfireList source={registrations} />
      </FirestoreProvider>
    </FirebaseAppProvider>
  )
}

/** Streaming updates as in RTK Query's documentation: each snapshot's list becomes the cached one. */
const api = createApi({
  baseQuery: fakeBaseQuery(),
  endpoints: (build) => ({
    registrations: build.query<PlainRegistration[], void>({
      queryFn: () => ({ data: [] }),
      async onCacheEntryAdded(_arg, entry) {
        const stop = onSnapshot(openRegistrations().registrations, ({ docs }) => {
          entry.updateCachedData(() =>
            docs.map((doc) => plain({ ...doc.data(), id: doc.id } as Registration)),
          )
        })
        await entry.cacheEntryRemoved
        stop()
      },
    }),
  }),
})

const nonePlain: PlainRegistration[] = []

function RtkQueryList() {
  const { data = nonePlain } = api.useRegistrationsQuery()
  const all = useMemo(
    () => data.toSorted((a, b) => (b.createdAt ?? 0) - (a.createdAt ?? 0)),
    [data],
  )
  return <Table all={all} read={readPlain} />
}

function startRtkQuery() {
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) => defaults().concat(api.middleware),
  })
  return (
    <Provider store={store}>
      <RtkQueryList />
    </Provider>
  )
}

/** Redux Toolkit's sorted collection, which gets only the changes. */
const adapter = createEntityAdapter<PlainRegistration>({
  sortComparer: (a, b) => (b.createdAt ?? 0) - (a.createdAt ?? 0),
})
type Change = { upserted: PlainRegistration[]; removed: string[] }
const slice = createSlice({
  name: 'registrations',
  initialState: adapter.getInitialState(),
  reducers: {
    changed(state, { payload }: PayloadAction<Change>) {
      adapter.removeMany(state, payload.removed)
      adapter.setMany(state, payload.upserted)
    },
  },
})
const { selectAll } = adapter.getSelectors()

function AdapterList() {
  return <Table all={useSelector(selectAll)} read={readPlain} />
}

function startAdapter() {
  const store = configureStore({ reducer: slice.reducer })
  onSnapshot(openRegistrations().registrations, (snapshot) => {
    const change: Change = { upserted: [], removed: [] }
    for (const { type, doc } of snapshot.docChanges()) {
      if (type === 'removed') change.removed.push(doc.id)
      else change.upserted.push(plain({ ...doc.data(), id: doc.id } as Registration))
    }
    store.dispatch(slice.actions.changed(change))
  })
  return (
    <Provider store={store}>
      <AdapterList />
    </Provider>
  )
}

type ReduxFirestoreState = { firestore: { ordered: { [name: string]: Registration[] } } }

function ReduxFirestoreList() {
  const items = useSelector(
    ({ firestore }: ReduxFirestoreState) => firestore.ordered[collectionName] ?? none,
  )
  return <Table all={useMemo(() => newest(items), [items])} read={read} />
}

function startReduxFirestore() {
  firebase.initializeApp(options)
  firebase.firestore().useEmulator(address.host, address.port)
  const store = legacy_createStore(combineReducers({ firestore: firestoreReducer }))
  void createFirestoreInstance(firebase, {}, store.dispatch).setListener(collectionName)
  return (
    <Provider store={store}>
      <ReduxFirestoreList />
    </Provider>
  )
}

const start = contenders[parameters.get('contender') as ContenderName]
const root = createRoot(document.getElementById('root')!)
window.live = {
  size: Number(parameters.get('size')),
  started: 0,
  whole: 0,
  start() {
    window.live.started = performance.now()
    root.render(start())
  },
}
