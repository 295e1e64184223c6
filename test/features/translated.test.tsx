import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aRegistration } from '@scripts/records'
import { aMeeting } from '@scripts/meetingRecords'
import { errorSummary, field } from '@test/support/fillIn'
import { firestoreFor } from '@test/support/firestore'
import { renderApp, renderSignedIn } from '@test/support/renderApp'
import { publicRoutes } from '@test/support/routes'
import { sendAsPerson } from '@test/support/sendAsPerson'
import { server } from '@test/support/server'
import { signIn } from '@test/support/signIn'
import { translatePage } from '@test/support/translate'
import { typeRegistration } from '@test/support/typeRegistration'
import { companies } from '@/content/companies'
import { demoAdmin } from '@/shared/config/demo'
import { referenceOf } from '@/shared/forms/submit/reference'

/*
 * The pages as Chrome's Translate shows them: with » after each, and with React's text nodes gone.
 * Every other test of this folder watches for texts that would be lost so (`lostTexts.ts`).
 */

const firestore = firestoreFor()
const admins = [{ id: demoAdmin.uid, data: {} }]
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

test('notes follow the answers: each class of enterprise, and none', async () => {
  await open('/form/newregistration/', 'New Member Registration')
  const note = page.getByRole('status').filter({ hasText: 'MSME class' })
  await expect.element(note).toHaveTextContent('is shown here once')
  for (const [turnover, investment, text] of [
    ['Up to ₹10 crore', 'Up to ₹2.5 crore', 'MSME class:» Micro» (turnover up to ₹10 crore'],
    ['₹10–100 crore', '₹2.5–25 crore', 'MSME class:» Small» (turnover up to ₹100 crore'],
    ['Above ₹500 crore', '₹2.5–25 crore', 'MSME class:» Larger than medium» (turnover above'],
    ['', '₹2.5–25 crore', 'The MSME class is shown here once'],
  ] as const) {
    await userEvent.selectOptions(field('Annual turnover'), turnover)
    await userEvent.selectOptions(field('Investment'), investment)
    await expect.element(note).toHaveTextContent(text)
  }
  // Fields come and go between others.
  await userEvent.click(page.getByRole('checkbox', { name: 'WhatsApp' }))
  await expect.element(field('WhatsApp number')).toBeVisible()
  await userEvent.click(page.getByRole('checkbox', { name: 'WhatsApp' }))
  await expect.element(field('WhatsApp number')).not.toBeInTheDocument()
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

test('menus open and close on every screen, and the colours change', async () => {
  const { router } = await open('/gallery/', 'Gallery')
  await userEvent.click(button('Registration Forms'))
  await userEvent.click(page.getByRole('banner').getByRole('link', { name: 'Land Bank' }))
  await expect.element(heading('Land Related Issue')).toBeVisible()
  await userEvent.click(button('Dark colours'))
  await expect.element(button('Dark colours')).toHaveAttribute('aria-pressed', 'true')
  await userEvent.click(button('Dark colours'))

  await page.viewport(400, 800)
  await userEvent.click(button('Menu'))
  const drawer = page.getByRole('dialog')
  await userEvent.click(drawer.getByText('Member Companies'))
  await userEvent.click(drawer.getByRole('link', { name: 'Gallery' }))
  await expect.poll(() => router.location.pathname).toBe('/gallery/')
  await expect.element(heading('Gallery')).toBeVisible()
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
  await expect.element(button('Copy emails of 1 selected')).toBeVisible()
  await userEvent.click(button('Clear selection'))
  await expect.element(button(/^Copy emails»$/)).toBeVisible()

  // The options are translated, too: what they stand for is not.
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'District' }), 'Puri')
  await expectRows('Deepa', 'Chitra', 'Bina')
  await expect.element(main).toHaveTextContent('3 of 4 registrations»')
  await userEvent.fill(page.getByRole('searchbox'), 'chitra')
  await expectRows('Chitra')
  await expect.element(main).toHaveTextContent('1 of 4 registrations»')
  await userEvent.click(button('Clear'))
  await expectRows('Deepa', 'Chitra', 'Asha', 'Bina')

  await userEvent.click(button('Rows: Compact'))
  await userEvent.click(page.getByRole('menuitemradio', { name: 'Comfortable' }))
  await expect.element(button('Rows: Comfortable»')).toBeVisible()
  await userEvent.click(button('Hide charts'))
  await userEvent.click(button('Show charts'))
  await expect.element(button('Hide charts»')).toBeVisible()
  await userEvent.click(button('Columns'))
  await userEvent.click(page.getByRole('menuitemcheckbox', { name: 'Email' }))
  await userEvent.keyboard('{Escape}')
  await expectRows('Deepa', 'Chitra', 'Asha', 'Bina')

  await userEvent.click(page.getByRole('link', { name: 'Chitra' }))
  await expect.element(heading('Chitra')).toBeVisible()
  await expect.element(main).toHaveTextContent('2 of 4»')
  await userEvent.click(page.getByRole('link', { name: 'Next' }))
  await expect.element(heading('Asha')).toBeVisible()
  await expect.element(main).toHaveTextContent('3 of 4»')
  await expect.element(main).toHaveTextContent('+91 98765 00002')
  await userEvent.click(button('Copy'))
  await expect.element(button(/Cop(ied|y)/)).toBeVisible()
  await firestore.delete(`New_Registration/${records[1]!.id}`)
  await expect.element(main).toHaveTextContent('This registration has just been deleted.»')
})

