import { http, HttpResponse } from 'msw'
import { beforeEach, expect, inject, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aMeeting } from '@scripts/samples/meetingRecords'
import { aRegistration, type Value } from '@scripts/samples/records'
import { field, fillIn } from '@test/support/forms/fillIn'
import { firestoreFor } from '@test/support/emulators/firestore'
import { hasten } from '@test/support/page/hasten'
import { renderApp, renderSignedIn } from '@test/support/page/renderApp'
import { sendAsPerson } from '@test/support/forms/sendAsPerson'
import { server } from '@test/support/page/server'
import { signIn } from '@test/support/page/signIn'
import { typeRegistration } from '@test/support/forms/typeRegistration'
import { demoAdmin } from '@/shared/config/demo'
import { statusDocuments } from '@/shared/requests/status'

const firestore = firestoreFor()
const record = aRegistration(1, { name: 'Asha', createdAt: new Date() })
const meeting = aMeeting({ venueName: 'Town Hall' }, 'm1')

beforeEach(async () => {
  await firestore.clear()
  const { documents } = await statusDocuments('registrations', record.id, record.data)
  await firestore.seed({
    admins: [{ id: demoAdmin.uid, data: { name: 'Sample Owner', role: 'owner' } }],
    New_Registration: [record],
    monthly_meetings: [meeting],
  })
  for (const { path, set } of documents) {
    const [collection = '', id = ''] = path.split('/')
    await firestore.seed({ [collection]: [{ id, data: set as Record<string, Value> }] })
  }
})

/** Firestore answers nobody any more, on a listener as on a request. */
function useUpQuota() {
  const error = { code: 429, status: 'RESOURCE_EXHAUSTED', message: 'Quota exceeded.' }
  server.use(
    http.all(`http://${inject('firestore')}/*`, () =>
      HttpResponse.json({ error }, { status: 429 }),
    ),
    // The SDK asks there whether there is any network.
    http.get('https://www.google.com/images/cleardot.gif', () => HttpResponse.error()),
  )
}

/** The next day. */
function renewQuota() {
  server.resetHandlers()
  server.use(http.get('https://www.google.com/images/cleardot.gif', () => HttpResponse.error()))
}

const shown = (text: string) => page.getByText(text, { exact: false }).first()
const usedUp = 'The site has reached what it may use for now, perhaps for all of today'
const atDesk = `${usedUp} (quota). Please tell the person who looks after the site.`

test('a form keeps what was typed, says it, and leads to the office', async () => {
  renderApp('/form/newregistration/')
  const send = page.getByRole('button', { name: 'Send registration' })
  await expect.element(send).toBeVisible()
  await typeRegistration()
  useUpQuota()
  await sendAsPerson(send)

  const alert = page.getByRole('alert')
  await expect
    .element(alert)
    .toHaveTextContent(`${usedUp}. What you typed is kept. Please call or write to the office`)
  await expect.element(alert.getByRole('link', { name: 'How to reach the office' })).toBeVisible()
  await expect.element(field('Name')).toHaveValue('Sample Visitor')

  renewQuota()
  await userEvent.click(page.getByRole('button', { name: 'Try again' }))
  await expect.element(page.getByRole('heading', { name: 'Registration received' })).toBeVisible()
})

test('My request says it, at the form, on the card and where a right is used', async () => {
  hasten()
  const { router } = renderApp('/my-request/')
  useUpQuota()
  await fillIn({
    'Reference number': `NR-${record.id.slice(0, 4)}-${record.id.slice(4, 8)}`,
    Mobile: String(record.data.mobile),
  })
  await userEvent.click(page.getByRole('button', { name: 'Look up' }))
  await expect.element(shown(`${usedUp}. Please try again later`)).toBeVisible()
  renewQuota()
  await userEvent.click(page.getByRole('button', { name: 'Look up' }))
  await expect.element(page.getByText('Received', { exact: true }).first()).toBeVisible()

  useUpQuota()
  await userEvent.click(page.getByRole('button', { name: 'Refresh' }))
  await expect.element(shown(`${usedUp}. Please try again later`)).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Complain' }))
  await userEvent.fill(page.getByLabelText(/^Your complaint/), 'Nobody answers.')
  await userEvent.click(page.getByRole('button', { name: 'Send the complaint' }))
  await expect.element(shown(`${usedUp}. What you typed is kept.`)).toBeVisible()
  await expect.element(page.getByLabelText(/^Your complaint/)).toHaveValue('Nobody answers.')
  await router.navigate('/')
})

test('the meeting form and the privacy page say it, and the form shows the meeting later', async () => {
  useUpQuota()
  hasten()
  const { router } = renderApp('/form/monthlymeeting/')
  await expect.element(shown(`${usedUp}. We keep trying`)).toBeVisible()
  await router.navigate('/privacy/')
  await userEvent.click(page.getByRole('button', { name: 'Look up the periods' }))
  await expect.element(shown(`We could not look them up. ${usedUp}.`)).toBeVisible()
  await router.navigate('/form/monthlymeeting/')
  renewQuota()
  await expect
    .element(page.getByRole('definition').filter({ hasText: 'Town Hall' }).first())
    .toBeVisible()
})

test('a list that never came says it, and comes by itself', async () => {
  hasten()
  const { router } = await renderSignedIn('/desk/people')
  await expect.element(page.getByText('Sample Owner').first()).toBeVisible()
  useUpQuota()
  await router.navigate('/memberlist')
  await expect.element(shown(atDesk)).toBeVisible()

  renewQuota()
  await expect.element(page.getByText('Live', { exact: true })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Asha' })).toBeVisible()
})

test('a list that was live says it, a note keeps what was typed, and the venue says it', async () => {
  hasten()
  const { router } = await renderSignedIn(`/member/${record.id}`)
  await expect.element(page.getByText('Live', { exact: true })).toBeVisible()
  useUpQuota()
  const note = page.getByRole('textbox', { name: 'Note' })
  await userEvent.fill(note, 'Called.')
  await userEvent.click(page.getByRole('button', { name: 'Add note' }))
  await expect.element(page.getByRole('form', { name: 'Note' })).toHaveTextContent(atDesk)
  await expect.element(note).toHaveValue('Called.')

  await router.navigate('/MonthlyMeetingVenue')
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent(`Failed to load existing meeting data. ${atDesk}`)
})

test('the login does not blame the connection', async () => {
  useUpQuota()
  hasten()
  renderApp('/AdminLogInForm')
  await signIn()
  await expect.element(page.getByRole('alert')).toHaveTextContent(atDesk)
  await expect.element(page.getByRole('textbox', { name: 'Email' })).toHaveValue(demoAdmin.email)
})
