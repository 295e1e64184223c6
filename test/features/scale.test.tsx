import type { Middleware } from '@reduxjs/toolkit'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aRegistration } from '@scripts/records'
import { firestoreFor } from '@test/support/firestore'
import { renderApp } from '@test/support/renderApp'
import { renderedRows } from '@test/support/renderedRows'
import { signIn } from '@test/support/signIn'
import { dataMiddleware, type RootState } from '@/app/store'
import { registrationsSlice } from '@/features/registrations/data'
import { demoAdmin } from '@/shared/config/demo'
import { itemsOf } from '@/shared/live/chunkedList'

const { began, changed } = registrationsSlice.actions
const { selectList, selectById, selectToCome } = registrationsSlice.selectors

test(
  'of 5,000 registrations one is changed: one action, holding one document, and one row rendered',
  { timeout: 90_000 },
  async () => {
    const firestore = firestoreFor()
    const newest = Date.now()
    const many = Array.from({ length: 5_000 }, (_, at) =>
      aRegistration(at + 1, { createdAt: new Date(newest - at * 60_000) }),
    )
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
    // Of the rows on the screen, for the others must not be drawn anyway.
    const id = many[2]?.id ?? ''
    const others = itemsOf(selectList(store.getState()))
    await quiet(actions)
    // It sees rows at all: they have just been drawn.
    expect(renderedRows.size).toBeGreaterThan(5)
    actions.length = 0
    renderedRows.clear()
    // Cells write their texts past React.
    const written = new Set<string | undefined>()
    const writing = new MutationObserver((mutations) => {
      for (const { target } of mutations) written.add(rowOf(target))
    })
    const everything = { subtree: true, childList: true, characterData: true, attributes: true }
    writing.observe(page.getByRole('grid').element(), everything)

    await firestore.update(`New_Registration/${id}`, { firmName: 'Sample Changed' })

    await expect.poll(() => selectById(store.getState(), id)?.firmName).toBe('Sample Changed')
    await expect.element(page.getByRole('gridcell', { name: 'Sample Changed' })).toBeVisible()
    await quiet(actions)
    expect([...renderedRows]).toEqual([])
    // The grid names its rows by their places.
    expect([...written]).toEqual(['2'])
    writing.disconnect()
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

test('what changes while a large list is still being read is not lost', async () => {
  const firestore = firestoreFor()
  const many = Array.from({ length: 1_200 }, (_, at) =>
    aRegistration(at + 1, { createdAt: new Date(Date.UTC(2026, 0, 1) - at * 60_000) }),
  )
  await firestore.clear()
  await firestore.seed({ admins: [{ id: demoAdmin.uid, data: {} }], New_Registration: many })
  const { id } = many.at(-1)!
  const begun: ReturnType<typeof began>['payload'][] = []
  const toCome: number[] = []
  let changing: Promise<unknown> | undefined
  const record: Middleware = (api) => (next) => (action) => {
    const result = next(action)
    if (!began.match(action)) return result
    begun.push(action.payload)
    if (action.payload.size === null) return result
    toCome.push(selectToCome(api.getState() as RootState) ?? NaN)
    expect(selectById(api.getState() as RootState, id)).toBeUndefined()
    changing ??= firestore.update(`New_Registration/${id}`, { firmName: 'Sample Changed' })
    return result
  }
  dataMiddleware.addMiddleware(record)
  const { store } = renderApp('/AdminLogInForm')
  await signIn()
  await expect.poll(() => selectById(store.getState(), id)?.firmName).toBe('Sample Changed')
  expect(toCome).toEqual([1_000])
  // The first page may come before, from an answer of its own: which of the two is first is the network's to say.
  const ahead = begun.filter(({ size }) => size === null)
  expect(begun.slice(ahead.length).map(({ newest, size }) => [newest.length, size])).toEqual([
    [200, 1_200],
  ])
  const newest = many.slice(0, 50).map((sample) => sample.id)
  for (const first of ahead)
    expect(first.newest.map((item) => item.id).sort()).toEqual(newest.toSorted())
  await changing

  expect(selectList(store.getState()).size).toBe(1_200)
  expect(selectToCome(store.getState())).toBe(0)
  await quiet([])
  expect(selectById(store.getState(), id)?.firmName).toBe('Sample Changed')
})

test('a date that is a text, which the service takes for the latest, brings no wrong first page', async () => {
  const firestore = firestoreFor()
  const many = Array.from({ length: 1_200 }, (_, at) =>
    aRegistration(at + 1, { createdAt: new Date(Date.UTC(2026, 0, 1) - at * 60_000) }),
  )
  const { id, data } = aRegistration(1_201)
  const old = { id, data: { ...data, createdAt: '31/12/2025' } }
  await firestore.clear()
  const admins = [{ id: demoAdmin.uid, data: {} }]
  await firestore.seed({ admins, New_Registration: [...many, old] })
  const sizes: unknown[] = []
  const record: Middleware = () => (next) => (action) => {
    if (began.match(action)) sizes.push(action.payload.size)
    return next(action)
  }
  dataMiddleware.addMiddleware(record)
  const { store } = renderApp('/AdminLogInForm')
  await signIn()

  await expect.poll(() => selectList(store.getState()).size).toBe(1_201)
  expect(sizes).toEqual([1_201])
})

/** The place of the grid's row in which something stands. */
function rowOf(node: Node): string | undefined {
  const element = node instanceof HTMLElement ? node : node.parentElement
  return element?.closest<HTMLElement>('[data-rowindex]')?.dataset.rowindex
}

/** Waits until nothing has been dispatched for a second. */
async function quiet(actions: unknown[]) {
  for (let seen = -1; seen !== actions.length;) {
    seen = actions.length
    await new Promise((resolve) => setTimeout(resolve, 1_000))
  }
}
