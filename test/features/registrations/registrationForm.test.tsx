import { bypass, http, HttpResponse, passthrough } from 'msw'
import { afterEach, beforeEach, describe, expect, inject, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectNoViolations } from '@test/support/accessibility'
import { errorSummary } from '@test/support/fillIn'
import { firestoreFor } from '@test/support/firestore'
import { closeApps, leaveApp, renderApp } from '@test/support/renderApp'
import { sendAsPerson } from '@test/support/sendAsPerson'
import { server } from '@test/support/server'
import { typeRegistration } from '@test/support/typeRegistration'
import { notice } from '@/content/privacy/notice'
import { referenceOf } from '@/shared/requests/reference'

const firestore = firestoreFor()
const commit = `http://${inject('firestore')}/v1/projects/:project/databases/:database/documents\\:commit`

const name = page.getByLabelText(/^Name/)
const send = page.getByRole('button', { name: 'Send registration' })
const received = page.getByRole('heading', { name: 'Registration received' })
const kept = page.getByText('Your draft was restored. Start over?')

beforeEach(() => firestore.clear())
afterEach(() => vi.restoreAllMocks())

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
    adult: true,
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
  await expect.element(page.getByText('Still trying…')).toBeVisible()
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

async function storedNames() {
  const records = await firestore.list('New_Registration')
  const names = new Set(records.map((record) => record.name))
  expect(records).toHaveLength(names.size)
  return names
}

/** Sends what is typed: it does not arrive, and no answer comes. */
async function sendInVain() {
  server.use(http.post(commit, () => HttpResponse.error()))
  await sendAsPerson(send)
  await expect.element(page.getByRole('alert').first()).toHaveTextContent('could not reach')
  server.resetHandlers()
}

const firstVersion = page.getByRole('alert').filter({ hasText: 'We already received' })
const asNew = page.getByRole('button', { name: 'Submit as a new entry' })

async function changeAndSend(next: string) {
  await userEvent.fill(name, next)
  await sendAsPerson(send)
}

test('an answer that was lost, then change after change: the first version is always named', async () => {
  await openForm()
  await typeRegistration('Sample First')
  const first = await sendWithoutAnswer()
  const number = referenceOf('NR', first?.id ?? '')

  for (const next of ['Sample Second', 'Sample Third', 'Sample Fourth']) {
    await changeAndSend(next)
    await expect.element(firstVersion).toHaveTextContent(number)
    await expect.element(firstVersion).toHaveFocus()
    expect(page.getByText('did not accept this').elements()).toEqual([])
  }

  // Also when the next try does not get through, when an answer is wrong, and after a reload.
  await userEvent.fill(name, 'Sample Fifth')
  await sendInVain()
  await expect.element(firstVersion).toHaveTextContent(number)
  await userEvent.fill(name, '')
  await userEvent.click(send)
  await expect.element(page.getByText('Please correct these answers')).toBeVisible()
  await expect.element(firstVersion).toHaveTextContent(number)
  await userEvent.fill(name, 'Sample Sixth')
  await expectNoViolations()
  await leaveApp()
  await openForm()
  await expect.element(firstVersion).toHaveTextContent(number)
  await expect.element(name).toHaveValue('Sample Sixth')

  await userEvent.click(asNew)

  await expect.element(received).toBeVisible()
  expect(await storedNames()).toEqual(new Set(['Sample First', 'Sample Sixth']))
})

test('a version that did not arrive, then one whose answer was lost: that one is named', async () => {
  await openForm()
  await typeRegistration('Sample First')
  await sendInVain()
  await userEvent.fill(name, 'Sample Second')
  const second = await sendWithoutAnswer()
  expect(second?.name).toBe('Sample Second')

  await changeAndSend('Sample Third')

  await expect.element(firstVersion).toHaveTextContent(referenceOf('NR', second?.id ?? ''))
  // Typed back to what is stored, it is simply confirmed.
  await changeAndSend('Sample Second')
  await expect.element(received).toBeVisible()
  expect(await firestore.list('New_Registration')).toEqual([second])
})

test('of two tabs with one draft, the second is told what the first has sent', async () => {
  await openForm()
  await typeRegistration('Sample First')
  await sendInVain()
  await leaveApp()
  // A browser gives a duplicated tab a copy of the storage.
  const copy = sessionStorage.getItem('drafts')!
  await openForm()
  await changeAndSend('Sample Second')
  await expect.element(received).toBeVisible()
  await leaveApp()
  const [second] = await firestore.list('New_Registration')

  sessionStorage.setItem('drafts', copy)
  await openForm()
  await expect.element(name).toHaveValue('Sample First')
  await sendAsPerson(send)
  await expect.element(firstVersion).toHaveTextContent(referenceOf('NR', second?.id ?? ''))
  expect(await firestore.list('New_Registration')).toEqual([second])

  await userEvent.click(page.getByRole('button', { name: 'Keep the first version' }))
  await expect.element(received).toBeVisible()
  expect(await firestore.list('New_Registration')).toEqual([second])
})

