import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectNoViolations } from '@test/support/page/accessibility'
import { firestoreFor } from '@test/support/emulators/firestore'
import { demoAdmin } from '@/shared/config/demo'
import { asha, bina, openRecord, heading, button, stored, entries, history } from './openRecord'

const firestore = firestoreFor()

beforeEach(() => firestore.clear())

afterEach(() => vi.restoreAllMocks())

describe('a step', () => {
  test('without a text needs one press, and is saved at once on request', async () => {
    await openRecord()

    await userEvent.click(button('Start review'))
    await expect.element(page.getByText('Not saved yet')).toBeVisible()
    expect(await stored()).toBeUndefined()
    await userEvent.click(button('Save now'))

    await expect.poll(stored).toMatchObject({ v: 1, state: 'reviewing', by: demoAdmin.uid })
    await expect.element(history).toHaveTextContent('You moved it from Received to In review')
    await expect.element(page.getByText('Not saved yet')).not.toBeInTheDocument()
    await expectNoViolations()
  })

  test('writes nothing when it is undone', async () => {
    await openRecord()

    await userEvent.click(button('Start review'))
    await userEvent.click(button('Undo'))

    await expect.element(page.getByText('Not saved yet')).not.toBeInTheDocument()
    await expect.element(button('Start review')).toBeVisible()
    expect(await stored()).toBeUndefined()
    expect(await entries()).toEqual([])
  })

  test('is written after ten seconds, also while the next request is open', async () => {
    const { router } = await openRecord({ state: 'recommended' })

    await userEvent.click(button('Approve'))
    await router.navigate(`/member/${bina.id}`)
    await expect.element(heading('Bina')).toBeVisible()
    await expect.element(button('Undo')).toBeVisible()
    expect((await stored()).state).toBe('recommended')
    const { now } = Date
    vi.spyOn(Date, 'now').mockImplementation(() => now() + 10_000)

    await expect.poll(stored).toMatchObject({ state: 'approved' })
    // What comes next is offered there, too.
    await userEvent.click(page.getByRole('link', { name: 'Tell' }))
    await expect.element(heading('Asha')).toBeVisible()
    await expect.element(page.getByRole('heading', { name: 'Tell Asha' })).toBeVisible()
  })

  test('asks for a reason where one is needed, and says who reads it', async () => {
    await openRecord({ state: 'recommended' })

    await userEvent.click(button('Refuse…'))
    const form = page.getByRole('form', { name: 'Refuse' })
    await expect.element(form).toHaveTextContent('Only administrators read this')
    await expect.element(form).toHaveTextContent('Asha reads this, word for word')
    await expectNoViolations()
    await userEvent.click(form.getByRole('button', { name: 'Refuse' }))
    await expect.element(form).toHaveTextContent('Internal reason is required')
    await userEvent.fill(form.getByLabelText('Internal reason'), 'Not complete')
    await userEvent.fill(form.getByLabelText('Text for the applicant'), 'Please apply again.')
    await userEvent.click(form.getByRole('button', { name: 'Refuse' }))
    await userEvent.click(button('Save now'))

    await expect.poll(stored).toMatchObject({
      state: 'refused',
      reason: 'Not complete',
      public: 'Please apply again.',
    })
  })

  test('asks for a date first where one is needed, and takes it in parts', async () => {
    await openRecord({ state: 'reviewing' })

    await userEvent.click(button('More'))
    const item = { name: 'Recommend to committee, with a text…' }
    await userEvent.click(page.getByRole('menuitem', item))
    const form = page.getByRole('form', { name: 'Recommend to committee' })
    await expect.element(form.getByRole('spinbutton', { name: 'Day' })).toHaveFocus()
    await userEvent.keyboard('12122026')
    await expectNoViolations()
    await userEvent.click(form.getByRole('button', { name: 'Recommend to committee' }))
    await userEvent.click(button('Save now'))

    await expect.poll(stored).toMatchObject({ details: { committeeOn: '2026-12-12' } })
  })

  test('keeps what was typed for it when it is undone, and when another page is opened', async () => {
    const { router } = await openRecord({ state: 'recommended' })
    const reason = page.getByLabelText('Internal reason')
    await userEvent.click(button('Refuse…'))
    await userEvent.fill(reason, 'Not complete')
    await router.navigate(`/member/${bina.id}`)
    await expect.element(heading('Bina')).toBeVisible()
    await router.navigate(`/member/${asha.id}`)
    await userEvent.click(button('Refuse…'))
    await expect.element(reason).toHaveValue('Not complete')

    await userEvent.click(button('Refuse').last())
    await userEvent.click(button('Undo'))
    await userEvent.click(button('Refuse…'))
    await expect.element(reason).toHaveValue('Not complete')
    expect(await stored()).toMatchObject({ state: 'recommended' })
  })

  test('saves the step before it at once', async () => {
    await openRecord()

    await userEvent.click(button('Start review'))
    await userEvent.click(button('Recommend to committee'))
    await expect.poll(stored).toMatchObject({ v: 1, state: 'reviewing' })
    await userEvent.click(button('Approve'))
    await expect.poll(stored).toMatchObject({ v: 2, state: 'recommended' })
    await userEvent.click(button('Save now'))
    await expect.poll(stored).toMatchObject({ v: 3, state: 'approved' })
  })

  test('is written when the desk is left', async () => {
    const { router } = await openRecord()
    await userEvent.click(button('Start review'))

    await router.navigate('/about-us/')

    await expect.poll(stored).toMatchObject({ state: 'reviewing' })
  })

  test('is written before a logout', async () => {
    await openRecord()
    await userEvent.click(button('Start review'))

    await userEvent.click(button('Logout'))

    await expect.element(heading('Admin Login')).toBeVisible()
    expect(await stored()).toMatchObject({ state: 'reviewing', by: demoAdmin.uid })
  })
})

