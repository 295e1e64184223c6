import { http, HttpResponse } from 'msw'
import { beforeEach, expect, inject, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aMember, aProfile } from '@scripts/samples/members/memberRecords'
import { aRegistration } from '@scripts/samples/records'
import { aReviewIn } from '@scripts/samples/reviews'
import { expectNoViolations } from '@test/support/page/accessibility'
import { firestoreFor } from '@test/support/emulators/firestore'
import { countReads } from '@test/support/emulators/countReads'
import { openDesk } from '@test/support/page/openDesk'
import { server } from '@test/support/page/server'

const firestore = firestoreFor()
const before = new Date(Date.now() - 86_400_000)
const counts = `http://${inject('firestore')}/*runAggregationQuery`
const firstNumber = { id: 'membership', data: { firstNumber: 1042 } }
const colleague = { id: 'colleague', data: { name: 'Colleague', role: 'editor' } }

beforeEach(async () => {
  await page.viewport(1440, 900)
  await firestore.clear()
})

/** Sample registration number n in a state. */
function aRequest(n: number, name: string, state: 'recommended' | 'approved') {
  const { id, data } = aRegistration(n, { name, createdAt: before })
  const { review, history } = aReviewIn('registrations', state, ['colleague'], before)
  return { record: { id, data: { ...data, review } }, history }
}

const seedOf = (...requests: ReturnType<typeof aRequest>[]) => ({
  admins: [colleague],
  New_Registration: requests.map(({ record }) => record),
  ...Object.fromEntries(
    requests.map(({ record, history }) => [`New_Registration/${record.id}/history`, history]),
  ),
})

const button = (name: string | RegExp) => page.getByRole('button', { name })
const band = page.getByRole('region', { name: 'Member', exact: true })
const dialog = page.getByRole('dialog')

test('an approval makes the member with the number that its tick names, and cannot be undone', async () => {
  const asha = aRequest(1, 'Asha', 'recommended')
  await openDesk({
    at: `/member/${asha.record.id}`,
    role: 'editor',
    seed: { ...seedOf(asha), settings: [firstNumber] },
  })

  await userEvent.click(button('Approve…'))
  const form = page.getByRole('form', { name: 'Approve' })
  const tick = form.getByRole('checkbox', { name: /^Make the member now: number 1042/ })
  await expect.element(tick).toBeChecked()
  await expectNoViolations()
  await expect.element(form).toHaveTextContent('An approval that makes a member cannot be undone.')
  await userEvent.click(form.getByRole('button', { name: 'Approve' }))

  await expect.element(band.getByRole('link', { name: /^Member 1042, Asha/ })).toBeVisible()
  expect(await firestore.read(`members/${asha.record.id}`)).toMatchObject({ number: '1042', v: 1 })
  expect(button('Undo').elements()).toEqual([])
  await expectNoViolations()
})

test('an approval without a member can be undone', async () => {
  const asha = aRequest(1, 'Asha', 'recommended')
  await openDesk({
    at: `/member/${asha.record.id}`,
    seed: { ...seedOf(asha), settings: [firstNumber] },
  })

  await userEvent.click(button('Approve…'))
  const form = page.getByRole('form', { name: 'Approve' })
  await userEvent.click(form.getByRole('checkbox', { name: /number 1042/ }))
  await userEvent.click(form.getByRole('button', { name: 'Approve' }))
  await userEvent.click(button('Undo'))
  await expect.element(button('Approve…')).toBeVisible()
  expect((await firestore.read(`New_Registration/${asha.record.id}`))?.review).toMatchObject({
    state: 'recommended',
  })
})

