import { initializeApp } from 'firebase/app'
import { connectAuthEmulator, getAuth, signInWithEmailAndPassword } from 'firebase/auth'
import {
  collection,
  connectFirestoreEmulator,
  initializeFirestore,
  onSnapshot,
} from 'firebase/firestore'
import { demoAdmin } from '@/shared/config/demo'
import { hostAndPort } from '@/shared/config/hostAndPort'
import { demoProjectId } from '@/shared/config/parseEnv'

// What the SDK itself costs: one listener that does no more than count. The addresses of the
// emulators come in this page's own.
const params = new URLSearchParams(location.search)
const app = initializeApp({ apiKey: 'demo', projectId: demoProjectId, appId: '1:1:web:1' })
const auth = getAuth(app)
connectAuthEmulator(auth, `http://${params.get('auth')}`, { disableWarnings: true })
const database = initializeFirestore(app, {})
const { host, port } = hostAndPort(params.get('firestore') ?? '')
connectFirestoreEmulator(database, host, port)

await signInWithEmailAndPassword(auth, demoAdmin.email, demoAdmin.password)
onSnapshot(
  collection(database, 'New_Registration'),
  { includeMetadataChanges: true },
  ({ size, metadata }) => {
    if (!metadata.fromCache) document.getElementById('count')!.textContent = String(size)
  },
)
