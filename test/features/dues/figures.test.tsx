import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aMember } from '@scripts/samples/members/memberRecords'
import { expectNoViolations } from '@test/support/page/accessibility'
import { firestoreFor } from '@test/support/emulators/firestore'
import { openDesk } from '@test/support/page/openDesk'

const firestore = firestoreFor()

beforeEach(async () => {
  await page.viewport(1440, 900)
  await firestore.clear()
})

const asha = aMember(1, { paidUntil: '2027-03-31', joinedOn: '2026-05-01' })
const bina = aMember(2, { kind: 'Life', paidUntil: undefined })
const chitra = aMember(3, { ended: { on: '2026-10-01', why: 'Resigned' }, v: 2 })

test('the figures of a year, and the voters on a day with a column to sign', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {})
  onTestFinished(() => print.mockRestore())
  await openDesk({
    at: '/desk/members/figures?year=26-27&day=2026-09-20',
    role: 'viewer',
    seed: {
      members: [asha, bina, chitra],
      [`members/${chitra.id}/history`]: [
        {
          id: '2',
          data: {
            v: 2,
            kind: 'end',
            on: '2026-10-01',
            why: 'Resigned',
            at: new Date('2026-10-01'),
            by: 'admin',
          },
        },
      ],
    },
  })
  const figures = page.getByRole('table', { name: 'Figures' })
  await expect.element(figures.getByRole('row', { name: /^All/ })).toHaveTextContent('All11000')
  const voters = page.getByRole('table', { name: 'Voters' })
  await expect.element(page.getByText('3 voters')).toBeVisible()
  // She left later.
  await expect.element(voters).toHaveTextContent(chitra.data.profile.name)
  await expectNoViolations()

  await userEvent.click(page.getByRole('checkbox', { name: 'Life' }))
  await expect
    .element(page.getByText('Without a vote: 1 member (1 of other membership types).'))
    .toBeVisible()
  await expect.element(voters).not.toHaveTextContent(bina.data.profile.name)

  const part = page.getByRole('region', { name: 'Voters on a day' })
  await userEvent.click(part.getByRole('button', { name: 'Export as…' }))
  await userEvent.click(page.getByRole('menuitem', { name: 'Print' }))
  await expect.poll(() => print.mock.calls.length).toBe(1)
  expect(document.body.textContent).toContain('Voters on 20 Sep 2026')
  expect(document.body.textContent).toContain('Signature')
})

test('the end, the hold and the payment of a colleague are in the list of voters at once', async () => {
  const at = new Date('2026-09-01')
  await openDesk({
    at: '/desk/members/figures?year=26-27&day=2026-09-20',
    seed: { members: [asha, bina] },
  })
  const voters = page.getByRole('table', { name: 'Voters' })
  await expect.element(page.getByText('2 voters')).toBeVisible()

  const entry = { v: 2, kind: 'end', on: '2026-09-10', why: 'Resigned', at, by: 'colleague' }
  await firestore.seed({ [`members/${bina.id}/history`]: [{ id: '2', data: entry }] })
  await expect.element(page.getByText('1 voter', { exact: true })).toBeVisible()
  await expect.element(voters).not.toHaveTextContent(bina.data.profile.name)

  const unpaid = aMember(5, { paidUntil: undefined, joinedOn: '2026-05-01' })
  await firestore.seed({ members: [unpaid] })
  await expect.element(page.getByText(/not paid/)).toBeVisible()
  const receipt = {
    memberId: unpaid.id,
    since: '2026-04-01',
    until: '2027-03-31',
    fy: '26-27',
    n: 1,
  }
  await firestore.seed({ receipts: [{ id: '26-27~1', data: { ...receipt, at, by: 'colleague' } }] })
  await expect.element(page.getByText('2 voters')).toBeVisible()
  await expect.element(voters).toHaveTextContent(unpaid.data.profile.name)
})
