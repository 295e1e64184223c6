import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { firestoreFor } from '@test/support/emulators/firestore'
import { renderApp } from '@test/support/page/renderApp'

beforeEach(() => firestoreFor().clear())

test('About Us says what the association stands for and how to join it', async () => {
  renderApp('/about-us/')
  const main = page.getByRole('main')

  for (const word of ['Dignity', 'Security', 'Prosperity', 'Twelve departments', 'Two offices']) {
    await expect.element(main.getByRole('heading', { name: word })).toBeVisible()
  }
  for (const paper of ['Udyam registration', 'GSTIN', 'PAN']) {
    await expect.element(main.getByRole('term').filter({ hasText: paper })).toBeVisible()
  }
  await expect.element(main.getByText('Please ask the office.')).toBeVisible()

  await main.getByRole('link', { name: 'Register as a member' }).click()

  await expect.element(page.getByRole('heading', { name: 'New Member Registration' })).toBeVisible()
})
