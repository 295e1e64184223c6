import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aRegistration } from '@scripts/samples/records'
import { errorSummary } from '@test/support/forms/fillIn'
import { firestoreFor } from '@test/support/emulators/firestore'
import { renderApp, renderSignedIn } from '@test/support/page/renderApp'
import { sendAsPerson } from '@test/support/forms/sendAsPerson'
import { server } from '@test/support/page/server'
import { translatePage } from '@test/support/page/translate'
import { typeRegistration } from '@test/support/forms/typeRegistration'
import { companies } from '@/content/companies'
import { demoAdmin } from '@/shared/config/demo'
import { referenceOf } from '@/shared/requests/reference'

/*
 * The pages as Chrome's Translate shows them: with » after each, and with React's text nodes gone.
 * Every other test of this folder watches for texts that would be lost so (`lostTexts.ts`).
 */

const firestore = firestoreFor()
const admins = [{ id: demoAdmin.uid, data: { role: 'owner' } }]
const commit = `http://${inject('firestore')}/v1/projects/:project/databases/:database/documents\\:commit`

const main = page.getByRole('main')
const button = (name: string | RegExp) => page.getByRole('button', { name })
const heading = (name: string) => page.getByRole('heading', { name, level: 1 })

let stop = () => {}

beforeEach(async () => {
  await page.viewport(1440, 900)
  await firestore.clear()
})
afterEach(() => stop())

/** Opens a page and lets Chrome translate it. */
async function open(
  address: string,
  title: string,
  render: typeof renderApp | typeof renderSignedIn = renderApp,
) {
  const app = await render(address)
  await expect.element(heading(title)).toBeVisible()
  stop = translatePage()
  await expect.element(heading(title)).toHaveTextContent(`${title}»`)
  return app
}

/** The same for the list, as an administrator. */
async function openList(...records: ReturnType<typeof aRegistration>[]) {
  await firestore.seed({ admins, New_Registration: records })
  return open('/memberlist', 'Member List', renderSignedIn)
}

test('a form says what is wrong, fails, sends and is received', async () => {
  await open('/form/newregistration/', 'New Member Registration')
  await userEvent.click(button('Send registration'))
  await expect.element(errorSummary).toHaveTextContent('Designation is required»')
  await typeRegistration()
  await expect.element(errorSummary).not.toBeInTheDocument()
  await expect.element(page.getByText('sections done')).toHaveTextContent('5 of 5 sections done»')

  server.use(http.post(commit, () => HttpResponse.error()))
  await sendAsPerson(button('Send registration'))
  await expect.element(page.getByRole('alert')).toHaveTextContent('could not reach the server')
  window.dispatchEvent(new Event('offline'))
  server.resetHandlers()
  await userEvent.click(button('Try again'))

  await expect.element(heading('Registration received')).toHaveTextContent('»')
  const [stored] = await firestore.list('New_Registration')
  const reference = referenceOf('NR', stored!.id)
  await expect.element(page.getByText(reference, { exact: true })).toBeVisible()
  await userEvent.click(button('Copy'))
  await expect.element(main.getByRole('status')).toHaveTextContent(/Cop/)
})

test('a search in the directory, and a page that is not there', async () => {
  const { router } = await open('/company/', 'Member Companies')
  const search = page.getByRole('searchbox')
  const status = main.getByRole('status')
  await userEvent.fill(search, 'zzz')
  await expect.element(status).toHaveTextContent('0 of 4 member companies»')
  await expect.element(main.getByText('No company with that name')).toBeVisible()
  await userEvent.fill(search, '')
  await expect.element(status).toHaveTextContent('4 of 4 member companies»')

  for (const { id, name } of companies) {
    await router.navigate(`/company/${id}/`)
    await expect.element(heading(name)).toHaveTextContent(/[^»]$/)
    expect(main.element().textContent).not.toContain(`${name}»`)
  }
  for (const address of ['/galery/', '/no-page-is-called-so/', '/departmant/']) {
    await router.navigate(address)
    await expect.element(heading('Page not found')).toBeVisible()
  }
  await expect.element(main).toHaveTextContent('Did you mean» Our Departments»')
  await userEvent.fill(search, 'land')
  await expect.element(status).toHaveTextContent(/^\d+ pages?»$/)
})