test('a viewer sees everything, and no button that acts', async () => {
  await openRecord({ role: 'viewer', state: 'reviewing' })

  await expect.element(history).toHaveTextContent('Colleague moved it from Received to In review')
  await expect.element(page.getByRole('checkbox', { name: 'GSTIN' })).toBeDisabled()
  const acts = /review|applicant|committee|Assign|note|Correct|trash|More/
  expect(page.getByRole('main').getByRole('button', { name: acts }).elements()).toEqual([])
  await userEvent.keyboard('m')
  await expect.element(page.getByText('Not saved yet')).not.toBeInTheDocument()
})

test('an administrator cannot decide a request with their own mobile number', async () => {
  await openRecord({ mobile: '9876500001' })

  await expect
    .element(page.getByText('A colleague has to decide it', { exact: false }))
    .toBeVisible()
  await expect.element(button('Start review')).not.toBeInTheDocument()
  await expect.element(button('Correct: Firm name')).not.toBeInTheDocument()
  await expect.element(page.getByRole('checkbox', { name: 'GSTIN' })).toBeDisabled()
  await expect.element(button('Add note')).toBeVisible()
})

test('a request goes to the trash with a reason, and comes back', async () => {
  await openRecord()
  await userEvent.click(button('More'))
  await userEvent.click(page.getByRole('menuitem', { name: 'Move to trash…' }))
  await userEvent.click(button('Move to trash'))
  await expect.element(page.getByText('Say why')).toBeVisible()
  await userEvent.fill(page.getByLabelText('Why'), 'A test')
  await userEvent.click(button('Move to trash'))

  const band = page.getByRole('alert').filter({ hasText: 'In the trash.' })
  await expect.element(band).toHaveTextContent('A test')
  await expect.element(page.getByRole('link', { name: 'Erase…' })).toBeVisible()
  await expect.element(button('Start review')).not.toBeInTheDocument()
  await expectNoViolations()
  await userEvent.click(button('Restore'))
  await expect.element(button('Start review')).toBeVisible()
})

test('a step that waits is saved before its request goes to the trash', async () => {
  await openRecord()
  await userEvent.click(button('Start review'))
  await expect.element(button('Undo')).toBeVisible()
  await userEvent.click(button('More'))
  await userEvent.click(page.getByRole('menuitem', { name: 'Move to trash…' }))
  await userEvent.fill(page.getByLabelText('Why'), 'A test')
  await userEvent.click(button('Move to trash'))

  await expect.element(page.getByText('In the trash.')).toBeVisible()
  expect(await stored()).toMatchObject({ v: 2, state: 'reviewing', trashed: true })
})
