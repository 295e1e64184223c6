import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aRegistration } from '@scripts/samples/records'
import { aReviewIn } from '@scripts/samples/reviews'
import { firestoreFor } from '@test/support/emulators/firestore'
import { expectNoViolations } from '@test/support/page/accessibility'
import { openDesk } from '@test/support/page/openDesk'

const firestore = firestoreFor()
const dialog = page.getByRole('dialog')

beforeEach(async () => {
  await page.viewport(1280, 800)
  await firestore.clear()
})

const createdAt = new Date(Date.now() - 86_400_000)
function assigned(n: number, assignee: string, state = 'reviewing') {
  const { review } = aReviewIn('registrations', 'reviewing', ['kabita'], createdAt)
  const { id, data } = aRegistration(n, { name: `Applicant ${n}`, createdAt })
  return { id, data: { ...data, review: { ...review, state, assignee } } }
}
const admins = [
  { id: 'kabita', data: { name: 'Kabita Namuna', email: 'k@example.org', role: 'editor' } },
  { id: 'bijay', data: { name: 'Bijay Namuna', email: 'b@example.org', role: 'editor' } },
  { id: 'viewer', data: { name: 'Only Viewer', email: 'v@example.org', role: 'viewer' } },
]

test('before a colleague is removed their pending requests go to another, and their name stays', async () => {
  const { router } = await openDesk({
    at: '/desk/people',
    seed: {
      admins,
      New_Registration: [
        assigned(1, 'kabita'),
        assigned(2, 'kabita'),
        assigned(3, 'bijay'),
        assigned(4, 'kabita', 'closed'),
      ],
    },
  })
  await userEvent.click(page.getByRole('button', { name: 'Remove Kabita Namuna' }))
  const choice = dialog.getByLabelText('Hand over 2 requests to')
  await expect.element(choice).toBeVisible()
  await expectNoViolations()
  expect([...choice.element().querySelectorAll('option')].map(({ text }) => text)).toEqual([
    'Not assigned',
    'Bijay Namuna',
    'Own Name',
  ])
  await userEvent.selectOptions(choice, 'Bijay Namuna')
  await userEvent.click(dialog.getByRole('button', { name: 'Remove' }))
  await expect.element(dialog).not.toBeInTheDocument()

  const assignees = async () =>
    (await firestore.list('New_Registration')).map(
      ({ review }) => (review as { assignee: string }).assignee,
    )
  expect((await assignees()).sort()).toEqual(['bijay', 'bijay', 'bijay', 'kabita'])
  expect(await firestore.read('admins/kabita')).toBeUndefined()

  await router.navigate(`/member/${aRegistration(4).id}`)
  await expect.element(page.getByText('Kabita Namuna (former)').first()).toBeVisible()
})
