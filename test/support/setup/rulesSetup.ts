import { inject } from 'vitest'
import './providedContext'

// The app reads its settings when it is first imported, which is after this.
import.meta.env.VITE_FIRESTORE_EMULATOR = inject('firestore')
