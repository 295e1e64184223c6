import { bypass, http, HttpResponse, passthrough } from 'msw'
import { beforeEach, expect, inject, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectNoViolations } from '@test/support/accessibility'
import { firestoreFor } from '@test/support/firestore'
import { leaveApp, renderApp } from '@test/support/renderApp'
import { sendAsPerson } from '@test/support/sendAsPerson'
import { server } from '@test/support/server'
import { typeRegistration } from '@test/support/typeRegistration'
import { notice } from '@/content/notice'
import { referenceOf } from '@/shared/forms/submit/reference'

const firestore = firestoreFor()
const commit = `http://${inject('firestore')}/v1/projects/:project/databases/:database/documents\\:commit`

const name = page.getByLabelText(/^Name/)
const send = page.getByRole('button', { name: 'Send registration' })
const received = page.getByRole('heading', { name: 'Registration received' })
const kept = page.getByText('Your draft was restored. Start over?')

beforeEach(() => firestore.clear())

async function openForm() {
  const app = renderApp('/form/newregistration/')
  await expect.element(send).toBeVisible()
  return app
}

test('what is sent is stored as the schema gives it out, without what was left empty', async () => {
  await openForm()
  await typeRegistration()
  await expect.element(page.getByText(/Medium/)).toBeVisible()

  await sendAsPerson(send)

  await expect.element(received).toBeVisible()
  const [stored] = await firestore.list('New_Registration')
  expect(stored?.id).toMatch(/^[0-9A-HJKMNP-TV-Z]{20}$/)
  expect(stored?.createdAt).toBeInstanceOf(Date)
  expect({ ...stored, id: undefined, createdAt: undefined }).toEqual({
    name: 'Sample Visitor',
    designation: 'Proprietor',
    mobile: '9876543210',
    whatsapp: '9876543210',
    firmName: 'Sample Udyog',
    constitution: 'Proprietorship',
    yearEstablished: 2001,
    sector: 'Plastic Products',
    address: 'Plot 1, Sample Road',
    district: 'Khordha',
    pin: '751001',
    activity: 'Trading',
    products: 'Sample products',
    turnover: 'Up to ₹10 crore',
    investment: '₹25–125 crore',
    employees: '0–9',
    membershipKind: 'Life',
    declaration: true,
    consent: true,
    directoryConsent: false,
    consentVersion: notice.version,
  })
})

test('after it is sent the form is empty and nothing of it is kept', async () => {
  const { router } = await openForm()
  await typeRegistration()
  await sendAsPerson(send)
  await expect.element(received).toBeVisible()

  expect(JSON.stringify({ ...sessionStorage })).not.toContain('Sample Visitor')
  await router.navigate('/form/newregistration/')
  await expect.element(name).toHaveValue('')
  await expect.element(kept).not.toBeInTheDocument()
})

test('what was typed is there after leaving the page, until one starts over', async () => {
  await openForm()
  await userEvent.fill(name, 'Sample ନାମ')
  await leaveApp()

  await openForm()
  await expect.element(kept).toBeVisible()
  await expect.element(name).toHaveValue('Sample ନାମ')

  await userEvent.click(page.getByRole('button', { name: 'Start over' }))
  await expect.element(name).toHaveValue('')
  await leaveApp()
  await openForm()
  await expect.element(name).toHaveValue('')
})

test('what one started over comes back, beside what was typed since', async () => {
  await openForm()
  const firm = page.getByLabelText(/^Firm name/)
  await userEvent.fill(name, 'Sample ନାମ')
  await userEvent.fill(firm, 'Sample Works')
  await leaveApp()
  await openForm()
  await userEvent.click(page.getByRole('button', { name: 'Start over' }))
  await expect.element(page.getByText(/^The form was cleared/)).toBeVisible()
  await expect.element(name).toHaveFocus()
  await expect.element(firm).toHaveValue('')
  await expectNoViolations()

  await userEvent.fill(firm, 'Sample Mills')
  const bringBack = page.getByRole('button', { name: 'Undo' })
  await userEvent.click(bringBack)
  await expect.element(name).toHaveValue('Sample ନାମ')
  await expect.element(firm).toHaveValue('Sample Mills')
  await expect.element(kept).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Start over' })).toHaveFocus()
  // It counts as typed, so it is saved again.
  await leaveApp()
  await openForm()
  await expect.element(name).toHaveValue('Sample ନାମ')
  await expect.element(firm).toHaveValue('Sample Mills')

  await userEvent.click(page.getByRole('button', { name: 'Start over' }))
  await expect.element(bringBack).toBeVisible()
  // A browser may keep the page for "Back", as it was left.
  window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
  await expect.element(bringBack).not.toBeInTheDocument()
  await typeRegistration()
  await sendAsPerson(send)
  await expect.element(received).toBeVisible()
  expect(await firestore.list('New_Registration')).toHaveLength(1)
})

