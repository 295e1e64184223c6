import { expect } from 'vitest'
import { page, userEvent, type Locator } from 'vitest/browser'
import { errorSummary } from './fillIn'

/**
 * Presses the button that sends a form, and says that one is a person where that is asked: a
 * test fills in a form as fast as a program does.
 */
export async function sendAsPerson(button: Locator) {
  const confirm = page.getByRole('button', { name: 'I’m human, submit' })
  const pressed = button.element()
  await userEvent.click(button)
  const isAsked = () => confirm.elements().length > 0
  const isTaken = () => !pressed.isConnected || pressed.matches(':disabled')
  const isTold = () => page.getByRole('alert').or(errorSummary).elements().length > 0
  await expect.poll(() => isAsked() || isTaken() || isTold()).toBe(true)
  if (isAsked()) await userEvent.click(confirm)
}
