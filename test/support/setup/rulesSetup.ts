import { inject } from 'vitest'
import './providedContext'

// The app reads its settings when it is first imported, which is after this.
import.meta.env.VITE_FIRESTORE_EMULATOR = inject('firestore')

// `npm run rules:mutants` sends the requests of the tests again.
const folder = process.env.RULES_RECORDING
if (folder) (await import('@scripts/rules/mutants/record')).recordRequests(folder)
