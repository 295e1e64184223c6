import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectNoViolations } from '@test/support/page/accessibility'
import { firestoreFor } from '@test/support/emulators/firestore'
import { demoAdmin } from '@/shared/config/demo'
import { openRecord, heading, button, stored, history } from './openRecord'

const firestore = firestoreFor()

beforeEach(() => firestore.clear())

afterEach(() => vi.restoreAllMocks())

/** Waits, because letters that follow each other at once are a word. */
const endWord = () => new Promise((resolve) => setTimeout(resolve, 300))

const neighbour = (name: string) =>
  page.getByRole('navigation', { name: 'List' }).getByRole('link', { name })

describe('with the keyboard', () => {
  test('steps are taken and undone, requests assigned and noted, and the next one opened', async () => {
    await openRecord()

    await userEvent.keyboard('s')
    await expect.element(button('Undo')).toBeVisible()
    await userEvent.keyboard('u')
    await expect.element(button('Undo')).not.toBeInTheDocument()
    await endWord()
    await userEvent.keyboard('a')
    await expect.poll(stored).toMatchObject({ assignee: demoAdmin.uid })
    await userEvent.keyboard('n')
    await expect.element(page.getByRole('textbox', { name: 'Note' })).toHaveFocus()
    // In a field they are letters.
    await userEvent.keyboard('just{Control>}{Enter}{/Control}')
    await expect.element(history).toHaveTextContent('You wrote a notejust')
    page.getByRole('textbox', { name: 'Note' }).element().blur()
    await userEvent.keyboard('t')
    await expect.element(page.getByRole('heading', { name: 'Inform Asha' })).toBeVisible()
    // The list is searched in the background: its keys work once its buttons are there.
    await expect.element(neighbour('Next')).toBeVisible()
    await userEvent.keyboard('j')
    await expect.element(heading('Bina')).toBeVisible()
    await expect.element(neighbour('Previous')).toBeVisible()
    await userEvent.keyboard('k')
    await expect.element(heading('Asha')).toBeVisible()
  })

  test('a word that is typed into no field takes one step, which can be undone', async () => {
    await openRecord()

    // All at once: on a busy machine the tests' keyboard has pauses, as between words.
    for (const key of 'smp')
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
    await expect.element(button('Undo')).toBeVisible()
    await expect.element(page.getByRole('form', { name: 'Approve' })).not.toBeInTheDocument()
    await endWord()
    await userEvent.keyboard('u')
    await expect.element(button('Undo')).not.toBeInTheDocument()
    expect(await stored()).toMatchObject({ v: 2, state: 'received' })
  })

  test('a capital letter takes no step', async () => {
    await openRecord({ state: 'recommended' })

    await userEvent.keyboard('{Shift>}p{/Shift}')
    // As with Caps Lock.
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'P', bubbles: true }))
    await expect.element(button('Undo')).not.toBeInTheDocument()
    await expect.element(page.getByRole('form', { name: 'Approve' })).not.toBeInTheDocument()
    await userEvent.keyboard('p')
    await expect.element(page.getByRole('form', { name: 'Approve' })).toBeVisible()
  })

  test('the keys are in a sheet, and can be turned off', async () => {
    await openRecord()

    await userEvent.keyboard('?')
    const sheet = page.getByRole('dialog', { name: 'Shortcuts' })
    await expect.element(sheet).toHaveTextContent('SStart review')
    await expectNoViolations()
    await userEvent.click(sheet.getByRole('switch'))
    await userEvent.keyboard('{Escape}')
    await expect.element(sheet).not.toBeInTheDocument()

    await userEvent.keyboard('s')
    await userEvent.keyboard('?')
    await expect.element(sheet).not.toBeInTheDocument()
    await expect.element(button('Undo')).not.toBeInTheDocument()
    await userEvent.click(button('Own Name'))
    await userEvent.click(page.getByRole('menuitem', { name: 'Shortcuts' }))
    await expect.element(sheet.getByRole('switch')).not.toBeChecked()
  })
})
