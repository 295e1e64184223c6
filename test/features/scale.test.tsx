import type { Middleware } from '@reduxjs/toolkit'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aRegistration } from '@scripts/records'
import { firestoreFor } from '@test/support/firestore'
import { renderApp } from '@test/support/renderApp'
import { signIn } from '@test/support/signIn'
import { dataMiddleware } from '@/app/store'
import { registrationsSlice } from '@/features/registrations/data'
import { demoAdmin } from '@/shared/config/demo'
import { itemsOf } from '@/shared/live/chunkedList'

const { changed } = registrationsSlice.actions
const { selectList, selectById } = registrationsSlice.selectors

test(
  'of 5,000 registrations one is changed: one action, holding one document',
  { timeout: 90_000 },
  async () => {
    const firestore = firestoreFor()
    const many = Array.from({ length: 5_000 }, (_, at) => aRegistration(at + 1))
    await firestore.clear()
    await firestore.seed({ admins: [{ id: demoAdmin.uid, data: {} }], New_Registration: many })
    const actions: unknown[] = []
    const record: Middleware = () => (next) => (action) => {
      actions.push(action)
      return next(action)
    }
    dataMiddleware.addMiddleware(record)
    const { store } = renderApp('/AdminLogInForm')
    await signIn()
    await expect.element(page.getByRole('grid'), { timeout: 20_000 }).toBeVisible()
    await expect.poll(() => selectList(store.getState()).size).toBe(5_000)
    const id = many[2_500]?.id ?? ''
    const others = itemsOf(selectList(store.getState()))
    await quiet(actions)
    actions.length = 0

    await firestore.update(`New_Registration/${id}`, { name: 'Sample Changed' })

    await expect.poll(() => selectById(store.getState(), id)?.name).toBe('Sample Changed')
    await quiet(actions)
    expect(actions).toHaveLength(1)
    const [action] = actions
    if (!changed.match(action))
      throw new Error('The action is not the change of a live collection.')
    expect(action.payload.upserted.map((item) => item.id)).toEqual([id])
    expect(action.payload.removed).toEqual([])
    const now = new Set(itemsOf(selectList(store.getState())))
    expect(others.filter((item) => !now.has(item)).map((item) => item.id)).toEqual([id])
  },
)

/** Waits until nothing has been dispatched for a second. */
async function quiet(actions: unknown[]) {
  for (let seen = -1; seen !== actions.length;) {
    seen = actions.length
    await new Promise((resolve) => setTimeout(resolve, 1_000))
  }
}
