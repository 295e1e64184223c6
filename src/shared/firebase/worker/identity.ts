import { Component } from '@firebase/component'
import type { FirebaseApp } from 'firebase/app'
import { containerOf, type AuthProvider, type TokenListener } from './authProvider'
import type { Answer, Ask } from './messages'

// The package declares its names for it as constants of its own build alone.
const isPrivate = 'PRIVATE' as Component['type']

type Waiting = { given: (token: { accessToken: string }) => void; refused: (error: Error) => void }

/**
 * Stands in for the identity provider in a worker: it stays in the page, where people sign in and the
 * browser's other tabs are heard, and is asked for a token whenever Firestore wants one.
 */
export function provideIdentity(app: FirebaseApp, say: (answer: Answer) => void) {
  let uid: string | null = null
  let lastId = 0
  const waiting = new Map<number, Waiting>()
  const listeners = new Set<TokenListener>()
  // Firestore takes it for a word that somebody else is signed in, and asks for uid and token itself.
  const tell = (listener: TokenListener) => listener(null)

  const provider: AuthProvider = {
    getUid: () => uid,
    getToken(isForced = false) {
      if (uid === null) return Promise.resolve(null)
      return new Promise((given, refused) => {
        const id = (lastId += 1)
        waiting.set(id, { given, refused })
        say({ kind: 'tokenWanted', id, isForced })
      })
    },
    addAuthTokenListener(listener) {
      listeners.add(listener)
      // Not at once: Firestore begins to wait for it after this call.
      queueMicrotask(() => tell(listener))
    },
    removeAuthTokenListener: (listener) => void listeners.delete(listener),
  }
  containerOf(app).addComponent(new Component('auth-internal', () => provider, isPrivate))

  return function hear(ask: Ask) {
    if (ask.kind === 'identify') {
      uid = ask.uid
      for (const listener of listeners) tell(listener)
    }
    if (ask.kind === 'giveToken') {
      const { given, refused } = waiting.get(ask.id) ?? {}
      waiting.delete(ask.id)
      if (ask.token !== null) given?.({ accessToken: ask.token })
      // Firestore tries again. Without a word it would take itself for a visitor's, and be refused.
      else refused?.(new Error('There is no token now'))
    }
  }
}
