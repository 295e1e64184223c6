import { createRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { expectNoViolations } from '@test/support/page/accessibility'
import { Waiting } from '@/shared/ui/status/Waiting'

const element = document.createElement('main')
const root = createRoot(element)
afterEach(() => {
  vi.useRealTimers()
  root.unmount()
  element.remove()
})

test('a long wait is explained, below the heading of the page that is to come', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  document.body.append(element)
  root.render(<Waiting title="Meetings" />)
  const status = page.getByRole('status')
  await expect.element(status).toHaveTextContent(/^Loading\.\.\.$/)

  vi.advanceTimersByTime(8_000)
  vi.useRealTimers()
  await expect.element(status).toHaveTextContent(/takes longer than usual/)
  await expect.element(status.getByRole('heading', { name: 'Meetings', level: 1 })).toBeVisible()
  await expect.element(status.getByText('Loading...', { exact: true })).toBeVisible()
  await expectNoViolations(element)
})
