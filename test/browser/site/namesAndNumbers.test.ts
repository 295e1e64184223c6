import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { requestKinds } from '@/shared/requests/kinds'
import { referenceOf } from '@/shared/requests/reference'
import { cardOf, type ShownMember } from '@/shared/members/shown'
import { statusDocuments } from '@/shared/requests/status'
import { directoryOf } from '@scripts/samples/members/listingSeed'
import { aMember, aProfile } from '@scripts/samples/members/memberRecords'
import { aRegistration, type Collections, type Value } from '@scripts/samples/records'
import { openBrowser } from '@test/support/browser/browser'
import { openAlive } from '@test/support/browser/hydrated'
import { firestoreFor } from '@test/support/emulators/firestore'
import { builtPages } from '@test/support/site/builtPages'

const { newPerson } = openBrowser()
const firestore = firestoreFor(undefined, inject('site').firestore)

/** A person and a firm whose names and numbers are nowhere else. Names are of letters alone. */
const aPerson = (letter: string, at: number) => ({
  name: `Hiddenname ${letter.repeat(4)}`,
  mobile: `98761234${at}0`,
  whatsapp: `98761234${at}1`,
  email: `hidden.${letter}@planted.example.org`,
  firmName: `Planted ${letter.repeat(4)} Works`,
})

const [shown, silent, unlisted, held] = ['a', 'b', 'c', 'd'].map((letter, at) =>
  aMember(9_001 + at, {
    // In documents of the directory that no sample is in.
    number: `9876${'WXYZ'[at]}`,
    profile: { ...aProfile(9_001 + at), ...aPerson(letter, at) },
    paidUntil: '2099-03-31',
    ...(letter === 'd' && { hold: true as const }),
  }),
) as [Planted, Planted, Planted, Planted]
type Planted = ReturnType<typeof aMember>

const applicant = aRegistration(9_005, { ...aPerson('e', 4), createdAt: new Date() })
const cardKey = '0123456789ABCDEFGH9K'

const planted: Collections = {
  members: [shown, silent, unlisted, held].map(({ id, data }) => ({ id, data: data as never })),
  New_Registration: [applicant as never],
  member_cards: [
    { id: cardKey, data: cardOf(unlisted.data as ShownMember) as Record<string, Value> },
  ],
  ...directoryOf([
    { member: shown.data, contacts: ['mobile'] },
    { member: silent.data, contacts: [] },
    // On hold: in the directory, and on no page.
    { member: held.data, contacts: [] },
  ]),
}

beforeAll(async () => {
  const { documents } = await statusDocuments('registrations', applicant.id, applicant.data)
  for (const { path, set } of documents) {
    const [collection = '', id = ''] = path.split('/')
    ;(planted[collection] ??= []).push({ id, data: set as Record<string, Value> })
  }
  await firestore.seed(planted)
})
// The other files compare the directory with its file.
afterAll(() =>
  firestore.deleteAll(
    Object.entries(planted).flatMap(([path, all]) => all.map(({ id }) => `${path}/${id}`)),
  ),
)

const agreed = [shown.data.profile.mobile]

/** What no visitor may learn: of planted people, and with the files also of all samples. */
const hiddenOf = (profile: { [field: string]: unknown }) =>
  ['name', 'mobile', 'whatsapp', 'email', 'udyam', 'gstin', 'pan'].flatMap((field) => {
    const value = profile[field]
    return typeof value === 'string' && !agreed.includes(value) ? [value] : []
  })

const hidden = [
  ...[shown, silent, unlisted, held].flatMap(({ data }) => hiddenOf(data.profile)),
  ...hiddenOf(applicant.data),
  unlisted.data.profile.firmName,
  applicant.data.firmName,
]

/** All that the network brings to a page, and all that the browser keeps of it. */
function watch(page: Page) {
  const bodies: Promise<string>[] = []
  page.on('response', (response) => {
    bodies.push(response.text().catch(() => ''))
  })
  return async () => {
    const kept = await page.evaluate(async () =>
      JSON.stringify([
        { ...localStorage },
        { ...sessionStorage },
        document.cookie,
        await indexedDB.databases(),
        await caches.keys(),
        location.href,
        document.documentElement.outerHTML,
      ]),
    )
    return [...(await Promise.all(bodies)), kept].join('\n')
  }
}

const leaksIn = (text: string) => hidden.filter((value) => text.includes(value))

test('no page that a visitor loads brings or keeps a name or a number that was not agreed to', async () => {
  const page = await (await newPerson()).newPage()
  const all = watch(page)
  const main = page.getByRole('main')
  const texts: string[] = []

  await openAlive(page, '/')
  texts.push(await all())

  await openAlive(page, '/directory/')
  // What was read now is there.
  await main.getByText(String(shown.data.profile.firmName)).waitFor()
  await main.getByText(String(silent.data.profile.firmName)).waitFor()
  expect(await main.getByText(String(held.data.profile.firmName)).count()).toBe(0)
  texts.push(await all())

  await openAlive(page, `/verify/#${cardKey}`)
  await main.getByRole('heading', { name: 'Valid', exact: true }).waitFor()
  texts.push(await all())

  await openAlive(page, '/my-request/')
  const { prefix } = requestKinds.registrations
  await page.getByLabel(/^Reference number/).fill(referenceOf(prefix, applicant.id))
  await page.getByLabel(/^Mobile/).fill(applicant.data.mobile)
  await page.getByRole('button', { name: 'Look up' }).click()
  await main.getByText('The office has it and will look at it', { exact: false }).waitFor()
  texts.push(await all())

  await openAlive(page, '/form/newregistration/')
  texts.push(await all())

  const text = texts.join('\n')
  expect(text).toContain(shown.data.profile.firmName)
  expect(text).toContain(shown.data.profile.mobile)
  // One number the visitor has typed.
  expect(leaksIn(text).filter((value) => value !== applicant.data.mobile)).toEqual([])
})

test('no file of the site has the name or the number of a sample person who has not agreed to it', async () => {
  const everything = Object.entries(await firestore.everything())
  const inDirectory = everything.flatMap(([path, data]) =>
    path.startsWith('/directory/') ? JSON.stringify(data) : [],
  )
  const people = everything.flatMap(([, data]) => {
    const fields = (data.profile ?? data) as { [field: string]: unknown }
    return [fields.name, fields.mobile].filter((value) => typeof value === 'string')
  })
  // Some samples share a name, and those of administrators are words.
  const secret = new Set(
    people.filter(
      (value) =>
        /Namuna|Udaharan|Kalpanik|ନମୁନା|^\d{10}$/.test(value) && !inDirectory.join().includes(value),
    ),
  )
  expect(secret.size).toBeGreaterThan(50)
  const pages = await builtPages()
  const found = pages.flatMap(({ path, html }) =>
    [...secret].filter((value) => html.includes(value)).map((value) => `${path}: ${value}`),
  )
  expect(found).toEqual([])
  // The directory is in its file, so the search has something to find.
  expect(pages.find(({ path }) => path === '/directory/')!.html).toContain('8000000502')
})
