import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectNoViolations } from '@test/support/page/accessibility'
import { firestoreFor } from '@test/support/emulators/firestore'
import { hasten } from '@test/support/page/hasten'
import { server } from '@test/support/page/server'
import { demoAdmin } from '@/shared/config/demo'
import {
  asha,
  bina,
  path,
  openRecord,
  heading,
  button,
  stored,
  entries,
  history,
  loseAnswers,
} from './openRecord'

const firestore = firestoreFor()

beforeEach(() => firestore.clear())

afterEach(() => vi.restoreAllMocks())

describe('beside the record', () => {
  test('an administrator assigns a request to themselves, to a colleague, and to no one', async () => {
    await openRecord()
    const part = page.getByRole('region', { name: 'Assigned to' })

    await userEvent.click(button('Assign to me'))
    await expect.element(part).toHaveTextContent('You')
    await expect.poll(stored).toMatchObject({ assignee: demoAdmin.uid })
    await userEvent.click(button('Assign to…'))
    // A viewer cannot act, so no request is assigned to them.
    await expect.element(page.getByRole('menuitem', { name: 'Reader' })).not.toBeInTheDocument()
    await userEvent.click(page.getByRole('menuitem', { name: 'Colleague' }))
    await expect.element(part).toHaveTextContent('Colleague')
    await userEvent.click(button('Assign to…'))
    await userEvent.click(page.getByRole('menuitem', { name: 'Not assigned' }))
    await expect.poll(stored).not.toHaveProperty('assignee')
    await userEvent.click(button('Undo assignment'))
    await expect.element(part).toHaveTextContent('Colleague')
    await expect.element(button('Undo assignment')).not.toBeInTheDocument()
    expect(await entries()).toHaveLength(4)
  })

  test('a note is kept, and does not conflict with a step that waits', async () => {
    await openRecord()
    await userEvent.click(button('Start review'))

    await userEvent.click(button('Add note'))
    await expect.element(page.getByText('Write something first')).toBeVisible()
    await userEvent.fill(page.getByRole('textbox', { name: 'Note' }), 'Called: all is well')
    await userEvent.click(button('Add note'))

    await expect.element(history).toHaveTextContent('You wrote a noteCalled: all is well')
    await expect.element(page.getByRole('textbox', { name: 'Note' })).toHaveValue('')
    await expect.poll(stored).toMatchObject({ v: 2, state: 'reviewing' })
  })

  test('a note whose answer was lost is kept once, also after the page was loaded again', async () => {
    const app = await openRecord()
    const note = page.getByRole('textbox', { name: 'Note' })
    await userEvent.fill(note, 'Called')
    hasten()
    loseAnswers()
    await userEvent.click(button('Add note'))
    const failure = page.getByText('We could not reach the server', { exact: false })
    await expect.element(failure).toBeVisible()
    await expect.element(note).toHaveValue('Called')

    server.resetHandlers()
    await app.router.navigate(`/member/${bina.id}`)
    await expect.element(heading('Bina')).toBeVisible()
    await app.router.navigate(`/member/${asha.id}`)
    await expect.element(note).toHaveValue('Called')
    await userEvent.click(button('Add note'))

    await expect.element(note).toHaveValue('')
    expect(await entries()).toHaveLength(1)
    // The next one is another one, even if it says the same.
    await userEvent.fill(note, 'Called')
    await userEvent.click(button('Add note'))
    await expect.poll(entries).toHaveLength(2)
  })

  test('a tick keeps the name of the administrator who checked, and the time', async () => {
    await openRecord()
    const tick = page.getByRole('checkbox', { name: 'GSTIN' })

    await userEvent.click(tick)
    await expect.element(tick).toBeChecked()
    await expect.element(page.getByRole('region', { name: 'Checks' })).toHaveTextContent(/, you/)
    await expect.poll(stored).toMatchObject({ checks: { gstin: { by: demoAdmin.uid } } })
    await userEvent.click(tick)
    await expect.element(tick).not.toBeChecked()
    const links = page.getByRole('region', { name: 'Checks' }).getByRole('link').elements()
    expect(links.map((link) => (link as HTMLAnchorElement).host)).toEqual(
      expect.arrayContaining(['services.gst.gov.in', 'udyamregistration.gov.in']),
    )
  })

  test('the due date is shown, and the time limit is on hold while the applicant has to answer', async () => {
    await firestore.seed({ settings: [{ id: 'promises', data: { registrations: 15 } }] })
    await openRecord({ state: 'waiting' })

    const part = page.getByRole('region', { name: 'Due date' })
    await expect.element(part).toHaveTextContent('On hold: waiting for applicant')
    await userEvent.click(button('Reply received'))
    await expect
      .element(part)
      .toHaveTextContent(/\d+ \w+ \d{4} \(1\d days left\)Time limit: 15 days/)
  })
})

