import { ComponentContainer } from '@firebase/component'
import type { FirebaseApp } from 'firebase/app'
import { expect, test, vi } from 'vitest'
import { provideIdentity } from '@/shared/firebase/worker/identity'
import type { Answer } from '@/shared/firebase/worker/messages'

/** The identity as Firestore gets it, and what it says to the page. */
function open() {
  const said: Answer[] = []
  const container = new ComponentContainer('test')
  const hear = provideIdentity({ container } as unknown as FirebaseApp, (answer) =>
    said.push(answer),
  )
  const provider = container.getProvider('auth-internal').getImmediate()
  return { provider, hear, said }
}

test('nobody is signed in at first, and has no token', async () => {
  const { provider, said } = open()

  expect(provider.getUid()).toBeNull()
  expect(await provider.getToken()).toBeNull()
  expect(said).toEqual([])
})

test('a token is asked of the page, and each answer belongs to its question', async () => {
  const { provider, hear, said } = open()
  hear({ kind: 'identify', uid: 'someone' })
  const first = provider.getToken()
  const second = provider.getToken(true)
  expect(said).toEqual([
    { kind: 'tokenWanted', id: 1, isForced: false },
    { kind: 'tokenWanted', id: 2, isForced: true },
  ])
  hear({ kind: 'giveToken', id: 2, token: 'second' })
  hear({ kind: 'giveToken', id: 1, token: 'first' })

  expect(provider.getUid()).toBe('someone')
  expect(await first).toEqual({ accessToken: 'first' })
  expect(await second).toEqual({ accessToken: 'second' })
})

test('without a token it fails, for Firestore would go on as a visitor else', async () => {
  const { provider, hear } = open()
  hear({ kind: 'identify', uid: 'someone' })
  const token = provider.getToken()
  hear({ kind: 'giveToken', id: 1, token: null })

  await expect(token).rejects.toThrow('no token')
})

test('Firestore hears who is signed in: once soon after it asks, and at once when that changes', async () => {
  const { provider, hear } = open()
  const heard = vi.fn<() => void>()
  provider.addAuthTokenListener(heard)
  expect(heard).not.toHaveBeenCalled()
  await Promise.resolve()
  expect(heard).toHaveBeenCalledOnce()

  hear({ kind: 'identify', uid: 'someone' })
  expect(heard).toHaveBeenCalledTimes(2)
  provider.removeAuthTokenListener(heard)
  hear({ kind: 'identify', uid: null })
  expect(heard).toHaveBeenCalledTimes(2)
})
