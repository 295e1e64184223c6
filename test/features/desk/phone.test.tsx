import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aRegistration } from '@scripts/samples/records'
import { aReviewIn } from '@scripts/samples/reviews'
import { expectNoViolations } from '@test/support/page/accessibility'
import { firestoreFor } from '@test/support/emulators/firestore'
import { openDesk } from '@test/support/page/openDesk'
import { demoAdmin } from '@/shared/config/demo'

const firestore = firestoreFor()
const day = 86_400_000
const daysAgo = (days: number) => new Date(Date.now() - days * day)

beforeEach(async () => {
  await page.viewport(1280, 800)
  await firestore.clear()
})

test.each([
  '/desk',
  '/desk/meetings',
  '/desk/meetings/plan',
  '/desk/activity',
  '/desk/people',
  '/desk/settings',
  '/desk/trash',
  '/desk/committee',
  '/desk/enter/registrations',
])('%s fits on a phone, and can be used there with any aid', async (path) => {
  await page.viewport(360, 740)
  const long = 'Apersonwithaverylongnamewithoutanyspaces'.repeat(2)
  const createdAt = daysAgo(9)
  const { review, history } = aReviewIn('registrations', 'reviewing', [demoAdmin.uid], createdAt)
  const { id, data } = aRegistration(1, { name: long, createdAt })
  await openDesk({
    at: path,
    own: { name: long },
    seed: {
      admins: [{ id: 'colleague', data: { name: long, email: `${long}@example.org` } }],
      New_Registration: [
        { id, data: { ...data, review: { ...review, trashed: true } } },
        aRegistration(2, { name: long, createdAt: daysAgo(5) }),
      ],
      [`New_Registration/${id}/history`]: history,
    },
  })
  await expect.element(page.getByRole('heading', { level: 1 })).not.toHaveTextContent('Member')
  await expect.element(page.getByText('Loading...')).not.toBeInTheDocument()

  await expectNoViolations()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  // There the own name is beside the whole menu.
  await page.viewport(1440, 740)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(1440)
})
