import { http, passthrough } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aMeeting } from '@scripts/samples/meetingRecords'
import { aRegistration } from '@scripts/samples/records'
import { registration } from '@test/features/my-request/lookUp'
import { expectNoViolations } from '@test/support/page/accessibility'
import { createAccount } from '@test/support/emulators/accounts'
import { firestoreFor } from '@test/support/emulators/firestore'
import { setClockWrong } from '@test/support/page/deviceClock'
import { openDesk } from '@test/support/page/openDesk'
import { renderApp } from '@test/support/page/renderApp'
import { server } from '@test/support/page/server'
import { demoAdmin } from '@/shared/config/demo'
import { dayInIndia, dateInIndia } from '@/shared/text/dateText'

const firestore = firestoreFor()
const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

const main = page.getByRole('main')
const notice = page.getByText(/^The clock of this device is/)

beforeEach(() => firestore.clear())

test.each([
  ['8 days ahead', 8 * day],
  ['25 minutes behind', -25 * minute],
])(
  'the desk says that the clock is %s, and counts by the clock of the server',
  async (by, ahead) => {
    const now = Date.now()
    setClockWrong(ahead)
    await openDesk({
      at: '/desk',
      seed: {
        settings: [{ id: 'promises', data: { registrations: 15, at: new Date(now - 100 * day) } }],
        New_Registration: [
          aRegistration(1, { createdAt: new Date(now - 10 * day) }),
          aRegistration(2, { createdAt: new Date(now - 17 * day) }),
        ],
      },
    })

    await expect.element(notice).toHaveTextContent(`The clock of this device is ${by}.`)
    const overdue = page.getByRole('region', { name: 'Overdue' }).getByRole('link')
    await expect.element(overdue).toHaveTextContent('New registrations1')
  },
)

test('a clock that is four minutes off is good enough', async () => {
  setClockWrong(4 * minute)
  await openDesk({ at: '/desk', seed: { New_Registration: [aRegistration(1)] } })

  await expect
    .element(page.getByRole('navigation', { name: 'Admin area' }))
    .toHaveTextContent(/New registrations 1/)
  await expect.element(notice).not.toBeInTheDocument()
})

test('the notice goes once the clock was set right', async () => {
  setClockWrong(2 * day)
  await openDesk({ at: '/desk' })
  await expect.element(notice).toBeVisible()
  await expectNoViolations()

  setClockWrong(0)
  window.dispatchEvent(new Event('focus'))
  await expect.element(notice).not.toBeInTheDocument()
})

test('a fresh invitation is accepted on a device whose clock is eight days ahead', async () => {
  const id = 'ABCDEFGH0123456789AB'
  const email = 'guest@example.org'
  const data = { name: 'Sample Guest', email, role: 'editor', days: 7, by: demoAdmin.uid }
  await firestore.seed({
    admins: [{ id: demoAdmin.uid, data: { role: 'owner' } }],
    admin_invites: [{ id, data: { ...data, at: new Date(Date.now() - hour) } }],
  })
  const { password } = await createAccount(email)
  setClockWrong(8 * day)
  renderApp(`/invitation/${id}`)
  await expect.element(notice).toHaveTextContent('8 days ahead')
  await userEvent.click(page.getByRole('button', { name: 'I have an account' }))
  await userEvent.fill(page.getByRole('textbox', { name: 'Email' }), email)
  await userEvent.fill(page.getByLabelText(/^Password/), password)
  await userEvent.click(page.getByRole('button', { name: 'Log in' }))
  await userEvent.click(page.getByRole('button', { name: 'Accept the invitation' }))

  await expect.element(page.getByText(/^Welcome/)).toBeVisible()
})

test('an applicant reads that an answer is still to come, whatever the clock of the device says', async () => {
  const now = Date.now()
  await firestore.seed({ settings: [{ id: 'promises', data: { registrations: 12 } }] })
  const { key } = await registration('reviewing')
  setClockWrong(20 * day)
  renderApp(`/my-request/#${key}`)

  await expect
    .element(main)
    .toHaveTextContent(`The association answers by${dayInIndia(now + 7 * day)}`)
})

test('a visitor can answer to a meeting that is over by the clock of the device alone', async () => {
  const next = dateInIndia(Date.now() + 5 * day)
  const later = dateInIndia(Date.now() + 40 * day)
  await firestore.seed({
    monthly_meetings: [
      aMeeting({ meetingDate: later, updatedAt: new Date() }, 'later'),
      aMeeting({ meetingDate: next }, 'next'),
    ],
  })
  setClockWrong(9 * day)
  // The server says its time after the meetings are there.
  let answer = () => {}
  const isAsked = new Promise<void>((resolve) => (answer = resolve))
  server.use(http.head('*', () => isAsked.then(passthrough)))
  renderApp('/form/monthlymeeting/')

  const send = page.getByRole('button', { name: 'Send answer' })
  await expect.element(send).toBeEnabled()
  answer()

  const choice = page.getByRole('combobox', { name: /^Meeting/ })
  await expect.element(choice.getByRole('option')).toHaveLength(3)
  await expect.element(send).toBeEnabled()
})