test('a logout waits for the approval and the member', async () => {
  const asha = aRequest(1, 'Asha', 'recommended')
  await openDesk({
    at: `/member/${asha.record.id}`,
    seed: { ...seedOf(asha), settings: [firstNumber] },
  })
  await userEvent.click(button('Approve…'))
  const form = page.getByRole('form', { name: 'Approve' })
  await expect.element(form.getByRole('checkbox', { name: /number 1042/ })).toBeChecked()
  await userEvent.click(form.getByRole('button', { name: 'Approve' }))
  await userEvent.click(button('Logout'))

  await expect.element(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible()
  expect(await firestore.read(`members/${asha.record.id}`)).toMatchObject({ number: '1042' })
})

test('where no member can be made, the approval says so, and the member is made once it can be', async () => {
  const asha = aRequest(1, 'Asha', 'recommended')
  const { router } = await openDesk({ at: `/member/${asha.record.id}`, seed: seedOf(asha) })

  await userEvent.click(button('Approve…'))
  const form = page.getByRole('form', { name: 'Approve' })
  await expect.element(form).toHaveTextContent('The first membership number is missing.')
  expect(form.getByRole('checkbox').elements()).toEqual([])
  await userEvent.click(form.getByRole('button', { name: 'Approve' }))
  await expect.element(band).toHaveTextContent('Approved. No member yet.')

  await firestore.seed({ settings: [firstNumber] })
  server.use(http.post(counts, () => HttpResponse.error()))
  await router.navigate('/desk')
  const card = page.getByRole('region', { name: 'Approved, no member yet' })
  await expect.element(card).toHaveTextContent('They could not be counted.')
  server.resetHandlers()
  window.dispatchEvent(new Event('online'))
  await userEvent.click(card.getByRole('link', { name: 'Without a member 1' }))
  await expect.element(page.getByText('1 approved request without a member')).toBeVisible()
  await expectNoViolations()
  await userEvent.click(button('Make the member: Asha'))
  await expect.element(page.getByText(/^Member 1042, .* is made\.$/)).toBeVisible()
  await expect.element(page.getByText('Each approved request has a member.')).toBeVisible()
})

test('a second commit that fails leaves the approval, says why, and the record offers the member again', async () => {
  const asha = aRequest(1, 'Asha', 'recommended')
  const bina = aRequest(2, 'Bina', 'recommended')
  const { router } = await openDesk({
    at: `/member/${asha.record.id}`,
    seed: { ...seedOf(asha, bina), settings: [firstNumber] },
  })

  await userEvent.click(button('Approve…'))
  const form = page.getByRole('form', { name: 'Approve' })
  await expect.element(form.getByRole('checkbox', { name: /number 1042/ })).toBeChecked()
  await userEvent.click(form.getByRole('button', { name: 'Approve' }))
  await router.navigate(`/member/${bina.record.id}`)
  // Another owner takes it away meanwhile.
  await firestore.delete('settings/membership')

  const unsaved = page.getByRole('region', { name: 'Last change' })
  await expect.element(unsaved).toHaveTextContent(/Approved, but no member was made: Asha/)
  await expect.element(unsaved).toHaveTextContent('The first membership number is missing.')
  await firestore.seed({ settings: [firstNumber] })
  await userEvent.click(unsaved.getByRole('link', { name: 'Show' }))
  await expect.element(band).toHaveTextContent('The first membership number is missing.')
  await userEvent.click(button('Make the member…'))
  await userEvent.selectOptions(dialog.getByLabelText('Membership type'), 'Life')
  await userEvent.click(dialog.getByRole('button', { name: 'Make the member' }))

  await expect.element(band.getByRole('link', { name: /^Member 1042, Asha/ })).toBeVisible()
  expect(await firestore.read(`members/${asha.record.id}`)).toMatchObject({ kind: 'Life' })
})

test('a request of a member is compared with the member, who gets what is ticked', async () => {
  const asha = aRequest(1, 'Asha', 'approved')
  const { website: _, ...old } = aProfile(4)
  const known = aMember(17, {
    number: '17',
    profile: { ...old, name: 'Asha', mobile: asha.record.data.mobile },
  })
  const { reads } = countReads()
  const { router } = await openDesk({
    at: '/desk',
    seed: { ...seedOf(asha), members: [known], settings: [firstNumber] },
  })
  const card = page.getByRole('region', { name: 'Approved, no member yet' })
  await expect.element(card.getByRole('link', { name: 'Without a member 1' })).toBeVisible()
  // One number, and one entry of a history, are counted.
  await expect.poll(() => reads).toMatchObject({ member_numbers: 1, history: 1 })

  await router.navigate(`/member/${asha.record.id}`)
  await expect.element(band).toHaveTextContent(/This may be member 17, Asha/)
  await userEvent.click(button('Compare with member 17'))
  await expect.element(dialog.getByRole('checkbox', { name: 'Website' })).toBeChecked()
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Firm name' }))
  await expectNoViolations()
  await userEvent.click(dialog.getByRole('button', { name: 'Take over 2 fields' }))

  await expect.element(band).toHaveTextContent(/Same person: Member 17, Asha/)
  expect(await firestore.read(`members/${known.id}`)).toMatchObject({
    v: 2,
    profile: { firmName: asha.record.data.firmName, sector: old.sector },
  })
  await userEvent.click(button('More'))
  await userEvent.click(page.getByRole('menuitem', { name: 'Reopen…' }))
  await expect
    .element(page.getByRole('main'))
    .toHaveTextContent(/Member 17, Asha, [\w ]+ has taken over this request\./)
  await router.navigate('/desk')
  await expect.element(card).toHaveTextContent('0')
})
