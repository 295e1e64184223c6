import { initializeApp } from 'firebase/app'
import {
  collection,
  connectFirestoreEmulator,
  initializeFirestore,
  onSnapshot,
} from 'firebase/firestore'
import { hostAndPort } from '@/shared/config/hostAndPort'
import { demoProjectId } from '@/shared/config/parseEnv'

// What the SDK itself costs: one listener that does no more than count, with the options of the
// product's. Firestore's address comes in this page's own.
const { host, port } = hostAndPort(new URLSearchParams(location.search).get('firestore') ?? '')
const app = initializeApp({ apiKey: 'demo', projectId: demoProjectId, appId: '1:1:web:1' })
const database = initializeFirestore(app, {})
connectFirestoreEmulator(database, host, port)

const count = document.getElementById('count')!
onSnapshot(
  collection(database, 'New_Registration'),
  { includeMetadataChanges: true },
  (snapshot) => {
    if (snapshot.metadata.fromCache) return
    count.dataset.changes = String(snapshot.docChanges().length)
    count.textContent = String(snapshot.size)
  },
)
