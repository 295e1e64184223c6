import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectNoViolations } from '@test/support/page/accessibility'
import { firestoreFor } from '@test/support/emulators/firestore'
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
    await openRecord({ state: 'recommended' })
    await userEvent.click(button('Approve…'))
    await userEvent.fill(page.getByLabelText('Office remarks'), 'All agreed')
    await userEvent.fill(page.getByLabelText('Message'), 'Welcome to us!')
    await userEvent.click(button('Approve').last())
    await userEvent.click(button('Save now'))

    const sheet = page.getByRole('region', { name: 'Tell Asha' })
    const text = sheet.getByRole('textbox', { name: 'Text' })
    const reference = referenceOf('NR', asha.id)
    await expect
      .element(text)
      .toHaveValue(
        `Namaskar Asha, this is Association of Entrepreneurs, Odisha.\nYour registration ${reference}: Approved.\nWelcome to us!\nSee where it is with this number and your mobile number: ${window.location.origin}/my-request/`,
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

    // Only the person knows whether it was sent.
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
    const sheet = page.getByRole('region', { name: 'Tell Asha' })
    const call = sheet.getByRole('link', { name: 'Call' })
    call.element().addEventListener('click', (event) => event.preventDefault())
    await userEvent.click(call)
    const question = sheet.getByRole('group', { name: 'Did you reach the applicant?' })
    loseAnswers()
    await userEvent.click(question.getByRole('button', { name: 'Yes' }))
    await expect
      .element(page.getByText('The history does not show it yet.', { exact: false }))
      .toBeVisible()

    server.resetHandlers()
    await userEvent.click(question.getByRole('button', { name: 'Yes' }))

    await expect.element(sheet).not.toBeInTheDocument()
    expect((await entries()).filter(({ kind }) => kind === 'told')).toHaveLength(1)
  })

  test('keeps what was typed when another step is saved meanwhile', async () => {
    const { router } = await openRecord()
    await router.navigate(`/member/${bina.id}`)
    await expect.element(heading('Bina')).toBeVisible()
    await userEvent.click(button('Start review'))
    await router.navigate(`/member/${asha.id}`)
    await expect.element(heading('Asha')).toBeVisible()
    await userEvent.click(button('Start review'))
    await userEvent.click(button('Save now').last())
    const sheet = page.getByRole('region', { name: 'Tell Asha' })
    const text = sheet.getByRole('textbox', { name: 'Text' })
    await userEvent.fill(text, 'See you on Sunday')

    await userEvent.click(button('Save now'))

    await expect.element(page.getByRole('link', { name: 'Tell' })).toBeVisible()
    await expect.element(text).toHaveValue('See you on Sunday')
    await userEvent.click(button('Not now').last())
    await expect.element(page.getByRole('link', { name: 'Tell' })).not.toBeInTheDocument()
    await expect.element(text).toHaveValue('See you on Sunday')
  })

  test('saves a step that waits first, so that it tells of this one', async () => {
    await openRecord({ state: 'recommended' })
    await userEvent.click(button('Approve…'))
    await userEvent.click(button('Approve').last())
    await expect.element(button('Undo')).toBeVisible()

    await userEvent.keyboard('t')

    const sheet = page.getByRole('region', { name: 'Tell Asha' })
    await expect.element(sheet).toBeVisible()
    expect(await stored()).toMatchObject({ state: 'approved' })
    await expect
      .element(sheet.getByRole('textbox', { name: 'Text' }))
      .toHaveValue(expect.stringContaining(': Approved.'))
    await userEvent.click(sheet.getByRole('button', { name: 'Not now' }))
    await expect.element(sheet).not.toBeInTheDocument()
  })

  test('is not offered after a request was closed without a message', async () => {
    await openRecord()
    await userEvent.click(button('More'))
    await userEvent.click(page.getByRole('menuitem', { name: 'Close request…' }))
    await expect.element(page.getByText('No message goes to the applicant.')).toBeVisible()
    await userEvent.fill(page.getByLabelText('Office remarks'), 'Sent twice')
    await userEvent.click(button('Close request').last())
    await userEvent.click(button('Save now'))

    await expect.element(history).toHaveTextContent('to Closed')
    await expect.element(page.getByRole('heading', { name: 'Tell Asha' })).not.toBeInTheDocument()
  })
})
