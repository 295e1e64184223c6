import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { errorSummary } from '@test/support/fillIn'
import { renderApp } from '@test/support/renderApp'
import { server } from '@test/support/server'
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

test.each(kinds)(
  'a %s is thanked, the form is cleared, and nothing is sent',
  async (title, path) => {
    const requests: string[] = []
    await open(title, path)
    server.use(
      http.all('*', ({ request }) => {
        requests.push(`${request.method} ${request.url}`)
        return HttpResponse.json({})
      }),
    )
    await userEvent.fill(field(/^Name/), 'Sample Advisor')
    await userEvent.fill(field(/^Email/), 'advisor@example.org')
    await userEvent.fill(field(/^Phone/), '098765 43210')
    await userEvent.fill(field(/^Designation/), 'Consultant')
    await userEvent.fill(field(/^Service Type/), 'Accounts')
    await userEvent.fill(field(/^Experience/), '10 years')
    await userEvent.fill(field(/^Address/), 'Plot 1, Sample Road')

    await userEvent.click(page.getByRole('button', { name: 'Submit' }))

    await expect.element(page.getByRole('alert')).toHaveTextContent(submitted)
    for (const { label } of fieldsOf(advisorSchema)) {
      await expect.element(page.getByLabelText(label)).toHaveValue('')
    }
    await new Promise((resolve) => setTimeout(resolve, 500))
    expect(requests).toEqual([])
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('Sample Advisor')
  },
)

test('missing and invalid fields are reported, without the success message', async () => {
  await open(...kinds[0])
  await userEvent.fill(field(/^Email/), 'no address')

  await userEvent.click(page.getByRole('button', { name: 'Submit' }))

  await expect.element(errorSummary.getByRole('link', { name: 'Name is required' })).toBeVisible()
  await expect.element(errorSummary).toHaveTextContent('Enter a valid email address')
  await expect.element(errorSummary).not.toHaveTextContent('Referred By')
  await expect.element(page.getByText(submitted)).not.toBeInTheDocument()
})
