import { http, passthrough } from 'msw'
import { afterEach, beforeEach, describe, expect, inject, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectNoViolations } from '@test/support/page/accessibility'
import { firestoreFor } from '@test/support/emulators/firestore'
import { leaveApp, renderApp } from '@test/support/page/renderApp'
import { server } from '@test/support/page/server'
import { demoAdmin } from '@/shared/config/demo'
import {
  asha,
  bina,
  openRecord,
  path,
  heading,
  button,
  stored,
  entries,
  history,
} from './openRecord'

const firestore = firestoreFor()

const documents = `http://${inject('firestore')}/v1/projects/:project/databases/:database/documents`

beforeEach(() => firestore.clear())

afterEach(() => vi.restoreAllMocks())

describe('a step', () => {
  test('without a text needs one press, is stored at once, and can be undone', async () => {
    await openRecord()

    await userEvent.click(button('Start review'))
    await expect.element(page.getByText('Moved to In review.')).toBeVisible()
    expect(await stored()).toMatchObject({ v: 1, state: 'reviewing', by: demoAdmin.uid })
    await expect.element(history).toHaveTextContent('You moved it from Received to In review')
    await expectNoViolations()
    await userEvent.click(button('Undo'))

    await expect.element(button('Undo')).not.toBeInTheDocument()
    await expect.element(button('Start review')).toBeVisible()
    expect(await stored()).toMatchObject({ v: 2, state: 'received' })
    await expect
      .element(history)
      .toHaveTextContent('You undid the step to In review: it is Received again')
  })

  test('is “Saving…” until it is stored, and takes a double press for one', async () => {
    await openRecord()
    let send = () => {}
    const sent = new Promise<void>((resolve) => (send = resolve))
    server.use(http.post(`${documents}\\:commit`, () => sent.then(passthrough)))

    await userEvent.dblClick(button('Start review'))
    const status = page.getByRole('status').filter({ hasText: 'Saving…' })
    await expect.element(status).toBeVisible()
    await expect.element(button('Start review')).toBeDisabled()
    expect(page.getByText('In review', { exact: true }).elements()).toEqual([])
    send()

    await expect.element(page.getByText('In review', { exact: true }).first()).toBeVisible()
    await expect.element(status).not.toBeInTheDocument()
    expect(await entries()).toHaveLength(1)
  })

  test('is undone from another page, too, where the applicant can be informed', async () => {
    const { router } = await openRecord({ state: 'reviewing' })
    const bar = page.getByRole('region', { name: 'Last change' })

    await userEvent.click(button('Recommend'))
    await expect.poll(stored).toMatchObject({ state: 'recommended' })
    await router.navigate(`/member/${bina.id}`)
    await expect.element(heading('Bina')).toBeVisible()
    await expect.element(bar).toHaveTextContent('Moved to Recommended: Asha')
    await userEvent.click(bar.getByRole('link', { name: 'Inform' }))
    await expect.element(heading('Asha')).toBeVisible()
    await expect.element(page.getByRole('heading', { name: 'Inform Asha' })).toBeVisible()
    await expect.element(bar).not.toHaveTextContent('Moved to')

    await router.navigate(`/member/${bina.id}`)
    await userEvent.click(bar.getByRole('button', { name: 'Undo' }))
    await expect.element(bar).not.toHaveTextContent('Moved to')
    expect(await stored()).toMatchObject({ v: 3, state: 'reviewing' })
  })

  test('can be undone for ten minutes, also after a reload, while nothing came after it', async () => {
    await openRecord()
    await userEvent.click(button('Start review'))
    await expect.element(button('Undo')).toBeVisible()
    await leaveApp()
    renderApp(`/member/${asha.id}`)
    await expect.element(heading('Asha')).toBeVisible()
    await expect.element(button('Undo')).toBeVisible()

    await userEvent.fill(page.getByRole('textbox', { name: 'Note' }), 'Called')
    await userEvent.click(button('Add note'))
    await expect.element(history).toHaveTextContent('You wrote a note')
    await expect.element(button('Undo')).not.toBeInTheDocument()

    await userEvent.click(button('Recommend'))
    await expect.element(button('Undo')).toBeVisible()
    const at = new Date(Date.now() - 601_000)
    await firestore.update(path, { review: { ...(await stored()), at, since: at } })
    await leaveApp()
    renderApp(`/member/${asha.id}`)
    await expect.element(button('Back to review')).toBeVisible()
    expect(button('Undo').elements()).toEqual([])
  })

  test('says why where it can no longer be undone', async () => {
    await openRecord()
    await userEvent.click(button('Start review'))
    await expect.element(button('Undo')).toBeVisible()
    await firestore.update(`${path}/history/1`, { at: new Date(Date.now() - 601_000) })
    await userEvent.click(button('Undo'))

    await expect
      .element(page.getByText(/can no longer be undone. The time for it is over/))
      .toBeVisible()
    expect(await stored()).toMatchObject({ state: 'reviewing' })
  })

  test('asks for a reason where one is needed, and says who reads it, also before the committee has seen it', async () => {
    await openRecord()

    await userEvent.click(button('Refuse…'))
    const form = page.getByRole('form', { name: 'Refuse' })
    await expect.element(form).toHaveTextContent('Only the office reads this')
    await expect.element(form).toHaveTextContent('Asha (also shown on My request)')
    await expectNoViolations()
    await userEvent.click(form.getByRole('button', { name: 'Refuse' }))
    await expect.element(form).toHaveTextContent('Office remarks is required')
    await userEvent.fill(form.getByLabelText('Office remarks'), 'Not complete')
    const message = form.getByLabelText('Message')
    await expect.element(message).toHaveValue(expect.stringContaining('was not approved'))
    await userEvent.fill(message, 'Please apply again.')
    await userEvent.click(form.getByRole('button', { name: 'Refuse' }))

    await expect.poll(stored).toMatchObject({
      v: 1,
      state: 'refused',
      reason: 'Not complete',
      public: 'Please apply again.',
    })
    await expect.element(history).toHaveTextContent('You moved it from Received to Refused')
  })

  test('approves with the committee’s date and resolution, and warns where nothing was checked', async () => {
    await openRecord({ state: 'recommended' })

    await userEvent.keyboard('p')
    const form = page.getByRole('form', { name: 'Approve' })
    await expect.element(form).toHaveTextContent('None of the checks is ticked yet.')
    await userEvent.click(form.getByRole('spinbutton', { name: 'Day' }))
    await userEvent.keyboard('31012099')
    await userEvent.fill(form.getByLabelText('Committee resolution no.'), '7 of 2026')
    await userEvent.click(form.getByRole('button', { name: 'Approve' }))
    await expect.element(form).toHaveTextContent('This date is in the future')
    await userEvent.click(form.getByRole('spinbutton', { name: 'Day' }))
    await userEvent.keyboard('14112025')
    await userEvent.click(form.getByRole('button', { name: 'Approve' }))

    await expect.poll(stored).toMatchObject({
      state: 'approved',
      details: { committeeOn: '2025-11-14', resolution: '7 of 2026' },
      public: 'The committee has approved your application.',
    })
  })

  test('an owner reopens what was approved by mistake, with a reason', async () => {
    await openRecord({ state: 'approved' })

    await userEvent.click(button('More'))
    await userEvent.click(page.getByRole('menuitem', { name: 'Reopen…' }))
    const form = page.getByRole('form', { name: 'Reopen' })
    await userEvent.fill(form.getByLabelText('Office remarks'), 'Wrong firm')
    await userEvent.click(form.getByRole('button', { name: 'Reopen' }))

    await expect.poll(stored).toMatchObject({ state: 'reviewing', reason: 'Wrong firm' })
  })

  test('asks the applicant for the documents that are pressed, without remarks', async () => {
    await openRecord()

    await userEvent.click(button('Ask applicant…'))
    const form = page.getByRole('form', { name: 'Ask applicant' })
    const message = form.getByLabelText('Message')
    await userEvent.click(form.getByRole('button', { name: 'PAN card' }))
    await userEvent.click(form.getByRole('button', { name: 'Udyam certificate' }))
    await expect.element(message).toHaveValue('Please send: Udyam certificate, PAN card.')
    await userEvent.click(form.getByRole('button', { name: 'PAN card' }))
    await expect.element(message).toHaveValue('Please send: Udyam certificate.')
    await expectNoViolations()
    await userEvent.click(form.getByRole('button', { name: 'Ask applicant' }))

    await expect
      .poll(stored)
      .toMatchObject({ state: 'waiting', public: 'Please send: Udyam certificate.' })
  })

  test('asks how the applicant has withdrawn it', async () => {
    await openRecord()

    await userEvent.click(button('More'))
    await userEvent.click(page.getByRole('menuitem', { name: 'Withdrawn by applicant…' }))
    const form = page.getByRole('form', { name: 'Withdrawn by applicant' })
    await userEvent.click(form.getByRole('button', { name: 'Withdrawn by applicant' }))
    await expect.element(form).toHaveTextContent('How did the applicant say so? is required')
    expect(await stored()).toBeUndefined()
  })

  test('asks for a date first where one is needed, and takes it in parts', async () => {
    await openRecord({ state: 'reviewing' })

    await userEvent.click(button('More'))
    const item = { name: 'Recommend with date and remarks…' }
    await userEvent.click(page.getByRole('menuitem', item))
    const form = page.getByRole('form', { name: 'Recommend' })
    await expect.element(form.getByRole('spinbutton', { name: 'Day' })).toHaveFocus()
    await userEvent.keyboard('12122026')
    await userEvent.click(form.getByRole('button', { name: 'Recommend' }))

    await expect.poll(stored).toMatchObject({ details: { committeeOn: '2026-12-12' } })
  })

  test('keeps what was typed for it when it is undone, and when another page is opened', async () => {
    const { router } = await openRecord({ state: 'recommended' })
    const reason = page.getByLabelText('Office remarks')
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

  test('follows the step before it, and a logout waits for it', async () => {
    await openRecord()
    await userEvent.click(button('Start review'))
    await userEvent.click(button('Recommend'))
    await userEvent.click(button('Back to review'))
    await expect.poll(stored).toMatchObject({ v: 3, state: 'reviewing' })

    await userEvent.click(button('Recommend'))
    await userEvent.click(button('Logout'))
    await expect.element(heading('Admin Login')).toBeVisible()
    expect(await stored()).toMatchObject({ v: 4, state: 'recommended', by: demoAdmin.uid })
  })
})

test('a viewer sees everything, and no button that acts', async () => {
  await openRecord({ role: 'viewer', state: 'reviewing' })

  await expect.element(history).toHaveTextContent('Colleague moved it from Received to In review')
  await expect.element(page.getByRole('checkbox', { name: 'GSTIN' })).toBeDisabled()
  const acts = /review|applicant|committee|Assign|note|Correct|trash|More/
  expect(page.getByRole('main').getByRole('button', { name: acts }).elements()).toEqual([])
  await userEvent.keyboard('m')
  await expect.element(button('Undo')).not.toBeInTheDocument()
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

test('a request goes to the trash with a reason, after a step, and comes back', async () => {
  await openRecord()
  await userEvent.click(button('Start review'))
  await expect.element(button('Undo')).toBeVisible()
  await userEvent.click(button('More'))
  await userEvent.click(page.getByRole('menuitem', { name: 'Move to trash…' }))
  await userEvent.click(button('Move to trash'))
  await expect.element(page.getByText('Say why')).toBeVisible()
  await userEvent.fill(page.getByLabelText('Why'), 'A test')
  await userEvent.click(button('Move to trash'))

  const band = page.getByRole('alert').filter({ hasText: 'In the trash.' })
  await expect.element(band).toHaveTextContent('A test')
  expect(await stored()).toMatchObject({ v: 2, state: 'reviewing', trashed: true })
  await expect.element(page.getByRole('link', { name: 'Erase…' })).toBeVisible()
  await expect.element(button('Recommend')).not.toBeInTheDocument()
  await expectNoViolations()
  await userEvent.click(button('Restore'))
  await expect.element(button('Recommend')).toBeVisible()
})
