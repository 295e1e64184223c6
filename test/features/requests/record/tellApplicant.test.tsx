import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectNoViolations } from '@test/support/page/accessibility'
import { followCopies } from '@test/support/page/copied'
import { firestoreFor } from '@test/support/emulators/firestore'
import { hasten } from '@test/support/page/hasten'
import { server } from '@test/support/page/server'
import { referenceOf } from '@/shared/requests/reference'
import {
  asha,
  bina,
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

describe('telling the applicant', () => {
  test('offers the text in their own words after a step, and keeps how they were told', async () => {
    // A message for other kinds of request is not offered.
    const forFunds = { en: 'Your fund is approved', kinds: ['growth-fund'] }
    await firestore.seed({ settings: [{ id: 'message-approved', data: forFunds }] })
    await openRecord({ state: 'recommended' })
    await userEvent.click(button('Approve…'))
    await userEvent.fill(page.getByLabelText('Office remarks'), 'All agreed')
    await userEvent.fill(page.getByLabelText('Message'), 'Welcome to us!')
    await userEvent.click(button('Approve').last())

    const sheet = page.getByRole('region', { name: 'Inform Asha' })
    const text = sheet.getByRole('textbox', { name: 'Message' })
    const reference = referenceOf('NR', asha.id)
    await expect
      .element(text)
      .toHaveValue(
        `Namaskar Asha. Your registration ${reference}: Welcome to us!\nStatus: ${window.location.origin}/my-request/\n– Association of Entrepreneurs, Odisha`,
      )
    await expectNoViolations()
    await userEvent.fill(text, 'See you on Sunday')
    const whatsApp = sheet.getByRole('link', { name: 'WhatsApp' })
    await expect
      .element(whatsApp)
      .toHaveAttribute('href', expect.stringMatching(/text=See%20you%20on%20Sunday$/))
    // The test's browser must stay here.
    whatsApp.element().addEventListener('click', (event) => event.preventDefault())
    await userEvent.click(whatsApp)

    // The step is written with it. Only the person knows whether the message was sent.
    await expect.poll(stored).toMatchObject({ state: 'approved' })
    const question = sheet.getByRole('group', { name: 'Did you send the message?' })
    await expect.element(question).toHaveFocus()
    expect((await entries()).map(({ kind }) => kind)).not.toContain('told')
    await expectNoViolations()
    await userEvent.click(question.getByRole('button', { name: 'No' }))
    await expect.element(question).not.toBeInTheDocument()
    await expect.element(text).toHaveValue('See you on Sunday')
    expect((await entries()).map(({ kind }) => kind)).not.toContain('told')

    await userEvent.click(whatsApp)
    await userEvent.click(question.getByRole('button', { name: 'Yes' }))
    await expect
      .element(history)
      .toHaveTextContent('You told the applicant by WhatsAppSee you on Sunday')
    await expect.element(sheet).not.toBeInTheDocument()
  })

  test('is kept as a call once the administrator says that the applicant was reached, also if the response is lost', async () => {
    await openRecord({ state: 'approved' })
    await userEvent.click(button('More'))
    await userEvent.click(page.getByRole('menuitem', { name: 'Send message…' }))
    const sheet = page.getByRole('region', { name: 'Inform Asha' })
    const call = sheet.getByRole('link', { name: 'Call' })
    call.element().addEventListener('click', (event) => event.preventDefault())
    await userEvent.click(call)
    const question = sheet.getByRole('group', { name: 'Did you reach them?' })
    hasten()
    loseAnswers()
    await userEvent.click(question.getByRole('button', { name: 'Yes' }))
    await expect
      .element(page.getByText('Not noted in the history.', { exact: false }))
      .toBeVisible()

    server.resetHandlers()
    await userEvent.click(question.getByRole('button', { name: 'Yes' }))

    await expect.element(sheet).not.toBeInTheDocument()
    expect((await entries()).filter(({ kind }) => kind === 'told')).toHaveLength(1)
  })

  test('of each request is offered until it is skipped, whatever comes after it', async () => {
    const { router } = await openRecord()
    await router.navigate(`/member/${bina.id}`)
    await expect.element(heading('Bina')).toBeVisible()
    await userEvent.click(button('Start review'))
    await expect.element(button('Undo')).toBeVisible()
    await router.navigate(`/member/${asha.id}`)
    await expect.element(heading('Asha')).toBeVisible()
    await userEvent.click(button('Start review'))
    const sheet = page.getByRole('region', { name: 'Inform Asha' })
    const text = sheet.getByRole('textbox', { name: 'Message' })
    await userEvent.fill(text, 'See you on Sunday')

    const bar = page.getByRole('region', { name: 'Last change' })
    await expect.element(bar).toHaveTextContent('Moved to In review: Bina')
    await userEvent.click(bar.getByRole('button', { name: 'Skip' }))
    await expect.element(bar).not.toHaveTextContent('Bina')
    await expect.element(text).toHaveValue('See you on Sunday')
    // The key is for the last step.
    text.element().blur()
    await userEvent.keyboard('u')
    await expect.poll(stored).toMatchObject({ state: 'received' })
  })

  test('offers the office’s own message, in English or in Odia, with the missing documents', async () => {
    const en = 'Dear {name}, {reference} still needs {documents}.'
    await firestore.seed({ settings: [{ id: 'message-waiting', data: { en } }] })
    await openRecord()
    await userEvent.click(button('Ask applicant…'))
    await userEvent.click(button('Udyam certificate'))
    await userEvent.click(button('Ask applicant').last())

    const sheet = page.getByRole('region', { name: 'Inform Asha' })
    const message = sheet.getByRole('textbox', { name: 'Message' })
    const reference = referenceOf('NR', asha.id)
    await expect
      .element(message)
      .toHaveValue(`Dear Asha, ${reference} still needs Udyam certificate.`)
    await userEvent.click(sheet.getByRole('button', { name: 'ଓଡ଼ିଆ' }))
    await expect.element(message).toHaveValue(expect.stringContaining('ଉଦ୍ୟମ ପ୍ରମାଣପତ୍ର'))
  })

  test('is in the language of the applicant, with the page in that language', async () => {
    await openRecord({ language: 'or' })
    await expect.element(page.getByText('Odia', { exact: true })).toBeVisible()
    await userEvent.click(button('Start review'))
    const sheet = page.getByRole('region', { name: 'Inform Asha' })
    const message = sheet.getByRole('textbox', { name: 'Message' })
    await expect.element(message).toHaveValue(expect.stringMatching(/^ନମସ୍କାର Asha ।/))
    await expect.element(message).toHaveValue(expect.stringContaining('/or/my-request/'))
    await expect.element(message).toHaveAttribute('lang', 'or')
    await expect
      .element(sheet.getByRole('button', { name: 'ଓଡ଼ିଆ' }))
      .toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(sheet.getByRole('button', { name: 'हिन्दी' }))
    await expect.element(message).toHaveValue(expect.stringMatching(/^नमस्कार Asha।/))
    await expectNoViolations()
  })

  test('goes with an undo, and stays away when it is skipped', async () => {
    await openRecord()
    await userEvent.click(button('Start review'))
    const sheet = page.getByRole('region', { name: 'Inform Asha' })
    await expect.element(sheet).toBeVisible()
    await userEvent.keyboard('u')
    await expect.element(sheet).not.toBeInTheDocument()

    await userEvent.click(button('Start review'))
    await userEvent.click(sheet.getByRole('button', { name: 'Skip' }))
    await expect.element(sheet).not.toBeInTheDocument()
    await expect.poll(stored).toMatchObject({ state: 'reviewing' })
    await expect.element(button('Undo')).toBeVisible()
    await expect.element(sheet).not.toBeInTheDocument()
  })

  test('keeps that a call was not answered', async () => {
    await openRecord({ state: 'reviewing' })
    await userEvent.keyboard('t')
    const sheet = page.getByRole('region', { name: 'Inform Asha' })
    const call = sheet.getByRole('link', { name: 'Call' })
    call.element().addEventListener('click', (event) => event.preventDefault())
    await userEvent.click(call)
    await userEvent.click(sheet.getByRole('button', { name: 'No answer' }))

    await expect.element(history).toHaveTextContent('You wrote a noteCalled, no answer.')
  })

  test('copies a message that is too long for the mail, and none that is short enough', async () => {
    await openRecord({ state: 'reviewing' })
    await userEvent.keyboard('t')
    const sheet = page.getByRole('region', { name: 'Inform Asha' })
    const message = sheet.getByRole('textbox', { name: 'Message' })
    const copied = followCopies()
    const mail = sheet.getByRole('link', { name: 'Email' })
    mail.element().addEventListener('click', (event) => event.preventDefault())
    const note = sheet.getByText('copied: paste it into the mail.', { exact: false })

    await userEvent.fill(message, 'Namaskar. '.repeat(95))
    await userEvent.click(mail)
    await expect
      .element(sheet.getByRole('group', { name: 'Did you send the message?' }))
      .toBeVisible()
    expect(copied).toEqual([])
    expect(note.elements()).toEqual([])

    const long = 'ନ'.repeat(260)
    await userEvent.fill(message, long)
    await userEvent.click(mail)
    await expect.element(note).toBeVisible()
    expect(copied).toEqual([long])
  })

  test('says so where the browser does not copy a long message', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'))
    await openRecord({ state: 'reviewing' })
    await userEvent.keyboard('t')
    const sheet = page.getByRole('region', { name: 'Inform Asha' })
    await userEvent.fill(sheet.getByRole('textbox', { name: 'Message' }), 'ନ'.repeat(260))
    const mail = sheet.getByRole('link', { name: 'Email' })
    mail.element().addEventListener('click', (event) => event.preventDefault())
    await userEvent.click(mail)

    await expect.element(sheet).toHaveTextContent('Copy it here, and paste it into the mail.')
    await expect.element(sheet.getByRole('button', { name: 'Copy message' })).toBeVisible()
  })

  test('is not offered after a request was closed without a message', async () => {
    await openRecord()
    await userEvent.click(button('More'))
    await userEvent.click(page.getByRole('menuitem', { name: 'Close request…' }))
    await expect.element(page.getByText('No message goes to the applicant.')).toBeVisible()
    await userEvent.fill(page.getByLabelText('Office remarks'), 'Sent twice')
    await userEvent.click(button('Close request').last())

    await expect.element(history).toHaveTextContent('to Closed')
    await expect.element(page.getByRole('heading', { name: 'Inform Asha' })).not.toBeInTheDocument()
  })
})
