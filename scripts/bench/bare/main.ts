import { initializeApp } from 'firebase/app'
import {
  collection,
  connectFirestoreEmulator,
  initializeFirestore,
  onSnapshot,
} from 'firebase/firestore'
import { hostAndPort } from '@/shared/config/hostAndPort'
import { demoProjectId } from '@/shared/config/parseEnv'

// What the SDK itself costs: one listener that asks what has changed and no more, with the options of the
// product's. Only the first answer is drawn, for a picture is not the SDK's. Firestore's address comes in
// this page's own.
const { host, port } = hostAndPort(new URLSearchParams(location.search).get('firestore') ?? '')
const app = initializeApp({ apiKey: 'demo', projectId: demoProjectId, appId: '1:1:web:1' })
const database = initializeFirestore(app, {})
connectFirestoreEmulator(database, host, port)

let seen = 0
onSnapshot(
  collection(database, 'New_Registration'),
  { includeMetadataChanges: true },
  (snapshot) => {
    if (snapshot.metadata.fromCache) return
    if (seen === 0) document.getElementById('count')!.textContent = String(snapshot.size)
    seen += snapshot.docChanges().length
  },
)
