import { createRoot, type Root } from 'react-dom/client'
import {
  Link,
  UNSAFE_createMemoryHistory as createMemoryHistory,
  unstable_HistoryRouter as HistoryRouter,
} from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { guardHistory } from '@/shared/navigation/guardHistory'
import { standFirst } from '@/shared/navigation/hearFirst'
import { useBlocker } from '@/shared/navigation/useBlocker'

let root: Root | undefined
afterEach(() => root?.unmount())

function Guarded() {
  const blocker = useBlocker(({ nextLocation }) => nextLocation.pathname === '/away')
  return (
    <>
      <Link to="/away">Away</Link>
      <Link to="/?page=2">Next</Link>
      {blocker.state === 'blocked' && (
        <>
          <button onClick={blocker.reset}>Stay</button>
          <button onClick={blocker.proceed}>Leave</button>
        </>
      )}
    </>
  )
}

test('a link is held back until it is said what becomes of it', async () => {
  const history = createMemoryHistory({ initialEntries: ['/'], v5Compat: true })
  const element = document.body.appendChild(document.createElement('div'))
  root = createRoot(element)
  root.render(
    <HistoryRouter history={history}>
      <Guarded />
    </HistoryRouter>,
  )

  await page.getByRole('link', { name: 'Next' }).click()
  expect(history.location.search).toBe('?page=2')

  await page.getByRole('link', { name: 'Away' }).click()
  await page.getByRole('button', { name: 'Stay' }).click()
  expect(history.location.pathname).toBe('/')
  await expect.element(page.getByRole('button', { name: 'Stay' })).not.toBeInTheDocument()

  await page.getByRole('link', { name: 'Away' }).click()
  await page.getByRole('button', { name: 'Leave' }).click()
  expect(history.location.pathname).toBe('/away')
})

test('the browser’s back button is held back, and the router does not hear of it', async () => {
  const heard: unknown[] = []
  const handlePop = () => heard.push(place())
  window.history.replaceState({ idx: 0 }, '')
  window.history.pushState({ idx: 1 }, '')
  standFirst()
  window.addEventListener('popstate', handlePop)
  let go: (() => void) | undefined
  const guard = guardHistory({ isRefused: () => true, onRefused: (step) => (go = step) })
  try {
    window.history.back()
    await expect.poll(() => go).toBeDefined()
    expect(place()).toBe(1)
    expect(heard).toEqual([])

    go?.()
    await expect.poll(() => heard).toEqual([0])
  } finally {
    guard.stop()
    window.removeEventListener('popstate', handlePop)
  }
})

const place = () => (window.history.state as { idx: number }).idx
