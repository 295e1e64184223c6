import { createRoot } from 'react-dom/client'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectNoViolations } from '@test/support/accessibility'
import { Waiting } from '@/shared/ui/Waiting'

const element = document.createElement('main')
const root = createRoot(element)
afterEach(() => {
  root.unmount()
  element.remove()
})

test('a long wait is explained, with what can be done', async () => {
  document.body.append(element)
  root.render(<Waiting explainAfter={300} />)
  const status = page.getByRole('status')
  await expect.element(status).toHaveTextContent(/^Loading\.\.\.$/)

  await expect.element(status).toHaveTextContent(/takes longer than usual/)
  await expect.element(status.getByText('Loading...', { exact: true })).toBeVisible()
  await expectNoViolations(element)
})
