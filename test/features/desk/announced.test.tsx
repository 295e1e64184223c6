import { createRoot, hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { object } from 'yup'
import { aRegistration } from '@scripts/samples/records'
import { aGrowthFundRequest } from '@scripts/samples/requestRecords'
import { HistoryFrame } from '@/shared/desk/history/HistoryFrame'
import { meetings } from '@/features/meetings/api'
import { registrations } from '@/features/registrations/api'
import type { LiveList } from '@/shared/firestore/live/liveQuery'
import { sessionChanged } from '@/shared/firestore/live/liveState'
import { field, fillIn } from '@test/support/forms/fillIn'
import { createForm } from '@/shared/forms/createForm'
import { saveDraft } from '@/shared/forms/draft/drafts'
import { lineField } from '@/shared/validation/text'
import { firestoreFor } from '@test/support/emulators/firestore'
import { listen } from '@test/support/page/listen'
import { openDesk } from '@test/support/page/openDesk'
import { renderApp } from '@test/support/page/renderApp'

const firestore = firestoreFor()

beforeEach(async () => {
  await firestore.clear()
})

const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }))
const error = { code: 'permission-denied', message: 'No access.' }

test('a screen reader says that a list is not live any more', async () => {
  const { store } = await openDesk({
    at: '/memberlist',
    seed: { New_Registration: [aRegistration(1, { name: 'Asha' })] },
  })
  await expect.element(page.getByRole('link', { name: 'Asha' })).toBeVisible()
  const { expectHeard } = listen()
  const { snapshotReceived } = registrations.slice.actions
  const nothing = { upserted: [], removed: [], isWhole: false }
  store.dispatch(snapshotReceived({ ...nothing, fromCache: true, at: Date.now() }))
  await expectHeard('Not live since')
})

test('a screen reader says that a list could not be loaded', async () => {
  const { store } = await openDesk({ at: '/desk/meetings' })
  await expect.element(page.getByText('Live', { exact: true })).toBeVisible()
  const { subscribed, subscriptionFailed } = meetings.slice.actions
  store.dispatch(sessionChanged())
  store.dispatch(subscribed({ at: Date.now() }))
  await expect.element(page.getByText('Loading...')).toBeVisible()
  const { expectHeard } = listen()
  store.dispatch(subscriptionFailed({ error, at: Date.now() }))
  await expectHeard('This could not be loaded')
})

test('a screen reader says that the meetings cannot be loaded for a plan', async () => {
  const { store } = await openDesk({ at: '/desk/meetings/plan' })
  await expect.element(page.getByRole('button', { name: 'Plan the meeting' })).toBeVisible()
  const { subscribed, subscriptionFailed } = meetings.slice.actions
  store.dispatch(sessionChanged())
  store.dispatch(subscribed({ at: Date.now() }))
  const { expectHeard } = listen()
  store.dispatch(subscriptionFailed({ error, at: Date.now() }))
  await expectHeard('The meetings cannot be loaded')
})

test('a screen reader says that a history is not live', async () => {
  const element = document.createElement('main')
  document.body.append(element)
  const root = createRoot(element)
  onTestFinished(() => {
    root.unmount()
    element.remove()
  })
  const ready: LiveList<never> = {
    items: [],
    status: 'ready',
    staleSince: null,
    error: null,
    isWhole: true,
  }
  const render = (history: LiveList<never>) =>
    root.render(
      <HistoryFrame history={history} emptyText="No changes yet.">
        {() => null}
      </HistoryFrame>,
    )
  render(ready)
  await expect.element(page.getByText('No changes yet.')).toBeVisible()
  const { expectHeard } = listen()
  render({ ...ready, status: 'failed', error })
  await expectHeard('This could not be loaded')
})

test('a screen reader says in a form of the desk that the browser seems to be offline', async () => {
  const request = aGrowthFundRequest(1)
  await openDesk({
    at: `/request/growth-fund/${request.id}`,
    seed: { growth_fund_req: [request] },
  })
  await expect.element(page.getByRole('form', { name: 'Note' })).toBeVisible()
  const { expectHeard } = listen()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  onTestFinished(() => void vi.restoreAllMocks())
  window.dispatchEvent(new Event('offline'))
  await expectHeard('You seem to be offline')
})

test('a screen reader says that a setting is saved', async () => {
  await openDesk({ at: '/desk/settings' })
  const hours = page.getByLabelText('Hours without use')
  await expect.element(hours).toBeVisible()
  const { expectHeard } = listen()
  await userEvent.fill(hours, '5')
  await press('Save the settings')
  await expectHeard('The settings are saved')
})

test('a screen reader says that an invitation is ready', async () => {
  await openDesk({ at: '/desk/people' })
  await press('Add a user')
  const dialog = page.getByRole('dialog')
  await userEvent.fill(dialog.getByLabelText('Name'), 'Sample Guest')
  await userEvent.fill(dialog.getByLabelText('Email'), 'guest@example.org')
  await userEvent.selectOptions(dialog.getByLabelText('Role'), 'Editor')
  const { expectHeard } = listen()
  await userEvent.click(dialog.getByRole('button', { name: 'Create link' }))
  await expectHeard('The invitation is ready')
})

test('a screen reader says on a prerendered page that a draft was restored', async () => {
  const { Form, TextField } = createForm(object({ city: lineField('City') }))
  const form = (
    <Form onSubmit={() => {}} submitLabel="Send" draft="sample">
      <TextField name="city" />
    </Form>
  )
  const element = document.createElement('main')
  element.innerHTML = renderToString(form)
  document.body.append(element)
  saveDraft('sample', { values: { city: 'Puri' } }, false)
  const { expectHeard } = listen()
  const root = hydrateRoot(element, form)
  onTestFinished(() => {
    root.unmount()
    element.remove()
  })
  await expectHeard('Your draft was restored')
})

test('a screen reader reads the note that a choice of the land form brings', async () => {
  renderApp('/form/landbank/')
  await expect.element(field('Type of request')).toBeVisible()
  const { expectHeard } = listen()
  await fillIn({ 'Type of request': 'Need land' })
  await expectHeard('Where would you like the land?')
})

test('a screen reader reads the periods that a visitor has asked for', async () => {
  await firestore.seed({ settings: [{ id: 'retention', data: { registrations: 7 } }] })
  renderApp('/privacy/')
  const lookUp = page.getByRole('button', { name: 'Look up the periods' })
  await expect.element(lookUp).toBeVisible()
  const { expectHeard } = listen()
  await userEvent.click(lookUp)
  await expectHeard('7 months')
})

test('a screen reader says that Caps Lock is on, because its place is there beforehand', async () => {
  renderApp('/AdminLogInForm')
  await expect.element(page.getByLabelText(/^Password/)).toBeVisible()
  const note = document.querySelector('.MuiFormHelperText-root[role=status]')!
  expect(getComputedStyle(note).display).not.toBe('none')
})
