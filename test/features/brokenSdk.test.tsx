import { getFirestore } from 'firebase/firestore'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aRegistration } from '@scripts/records'
import { firestoreFor } from '@test/support/firestore'
import { renderApp } from '@test/support/renderApp'
import { signIn } from '@test/support/signIn'
import { demoAdmin } from '@/shared/config/demo'
import { firebaseApp } from '@/shared/firebase/firebaseApp'

const firestore = firestoreFor()

/**
 * What an "INTERNAL ASSERTION FAILED" leaves behind: an SDK that takes no call any more. What else
 * it throws from then on is passed over by `vitest.config.ts`, which knows it by these words.
 */
async function breakTheSdk() {
  const { _queue: queue } = getFirestore(firebaseApp()) as unknown as {
    _queue: { enqueue: (work: () => Promise<void>) => Promise<void> }
  }
  await queue.enqueue(() => Promise.reject(new Error('broken by a test'))).catch(() => {})
}

test('after the SDK has broken down the list goes on by itself, and one can log out', async () => {
  // Where a browser gives no worker it runs in the page, in which a test can reach it.
  vi.stubGlobal('Worker', undefined)
  await firestore.clear()
  await firestore.seed({
    admins: [{ id: demoAdmin.uid, data: {} }],
    New_Registration: [aRegistration(1, { name: 'Sample First' })],
  })
  renderApp('/AdminLogInForm')
  await signIn()
  await expect.element(page.getByRole('link', { name: 'Sample First' })).toBeVisible()

  await breakTheSdk()
  await firestore.seed({ New_Registration: [aRegistration(2, { name: 'Sample Second' })] })
  await expect.element(page.getByRole('link', { name: 'Sample Second' })).toBeVisible()
  await expect.element(page.getByText('Live', { exact: true })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Sample First' })).toBeVisible()

  await userEvent.click(page.getByRole('button', { name: 'Logout' }))
  await expect.element(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible()
})
