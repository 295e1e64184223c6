import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aRegistration } from '@scripts/records'
import { aRightsRequest } from '@scripts/rightsRecords'
import { countReads } from '@test/support/countReads'
import { firestoreFor } from '@test/support/firestore'
import { renderSignedIn } from '@test/support/renderApp'
import { demoAdmin } from '@/shared/config/demo'

const firestore = firestoreFor()
const owner = { id: demoAdmin.uid, data: { name: 'Sample Owner', role: 'owner' } }

beforeEach(async () => {
  await page.viewport(1280, 800)
  await firestore.clear()
  await firestore.seed({ admins: [owner] })
})

const isLive = async () =>
  await expect.element(page.getByText('Live', { exact: true }).first()).toBeVisible()

/** Waits until nothing more is read. */
async function quiet(total: () => number) {
  for (let before = -1; before !== total();) {
    before = total()
    await new Promise((resolve) => setTimeout(resolve, 1_500))
  }
}

test('after 300 withdrawals, one more costs a desk that is open the withdrawal alone', async () => {
  const withdrawal = (n: number) => aRightsRequest(n, 'Withdraw', `${n}`.padStart(64, '0'))
  await firestore.seed({
    New_Registration: [aRegistration(1)],
    rights_requests: Array.from({ length: 300 }, (_, n) => withdrawal(n)),
  })
  const { reads, total, restart } = countReads()
  await renderSignedIn('/desk')
  await isLive()
  await quiet(total)
  restart()

  await firestore.seed({ rights_requests: [withdrawal(300)] })
  await expect.poll(() => reads.rights_requests).toBe(1)
  await quiet(total)
  expect(reads).toEqual({ rights_requests: 1 })
})
