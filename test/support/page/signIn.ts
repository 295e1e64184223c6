import { page, userEvent } from 'vitest/browser'
import { demoAdmin } from '@/shared/config/demo'

/** Fills in the sign-in page and presses Login. */
export async function signIn({ email, password }: { email: string; password: string } = demoAdmin) {
  await userEvent.fill(page.getByRole('textbox', { name: 'Email' }), email)
  await userEvent.fill(page.getByLabelText(/^Password/), password)
  await userEvent.click(page.getByRole('button', { name: 'Login' }))
}
