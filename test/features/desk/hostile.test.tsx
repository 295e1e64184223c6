import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aRegistration, type Value } from '@scripts/samples/records'
import { aMeeting } from '@scripts/samples/meetingRecords'
import { aGrowthFundRequest } from '@scripts/samples/requestRecords'
import { field } from '@test/support/forms/fillIn'
import { firestoreFor } from '@test/support/emulators/firestore'
import { hostileTexts, largeTexts, safeLink } from '@test/support/hostile'
import { openDesk } from '@test/support/page/openDesk'
import { registrationSchema } from '@/features/registrations/schema'
import { referenceOf } from '@/shared/requests/reference'

const firestore = firestoreFor()

beforeEach(async () => {
  await page.viewport(1440, 900)
  await firestore.clear()
})

/** Lone surrogates are not valid UTF-8, and Firestore refuses them. */
const texts = hostileTexts.filter((text) => !/\p{Surrogate}/u.test(text))

/** Text in a field of another type is marked as unreadable and not shown. */
const fields = Object.entries(registrationSchema.describe().fields)
  .filter(([name, { type }]) => type === 'string' && name !== 'createdAt')
  .map(([name]) => name)

/** Registrations whose fields hold one hostile text after the other, each of them once or more. */
const registrations = Array.from({ length: Math.ceil(texts.length / fields.length) }, (_, at) => {
  const values = fields.map((name, n): [string, Value] => [
    name,
    texts[(at * fields.length + n) % texts.length],
  ])
  return { id: aRegistration(at + 1).id, data: Object.fromEntries(values) }
})

const odd: Value[] = [5, null, true, ['<b>', 1], { '<b>': 'javascript:x' }, new Date(0)]

/** No data has become an element, and every link is safe. */
function expectInert() {
  const wrong = [...document.body.querySelectorAll('script, base, iframe, object, b, [onerror]')]
  const main = document.querySelector('main')!
  wrong.push(...main.querySelectorAll('[onclick], [onload], svg[onload], img, form[action]'))
  for (const link of document.querySelectorAll('a[href]')) {
    const href = link.getAttribute('href') ?? ''
    if (!/^[/#](?![/\\])/.test(href) && !safeLink.test(href)) wrong.push(link)
  }
  expect(wrong.map((element) => element.outerHTML.slice(0, 200))).toEqual([])
  expect('hostile' in window).toBe(false)
  expect(page.getByText('This page could not be shown').elements()).toEqual([])
}

async function openList() {
  const app = await openDesk({ at: '/memberlist' })
  await expect.element(page.getByRole('heading', { name: 'Member List' })).toBeVisible()
  return app
}

test('documents with any content are shown as text in the list, the cards, the print and on their pages', async () => {
  // The name of a field that no schema has, written by another client.
  const unknown = { '<b>note</b>': texts[0]! }
  const large = { id: 'large', data: { name: 'Large', products: largeTexts[0], ...unknown } }
  const oddly = odd.map((value, at) => ({
    id: `odd<b>${at}`,
    data: Object.fromEntries(fields.map((name) => [name, value])),
  }))
  const strange = texts[0]!
  await firestore.seed({
    New_Registration: [...registrations, large, ...oddly],
    growth_fund_req: [aGrowthFundRequest(1, { name: strange, firmName: strange })],
    monthly_meetings: [
      aMeeting({ venueName: strange, venueAddress: strange, meetingDate: strange }, 'm1'),
    ],
  })
  const { router } = await openList()
  await expect
    .element(page.getByText(`${registrations.length + 1 + odd.length} registrations`))
    .toBeVisible()
  expectInert()

  window.dispatchEvent(new Event('beforeprint'))
  await expect.poll(() => document.querySelector('table')?.rows.length ?? 0).toBeGreaterThan(3)
  expectInert()
  window.dispatchEvent(new Event('afterprint'))

  await page.viewport(360, 780)
  await expect.element(page.getByRole('list', { name: 'New registrations' })).toBeVisible()
  expectInert()
  await page.viewport(1440, 900)

  for (const { id, data } of [...registrations, large, ...oddly]) {
    await router.navigate(`/member/${encodeURIComponent(id)}`)
    const text = () => document.querySelector('main')!.textContent
    // The list shows the references, too.
    const isThere = () =>
      document.querySelector('main dl') !== null && text().includes(referenceOf('NR', id))
    await expect.poll(isThere, { message: id }).toBe(true)
    const shown = text()
    const missing = Object.values(data).filter(
      (value) => typeof value === 'string' && !shown.includes(value),
    )
    expect(missing).toEqual([])
    expectInert()
  }

  await router.navigate('/memberlist?list=growth-fund')
  await expect.element(page.getByRole('link', { name: strange })).toBeVisible()
  expectInert()
  await router.navigate('/MonthlyMeetingVenue')
  await expect.element(field('Venue Name')).toHaveValue(strange)
  expectInert()
  await router.navigate('/form/monthlymeeting/')
  await expect.element(page.getByRole('definition').nth(1)).toHaveTextContent(strange)
  expectInert()
})

test('every address leads to a page, and the admin area shows a list or none', async () => {
  await firestore.seed({ New_Registration: [aRegistration(1, { name: 'Asha' })] })
  const { router } = await openList()
  const heading = () => document.querySelector('h1')?.textContent
  const open = async (address: string, title: string) => {
    await router.navigate(address)
    await expect.poll(heading, { message: address.slice(0, 200) }).toBe(title)
    expectInert()
  }

  const params = ['q', 'list', 'district', 'from', 'to', 'sort', 'columns', 'page', 'size', 'x']
  for (let at = 0; at < texts.length; at += params.length) {
    const search = new URLSearchParams(params.map((name, n) => [name, texts[at + n] ?? '']))
    await open(`/memberlist?${search.toString()}`, 'Member List')
  }
  await open('/memberlist?page=999999&size=25', 'Member List')
  await expect.element(page.getByRole('link', { name: 'Asha' })).toBeVisible()

  const hardest = texts.filter((text) => /[<%:\0\u202e\\.]/.test(text)).slice(0, 24)
  for (const [at, text] of hardest.entries()) {
    const part = encodeURIComponent(text)
    const ways: [string, string][] = [
      [`/member/${part}`, 'Member Details'],
      [`/request/growth-fund/${part}`, 'Member Details'],
      [`/request/${part}/any`, 'Request Details'],
      [`/company/${part}/`, 'Page not found'],
      [`/${part}`, 'Page not found'],
      [`/company/?q=${part}&category=${part}`, 'Member Companies'],
    ]
    await open(...ways[at % ways.length]!)
  }
})
