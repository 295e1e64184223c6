import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { errorSummary } from '@test/support/forms/fillIn'
import { renderApp } from '@test/support/page/renderApp'
import { advisorSchema } from '@/features/advisors/schema'
import { fieldsOf } from '@/shared/forms/fieldInfo'

const kinds = [
  ['Professional Advisor (2025-26)', '/form/professionaladvisor/'],
  ['Service Advisor (2025-26)', '/form/serviceadvisor/'],
] as const

const submitted =
  'Your registration has been submitted successfully. Confirmation email will be sent to you after evaluation of your registration'

const field = (label: RegExp) => page.getByLabelText(label)

async function open(title: string, path: string) {
  renderApp(path)
  await expect.element(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
}

test.each(kinds)('the form of a %s has an input for every field', async (title, path) => {
  await open(title, path)

  const missing = fieldsOf(advisorSchema)
    .map(({ label }) => label)
    .filter((label) => page.getByLabelText(label).elements().length === 0)
  expect(missing).toEqual([])
  await expect.element(field(/^Referred By/)).not.toBeRequired()
})

test('missing and invalid fields are reported, without the success message', async () => {
  await open(...kinds[0])
  await userEvent.fill(field(/^Email/), 'no address')

  await userEvent.click(page.getByRole('button', { name: 'Submit' }))

  await expect.element(errorSummary.getByRole('link', { name: 'Name is required' })).toBeVisible()
  await expect.element(errorSummary).toHaveTextContent('Enter a valid email address')
  await expect.element(errorSummary).not.toHaveTextContent('Referred By')
  await expect.element(page.getByText(submitted)).not.toBeInTheDocument()
})