describe('a correction', () => {
  test('stands above what was sent, on the page and in the text file, and can be taken back', async () => {
    await openRecord()
    await userEvent.click(button('Correct: Mobile'))
    const form = page.getByRole('form', { name: 'Correct: Mobile' })
    await userEvent.fill(form.getByLabelText('Mobile'), '12')
    await userEvent.click(form.getByRole('button', { name: 'Save correction' }))
    await expect.element(form).toHaveTextContent('Enter a 10-digit Indian mobile number')
    await expectNoViolations()
    await userEvent.fill(form.getByLabelText('Mobile'), '91234 56789')
    await userEvent.fill(form.getByLabelText('Remark (optional)'), 'Said on the phone')
    await userEvent.click(form.getByRole('button', { name: 'Save correction' }))

    const person = page.getByRole('region', { name: 'Person', exact: true })
    await expect
      .element(person)
      .toHaveTextContent('Mobile+91 91234 56789Corrected. Originally: +91 98765 00001')
    await expect.element(history).toHaveTextContent('Said on the phone')
    expect(await firestore.read(path)).toMatchObject({
      mobile: '9876500001',
      review: { corrected: { mobile: '9123456789' } },
    })
    await expect
      .element(page.getByRole('link', { name: 'Call' }))
      .toHaveAttribute('href', 'tel:+919123456789')
    await expect.element(form).not.toBeInTheDocument()
    await expectNoViolations()

    const writing = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce()
    await userEvent.click(page.getByRole('button', { name: 'Copy', exact: true }))
    const copied = 'Mobile: +91 91234 56789 (corrected; sent: +91 98765 00001)'
    await expect.poll(() => writing.mock.lastCall?.[0]).toContain(copied)

    await userEvent.click(button('Correct: Mobile'))
    await userEvent.click(button('Back to what was sent'))
    await expect.element(person).toHaveTextContent('Mobile+91 98765 00001')
    await expect.element(page.getByText('Originally', { exact: false })).not.toBeInTheDocument()
  })

  test('fills in what was left empty, and gives the focus back to the button that has opened it', async () => {
    await openRecord()
    const opener = button('Correct: Mobile')
    const field = page.getByRole('form').getByLabelText('Mobile')
    await userEvent.click(opener)
    await expect.element(field).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(opener).toHaveFocus()

    await userEvent.click(opener)
    await userEvent.fill(field, '91234 56789')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect.element(field).not.toBeInTheDocument()
    await expect.element(opener).toHaveFocus()

    const menu = button('Add missing details')
    await userEvent.click(menu)
    await userEvent.click(page.getByRole('menuitem', { name: 'Website' }))
    await expect.element(page.getByRole('textbox', { name: 'Website' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(menu).toHaveFocus()

    await userEvent.click(menu)
    await userEvent.click(page.getByRole('menuitem', { name: 'Website' }))
    // By the rule of its field.
    await userEvent.fill(page.getByRole('textbox', { name: 'Website' }), 'sample.example.org')
    await userEvent.click(button('Save correction'))
    await expect
      .element(page.getByRole('region', { name: 'Firm', exact: true }))
      .toHaveTextContent('https://sample.example.orgCorrected. Originally: Nothing')
  })
})