test('a draft older than a day, or one that is no draft, is not restored', async () => {
  const day = 24 * 60 * 60 * 1000
  const old = { values: { name: 'Sample Old' }, savedAt: Date.now() - day - 1000 }
  for (const stored of [JSON.stringify({ registration: old }), '{', '[]', '{"registration":5}']) {
    sessionStorage.setItem('drafts', stored)
    await openForm()
    await expect.element(name).toHaveValue('')
    await leaveApp()
  }
})

test('errors come on leaving a field, not while it is typed into for the first time', async () => {
  await openForm()
  const mobile = page.getByLabelText(/^Mobile/)
  const error = page.getByText('Enter a 10-digit Indian mobile number')

  await userEvent.type(mobile, '12')
  await expect.element(error).not.toBeInTheDocument()
  await userEvent.tab()
  await expect.element(error).toBeVisible()

  await userEvent.fill(mobile, '+91-98765-43210')
  await expect.element(error).not.toBeInTheDocument()
})

test('on sending, the first wrong field has the focus and a summary leads to each', async () => {
  await openForm()
  await userEvent.fill(name, 'Sample Visitor')

  await sendAsPerson(send)

  await expect.element(page.getByLabelText(/^Designation/)).toHaveFocus()
  const summary = page.getByRole('alert')
  await userEvent.click(summary.getByRole('link', { name: 'PIN code is required' }))
  await expect.element(page.getByLabelText(/^PIN code/)).toHaveFocus()
  expect(await firestore.list('New_Registration')).toEqual([])
})

test('a slow answer is waited for, and it is said', async () => {
  let answer = () => {}
  const held = new Promise<void>((resolve) => (answer = resolve))
  server.use(
    http.post(commit, async () => {
      await held
      return HttpResponse.json({ writeResults: [{}], commitTime: new Date().toISOString() })
    }),
  )
  await openForm()
  await typeRegistration()

  await sendAsPerson(send)
  await expect.element(page.getByRole('button', { name: 'Sending…' })).toBeDisabled()
  await expect.element(page.getByText('Still trying…'), { timeout: 8_000 }).toBeVisible()
  answer()

  await expect.element(received).toBeVisible()
})

test('an address that holds no reference number says so', async () => {
  renderApp('/form/newregistration/received/not-a-number')
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Copy' })).not.toBeInTheDocument()
})

/** Sends what is typed: it arrives and the answer is lost. Gives what is stored. */
async function sendWithoutAnswer() {
  server.use(
    http.post(commit, async ({ request }) => {
      await fetch(bypass(request))
      return HttpResponse.error()
    }),
  )
  await sendAsPerson(send)
  await expect.element(page.getByRole('alert')).toHaveTextContent('could not reach the server')
  server.resetHandlers()
  const [first] = await firestore.list('New_Registration')
  return first
}

test('an answer that was lost, then the same again: it is confirmed and stays as it is, its date included', async () => {
  await openForm()
  await typeRegistration()
  const first = await sendWithoutAnswer()
  const sent: string[] = []
  server.use(
    http.post(commit, async ({ request }) => {
      sent.push(await request.clone().text())
      return passthrough()
    }),
  )

  await userEvent.click(page.getByRole('button', { name: 'Try again' }))

  await expect.element(received).toBeVisible()
  expect(await firestore.list('New_Registration')).toEqual([first])
  // As a new one, which is refused, and then as a repeat.
  expect(sent.map((body) => body.includes('createdAt'))).toEqual([true, false])
})

test('an answer that was lost, then a field emptied: the first version is named and keeps the field', async () => {
  await openForm()
  await typeRegistration()
  const email = page.getByLabelText(/^Email/)
  await userEvent.fill(email, 'sample@example.org')
  const first = await sendWithoutAnswer()
  expect(first?.email).toBe('sample@example.org')

  await userEvent.clear(email)
  await sendAsPerson(send)

  const arrived = page.getByRole('alert')
  await expect.element(arrived).toHaveTextContent('We already received your first version')
  expect(await firestore.list('New_Registration')).toEqual([first])
})

test('an answer that was lost, then a change: the first version is named, the change can be sent', async () => {
  await openForm()
  await typeRegistration('Sample First')
  const first = await sendWithoutAnswer()

  await userEvent.fill(name, 'Sample Second')
  await sendAsPerson(send)

  const arrived = page.getByRole('alert')
  await expect.element(arrived).toHaveTextContent('We already received your first version')
  await expect.element(arrived).toHaveTextContent(referenceOf('NR', first?.id ?? ''))
  await expect.element(name).toHaveValue('Sample Second')

  await userEvent.click(page.getByRole('button', { name: 'Submit as a new entry' }))

  await expect.element(received).toBeVisible()
  const names = (await firestore.list('New_Registration')).map((record) => record.name)
  expect(new Set(names)).toEqual(new Set(['Sample First', 'Sample Second']))
  expect(names).toHaveLength(2)
})
