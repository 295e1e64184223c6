import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { firestoreFor } from '@test/support/emulators/firestore'
import { openRecord, button, stored, history, colleagueWrites } from './openRecord'

const firestore = firestoreFor()

beforeEach(() => firestore.clear())

afterEach(() => vi.restoreAllMocks())

describe('a change by a colleague while an administrator types', () => {
  const alert = page.getByRole('alert').filter({ hasText: 'Colleague changed this request first' })

  test('is shown before a field is corrected, also back to what was sent, and before the request goes to the trash', async () => {
    await openRecord()
    await userEvent.click(button('Correct: Mobile'))
    const form = page.getByRole('form', { name: 'Correct: Mobile' })
    await userEvent.fill(form.getByLabelText('Mobile'), '91234 56789')
    await colleagueWrites({ kind: 'note', text: 'They have moved away' })
    await expect.element(history).toHaveTextContent('They have moved away')
    const save = form.getByRole('button', { name: 'Save correction' })
    await userEvent.click(save)
    await expect.element(alert).toBeVisible()
    await userEvent.click(save)
    await expect.element(form).not.toBeInTheDocument()
    expect(await stored()).toMatchObject({ v: 2, corrected: { mobile: '9123456789' } })

    await userEvent.click(button('Correct: Mobile'))
    await colleagueWrites({ kind: 'note', text: 'The number is theirs' })
    await expect.element(history).toHaveTextContent('The number is theirs')
    await userEvent.click(button('Back to what was sent'))
    await expect.element(alert).toBeVisible()
    await userEvent.click(button('Back to what was sent'))
    await expect.element(form).not.toBeInTheDocument()
    expect(await stored()).not.toHaveProperty('corrected.mobile')

    await userEvent.click(button('More'))
    await userEvent.click(page.getByRole('menuitem', { name: 'Move to trash…' }))
    await userEvent.fill(page.getByLabelText('Why'), 'A test')
    await colleagueWrites({ kind: 'note', text: 'They have come back' })
    await expect.element(history).toHaveTextContent('They have come back')
    await userEvent.click(button('Move to trash'))
    await expect.element(alert).toBeVisible()
    await userEvent.click(button('Move to trash'))
    await expect.element(page.getByText('In the trash.')).toBeVisible()
  })
})