test('a new entry whose answer is lost is sent again as the same, while the first one is still named', async () => {
  await openForm()
  await typeRegistration('Sample First')
  const first = await sendWithoutAnswer()
  await changeAndSend('Sample Second')
  await expect.element(firstVersion).toBeVisible()

  server.use(
    http.post(commit, async ({ request }) => {
      await fetch(bypass(request))
      return HttpResponse.error()
    }),
  )
  await userEvent.click(asNew)
  await expect.element(page.getByText(/could not reach the server/)).toBeVisible()
  server.resetHandlers()
  await expect.element(firstVersion).toHaveTextContent(referenceOf('NR', first?.id ?? ''))
  await userEvent.click(asNew)

  await expect.element(received).toBeVisible()
  expect(await storedNames()).toEqual(new Set(['Sample First', 'Sample Second']))
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

describe('keeping a draft on the device', () => {
  const keep = page.getByRole('checkbox', { name: /^Keep on this device for 24 hours/ })
  const onDevice = () => localStorage.getItem('drafts') ?? ''

  /** The browser inside WhatsApp is closed, and the address opened again. */
  async function openAfterClosing() {
    await leaveApp()
    sessionStorage.clear()
    await openForm()
  }

  test('is off at first: with the tab everything is gone', async () => {
    await openForm()
    await expect.element(keep).not.toBeChecked()
    await userEvent.fill(name, 'Sample Visitor')
    await expect.poll(() => sessionStorage.getItem('drafts')).toContain('Sample Visitor')
    expect(onDevice()).toBe('')

    await openAfterClosing()
    await expect.element(name).toHaveValue('')
  })

  test('brings it back in a new tab, until the box is unticked', async () => {
    await openForm()
    await userEvent.fill(name, 'Sample ନାମ')
    await userEvent.click(keep)
    await openAfterClosing()

    await expect.element(kept).toBeVisible()
    await expect.element(name).toHaveValue('Sample ନାମ')
    await expect.element(keep).toBeChecked()
    await expectNoViolations()

    await userEvent.click(keep)
    await expect.poll(onDevice).toBe('')
    await userEvent.fill(name, 'Sample Other')
    await openAfterClosing()
    await expect.element(name).toHaveValue('')
  })

  const ends: [string, () => Promise<unknown>][] = [
    [
      'it is sent',
      async () => {
        await sendAsPerson(send)
        await expect.element(received).toBeVisible()
      },
    ],
    [
      'one starts over',
      async () => {
        await openAfterClosing()
        await userEvent.click(page.getByRole('button', { name: 'Start over' }))
        await expect.element(keep).not.toBeChecked()
      },
    ],
    ['somebody logs out', closeApps],
  ]

  test.each(ends)('ends when %s', async (_, end) => {
    await openForm()
    await userEvent.click(keep)
    await typeRegistration()
    await expect.poll(onDevice).toContain('Sample Visitor')

    await end()

    await leaveApp()
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('Sample')
  })

  test('keeps the number of the submission, so that it is not stored twice', async () => {
    await openForm()
    await userEvent.click(keep)
    await typeRegistration('Sample First')
    const first = await sendWithoutAnswer()
    await openAfterClosing()
    await expect.element(name).toHaveValue('Sample First')

    await sendAsPerson(send)

    await expect.element(received).toBeVisible()
    expect(await firestore.list('New_Registration')).toEqual([first])
  })

  test('ends after a day: any page of the site removes it', async () => {
    const day = 24 * 60 * 60 * 1000
    const old = { values: { name: 'Sample Old' }, savedAt: Date.now() - day - 1000 }
    localStorage.setItem('drafts', JSON.stringify({ registration: old }))

    renderApp('/gallery/')

    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(onDevice()).toBe('')
  })

  test('is not claimed where the browser stores nothing', async () => {
    const blocked = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    await openForm()
    await userEvent.fill(name, 'Sample Visitor')
    await userEvent.click(keep)

    const refused = page.getByRole('checkbox', { name: 'This browser does not let us keep' })
    await expect.element(refused).not.toBeChecked()
    blocked.mockRestore()
  })
})
