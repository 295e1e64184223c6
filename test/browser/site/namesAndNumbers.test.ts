import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { requestKinds } from '@/shared/requests/kinds'
import { referenceOf } from '@/shared/requests/reference'
import { cardOf, listedContacts, type ShownMember } from '@/shared/members/shown'
import { statusDocuments } from '@/shared/requests/status'
import { allLanguages } from '@scripts/prerender/languages'
import { defaultSeed } from '@scripts/samples/defaultSeed'
import { directoryOf, longNamed } from '@scripts/samples/members/listingSeed'
import { aMember, aProfile } from '@scripts/samples/members/memberRecords'
import { aRegistration, type Collections, type Value } from '@scripts/samples/records'
import { openBrowser } from '@test/support/browser/browser'
import { openAlive } from '@test/support/browser/hydrated'
import { firestoreFor } from '@test/support/emulators/firestore'

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
    // On hold: a hold takes the contacts, and the page does not say it.
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

/** What no visitor may learn of planted people. */
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
  await main.getByText(String(held.data.profile.firmName)).waitFor()
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

/** All samples, as a new copy of the site has them: the files are built over them. */
const samples = defaultSeed(new Date())

type Fields = { [field: string]: unknown }

const sampleMembers = samples.members!.map(({ data }) => data as unknown as ShownMember)

/** What is a person's, or the way to one, in a record of any kind. */
const ofPersons = [...listedContacts, 'whatsapp', 'udyam', 'gstin', 'pan', 'proposer', 'seconder']

const valuesIn = (fields: Fields, names: readonly string[] = ofPersons) =>
  names.flatMap((name) => {
    const value = fields[name]
    // The second line of an address is the district.
    return typeof value === 'string' ? [value.replace(/\n.*/s, '')] : []
  })

/** A number is written with spaces, an address in two lines, and in a script with other signs. */
const condensed = (text: string) => text.replaceAll(/&nbsp;|&#x27;|\\n|[\s\\']/g, '').toLowerCase()

async function filesOfSite() {
  const folder = inject('site').dist
  const names = await readdir(folder, { recursive: true })
  const texts = names.filter((name) => /\.(html|js|json|css|txt|xml|webmanifest)$/.test(name))
  return Promise.all(
    texts.map(
      async (name) => [name, condensed(await readFile(join(folder, name), 'utf8'))] as const,
    ),
  )
}

test('no file of the site, in any language, has a name, a contact or an address of a sample person or member', async () => {
  const shown = samples.directory!.flatMap(
    ({ data }) => Object.values(data.entries as Fields) as Fields[],
  )
  // Otherwise the search would find nothing because there is nothing.
  for (const contact of listedContacts) expect(shown.some((entry) => entry[contact])).toBe(true)
  const numbersShown = shown.map((entry) => entry.number)
  const notShown = sampleMembers.filter(({ number }) => !numbersShown.includes(number))
  expect(notShown.some(({ hold }) => hold)).toBe(true)
  expect(notShown.some(({ ended }) => ended)).toBe(true)
  expect(notShown.some(({ hold, ended }) => !hold && !ended)).toBe(true)
  // Visitors read them live.
  const directory = JSON.stringify(await firestore.list('directory'))
  for (const value of shown.flatMap((entry) => valuesIn(entry, listedContacts)))
    expect(directory).toContain(value)

  // The name of a saved view is no person's.
  const people = Object.entries(samples).flatMap(([path, records]) =>
    (path === 'views' ? [] : records).flatMap(({ data }) =>
      valuesIn((data.profile ?? data) as Fields),
    ),
  )
  const firmsShown = shown.map(({ firmName }) => firmName)
  const firms = notShown.flatMap(({ profile }) => valuesIn(profile, ['firmName']))
  const secrets = new Set(
    [...shown.flatMap((entry) => valuesIn(entry)), ...people, ...firms]
      .filter((value) => !firmsShown.includes(value))
      .map(condensed)
      // A short text may be a part of any other.
      .filter((value) => value.length > 8),
  )
  expect(secrets.size).toBeGreaterThan(200)

  const files = await filesOfSite()
  const found = files.flatMap(([name, text]) =>
    [...secrets].filter((value) => text.includes(value)).map((value) => `${name}: ${value}`),
  )
  expect(found).toEqual([])
  // The firms are in the files of all languages, with their facts, so the search has something to find.
  const built = files.filter(([name]) => /(^|\/)directory\/index\.html$/.test(name))
  expect(built).toHaveLength(allLanguages.length)
  for (const [, text] of built) {
    expect(text).toContain(condensed(longNamed.firmName))
    expect(text).toContain(condensed(longNamed.products ?? ''))
    for (const term of ['paiduntil', '"number"', '"hold"', '"ended"', '"telephone"', '"email"'])
      expect(text).not.toContain(term)
  }
})
