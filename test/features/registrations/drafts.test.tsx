import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectNoViolations } from '@test/support/page/accessibility'
import { firestoreFor } from '@test/support/emulators/firestore'
import { closeApps, leaveApp, renderApp } from '@test/support/page/renderApp'
import { sendAsPerson } from '@test/support/forms/sendAsPerson'
import { typeRegistration } from '@test/support/forms/typeRegistration'
import { name, send, received, kept, openForm, sendWithoutAnswer } from './openForm'

const firestore = firestoreFor()

beforeEach(() => firestore.clear())

afterEach(() => vi.restoreAllMocks())

test('what was typed is there after leaving the page, until it is started over, and comes back then, beside what was typed since', async () => {
  await openForm()
  const firm = page.getByLabelText(/^Firm name/)
  await userEvent.fill(name, 'Sample ନାମ')
  await userEvent.fill(firm, 'Sample Works')
  await leaveApp()
  await openForm()
  await expect.element(kept).toBeVisible()
  await expect.element(name).toHaveValue('Sample ନାମ')
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
  await leaveApp()
  await openForm()
  await expect.element(name).toHaveValue('')
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
        await typeRegistration()
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
    await userEvent.fill(name, 'Sample Visitor')
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
