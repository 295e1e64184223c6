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

const paths = [
  '/desk',
  '/desk/meetings',
  '/desk/meetings/plan',
  '/desk/activity',
  '/desk/people',
  '/desk/settings',
  '/desk/trash',
  '/desk/committee',
  '/desk/enter/registrations',
]

test('each page of the desk fits on a phone, and can be used there with any aid', async () => {
  const long = 'Apersonwithaverylongnamewithoutanyspaces'.repeat(2)
  const createdAt = daysAgo(9)
  const { review, history } = aReviewIn('registrations', 'reviewing', [demoAdmin.uid], createdAt)
  const { id, data } = aRegistration(1, { name: long, createdAt })
  const { router } = await openDesk({
    at: '/desk',
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
  const heading = () => document.querySelector('h1')?.textContent
  let before: string | null | undefined
  for (const path of paths) {
    await page.viewport(360, 740)
    await router.navigate(path)
    await expect.poll(heading, { message: path }).not.toBe(before)
    await expect.poll(heading, { message: path }).toBeDefined()
    before = heading()
    await expect.element(page.getByText('Loading...')).not.toBeInTheDocument()

    await expectNoViolations()
    expect(document.documentElement.scrollWidth, path).toBeLessThanOrEqual(360)
    // There the own name is beside the whole menu.
    await page.viewport(1440, 740)
    expect(document.documentElement.scrollWidth, path).toBeLessThanOrEqual(1440)
  }
})