test('a list goes from page to page, on a desktop and on a phone', async () => {
  const many = Array.from({ length: 60 }, (_, n) =>
    aRegistration(n, { name: `Sample ${n}`, createdAt: new Date(Date.now() - n * 60_000) }),
  )
  const { router } = await openList(...many)
  await router.navigate('/memberlist?size=25')
  const first = () => page.getByRole('link', { name: /^Sample \d+$/ }).first()
  await expect.element(first()).toHaveTextContent('Sample 0')
  await userEvent.click(button('next page'))
  await expect.element(first()).toHaveTextContent('Sample 25')
  await expect.element(main).toHaveTextContent('26–50 of 60»')

  await page.viewport(400, 800)
  await expect.element(first()).toHaveTextContent('Sample 25')
  await userEvent.click(button('next page'))
  await expect.element(first()).toHaveTextContent('Sample 50')
  await userEvent.click(button('Filters'))
  await userEvent.fill(page.getByLabelText('Received from'), '2020-01-01')
  await expect.element(button('Filters (1)')).toBeVisible()
  await userEvent.click(button('Sort'))
  await userEvent.click(page.getByRole('menuitemradio', { name: 'Name (A-Z)' }).first())
  await expect.element(first()).toHaveTextContent('Sample 0')
})

test('a failed login and a saved venue are told', async () => {
  await firestore.seed({ monthly_meetings: [aMeeting({ venueName: 'Town Hall' }, 'm1')] })
  await firestore.seed({ admins })
  const { router } = await open('/AdminLogInForm', 'Admin Login')
  await userEvent.click(button('Show password'))
  await expect.element(button('Hide password')).toHaveTextContent('Hide»')
  await signIn({ email: demoAdmin.email, password: 'wrong password' })
  await expect.element(page.getByRole('alert')).toHaveTextContent('Invalid email or password')
  await signIn()
  await expect.element(heading('Member List')).toBeVisible()

  await router.navigate('/MonthlyMeetingVenue')
  await expect.element(heading('Monthly Meeting Venue Update')).toBeVisible()
  await userEvent.click(page.getByRole('spinbutton', { name: 'Day' }))
  await userEvent.keyboard('12122026')
  await userEvent.click(button(/^Choose date/))
  await userEvent.click(button('Next month'))
  await expect.element(page.getByRole('dialog')).toHaveTextContent('January 2027')
  await userEvent.keyboard('{Escape}')
  await userEvent.fill(field('Venue Name'), 'Jaydev Bhawan')
  await userEvent.click(button('Update Meeting Venue'))
  await expect.element(page.getByRole('alert')).toHaveTextContent('Meeting venue updated')
  const stored = await firestore.read('monthly_meetings/m1')
  expect(stored).toMatchObject({ venueName: 'Jaydev Bhawan', meetingDate: '2026-12-12' })
})

test.each(publicRoutes)('%s is left and opened again', async (path) => {
  const { router } = renderApp(path)
  const title = page.getByRole('heading', { level: 1 }).last()
  await expect.element(title).toBeVisible()
  stop = translatePage()
  await expect.element(main).toHaveTextContent('»')
  const text = title.element().textContent

  await userEvent.click(button(/colours/))
  await router.navigate(path === '/' ? '/about-us/' : '/')
  await expect.element(title).not.toHaveTextContent(text)
  await expect.element(main).toHaveTextContent('»')
  await router.navigate(path)

  await expect.element(title).toHaveTextContent(text)
})