test('each row of a list keeps its own name and number', async () => {
  const received = (n: number, name: string, district: 'Puri' | 'Cuttack') =>
    aRegistration(n, {
      name,
      mobile: `987650000${n}`,
      district,
      createdAt: new Date(Date.now() - n * 60_000),
    })
  const records = [
    received(1, 'Chitra', 'Puri'),
    received(2, 'Asha', 'Cuttack'),
    received(3, 'Bina', 'Puri'),
  ]
  await openList(...records)
  const rows = () =>
    page
      .getByRole('grid')
      .getByRole('row')
      .elements()
      .slice(1)
      .map((row) => {
        const [mobile] = /\d{5} \d{5}/.exec(row.textContent) ?? []
        return `${row.querySelector('a')?.textContent} ${mobile}`
      })
  const mobiles: { [name: string]: string } = {
    Chitra: '98765 00001',
    Asha: '98765 00002',
    Bina: '98765 00003',
    Deepa: '98765 00000',
  }
  const expectRows = async (...names: string[]) =>
    await expect.poll(rows).toEqual(names.map((name) => `${name} ${mobiles[name]}`))
  const header = (name: string) => page.getByRole('columnheader', { name })

  await expectRows('Chitra', 'Asha', 'Bina')
  await userEvent.click(header('Name').first())
  await expectRows('Asha', 'Bina', 'Chitra')
  await userEvent.click(header('Name').first())
  await expectRows('Chitra', 'Bina', 'Asha')
  await userEvent.click(header('Name').first())
  await expectRows('Chitra', 'Asha', 'Bina')

  await firestore.seed({ New_Registration: [received(0, 'Deepa', 'Puri')] })
  await expectRows('Deepa', 'Chitra', 'Asha', 'Bina')
  await userEvent.click(page.getByRole('row', { name: /Bina/ }).getByRole('checkbox'))
  await expect.element(button('Export selected»')).toBeVisible()
  await userEvent.click(button('Clear selection'))

  // The options are translated, too: what they stand for is not.
  await userEvent.click(page.getByRole('combobox', { name: 'District' }))
  await userEvent.click(page.getByRole('option', { name: 'Puri»' }))
  await expectRows('Deepa', 'Chitra', 'Bina')
  await expect.element(main).toHaveTextContent('3 of 4 registrations»')
  await userEvent.fill(page.getByRole('searchbox'), 'chitra')
  await expectRows('Chitra')
  await expect.element(main).toHaveTextContent('1 of 4 registrations»')
  await userEvent.click(button('Clear'))
  await expectRows('Deepa', 'Chitra', 'Asha', 'Bina')

  await userEvent.click(button('Charts'))
  await expect.element(page.getByRole('region', { name: 'By district' })).toBeVisible()
  await userEvent.click(button('Columns'))
  await userEvent.click(page.getByRole('menuitemcheckbox', { name: 'Email' }))
  await userEvent.keyboard('{Escape}')
  await expectRows('Deepa', 'Chitra', 'Asha', 'Bina')

  await userEvent.click(page.getByRole('link', { name: 'Chitra' }))
  await expect.element(heading('Chitra')).toBeVisible()
  await expect.element(main).toHaveTextContent('2/4')
  await userEvent.click(page.getByRole('link', { name: 'Next' }))
  await expect.element(heading('Asha')).toBeVisible()
  await expect.element(main).toHaveTextContent('3/4')
  await expect.element(main).toHaveTextContent('+91 98765 00002')
  await userEvent.click(button('Copy'))
  await expect.element(button(/Cop(ied|y)/)).toBeVisible()
  await firestore.delete(`New_Registration/${records[1]!.id}`)
  await expect.element(main).toHaveTextContent('This registration has just been deleted.»')
})
