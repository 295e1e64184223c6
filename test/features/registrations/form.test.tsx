import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { errorSummary } from '@test/support/forms/fillIn'
import { firestoreFor } from '@test/support/emulators/firestore'
import { renderApp } from '@test/support/page/renderApp'
import { sendAsPerson } from '@test/support/forms/sendAsPerson'
import { typeRegistration } from '@test/support/forms/typeRegistration'
import { version } from '@/texts/notice'
import { name, send, received, kept, openForm, sendInVain } from './openForm'

const firestore = firestoreFor()

beforeEach(() => firestore.clear())

afterEach(() => vi.restoreAllMocks())

test('what is sent is stored as the schema gives it out, without what was left empty, and the form is empty again', async () => {
  const { router } = await openForm()
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
    adult: true,
    consent: true,
    directoryConsent: false,
    consentVersion: version,
  })

  expect(JSON.stringify({ ...sessionStorage })).not.toContain('Sample Visitor')
  await router.navigate('/form/newregistration/')
  await expect.element(name).toHaveValue('')
  await expect.element(kept).not.toBeInTheDocument()
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
  await userEvent.click(errorSummary.getByRole('link', { name: 'PIN code is required' }))
  await expect.element(page.getByLabelText(/^PIN code/)).toHaveFocus()
  expect(await firestore.list('New_Registration')).toEqual([])
})

test('screen readers hear how many answers are wrong, after the focus has moved', async () => {
  await openForm()
  const spoken = page.getByRole('status').filter({ hasText: 'correction' })
  await typeRegistration()
  await userEvent.clear(page.getByLabelText(/^PIN code/))
  await userEvent.clear(page.getByLabelText(/^Firm name/))
  await sendAsPerson(send)
  await expect.element(page.getByLabelText(/^Firm name/)).toHaveFocus()
  expect(page.getByRole('alert').elements()).toEqual([])
  expect(spoken.elements()).toEqual([])
  await expect.element(spoken).toHaveTextContent('2 answers need a correction.')

  await userEvent.fill(page.getByLabelText(/^Firm name/), 'Sample Udyog')
  await sendAsPerson(send)
  await expect.element(spoken).toHaveTextContent('One answer needs a correction.')
})

test('screen readers hear how much room an answer has, and what is left once it is little', async () => {
  await openForm()
  const address = page.getByLabelText(/^Address/)
  const spoken = page.getByRole('status').filter({ hasText: /characters?/ })
  const said: string[] = []
  await expect.element(address).toHaveAccessibleDescription('Up to 300 characters')
  const region = spoken.first().element()
  const observer = new MutationObserver(() => said.push(region.textContent))
  observer.observe(region, { childList: true, characterData: true, subtree: true })

  await userEvent.fill(address, 'x'.repeat(260))
  await userEvent.type(address, 'y'.repeat(15))
  await expect.poll(() => said).toEqual(['25 characters left'])
  await expect.element(address).toHaveAccessibleDescription('25 characters left')
  await userEvent.fill(address, 'x'.repeat(299))
  await expect.poll(() => said.at(-1)).toBe('1 character left')
  await userEvent.fill(address, 'x'.repeat(303))
  await expect.poll(() => said.at(-1)).toBe('3 characters too many')
  await userEvent.fill(address, '')
  await expect.poll(() => said.at(-1)).toBe('Up to 300 characters')
  expect(said).toHaveLength(4)
  observer.disconnect()
})

test('the confirmation thanks for nothing that was not sent, and shows no number that is none', async () => {
  const { router } = renderApp('/form/newregistration/received/not-a-number')
  const title = page.getByRole('heading', { level: 1 })
  const main = page.getByRole('main')
  await expect.element(title).toHaveTextContent('Nothing was sent from here')
  await expect.element(page.getByRole('button', { name: 'Copy' })).not.toBeInTheDocument()

  await router.navigate('/form/newregistration/received/NR-7F3K-Q2ZD')
  await expect.element(page.getByRole('button', { name: 'Copy' })).toBeVisible()
  await expect.element(title).toHaveTextContent('Nothing was sent from here')
  await expect.element(main).not.toHaveTextContent(/Thank you|received/)
  await expect.element(page.getByRole('link', { name: /WhatsApp/ })).not.toBeInTheDocument()
  await expect.element(main.getByRole('link', { name: 'My request' })).toBeVisible()
  await userEvent.click(main.getByRole('link', { name: 'New Member Registration' }).last())
  await expect.element(send).toBeVisible()
})

test('a browser that wrongly takes itself to be offline sends all the same', async () => {
  const offline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await openForm()
  await expect.element(page.getByText('You seem to be offline.', { exact: false })).toBeVisible()
  await typeRegistration()
  await sendInVain()
  await expect.element(page.getByRole('alert')).toHaveTextContent('You seem to be offline')

  await userEvent.click(page.getByRole('button', { name: 'Try again' }))

  await expect.element(received).toBeVisible()
  offline.mockRestore()
})
