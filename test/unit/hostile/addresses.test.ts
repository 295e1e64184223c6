import { afterEach, expect, test, vi } from 'vitest'
import { hostileAddresses, hostileTexts, largeTexts } from '@test/support/hostile'
import { closestPage, findPages } from '@/app/layout/findPages'
import { allPages, notFound, pageAt } from '@/app/pages'
import { companies } from '@/content/companies'
import { collectionById, collections } from '@/features/requests/collections'
import { columnsOf, dueFilters, parseView, writeView } from '@/features/requests/view/view'
import { statesOf } from '@/shared/requests/steps'
import { directoryPath, findCompanies, readFilter } from '@/features/companies/directory'
import { redirectAfterLogin } from '@/features/session/redirectAfterLogin'
import { demoProjectId, parseEnv } from '@/shared/config/parseEnv'
import { isReference } from '@/shared/requests/reference'

/** No browser keeps an address much longer than this. */
const noDays = ['2026-99-99', '2026-02-31']
const texts = [...hostileTexts, ...noDays, ...largeTexts.map((text) => text.slice(0, 50_000))]

afterEach(() => vi.restoreAllMocks())

/** As a browser writes it into an address, and as nobody should: without a sign escaped. */
const written = (name: string, text: string) => [
  new URLSearchParams({ [name]: text }).toString(),
  `${name}=${text}`,
]

/** What a date field takes: a day there is. */
const isDayOrNothing = (text: string) =>
  text === '' || new Date(text).toISOString().slice(0, 10) === text

test('a view of a list is always one that can be shown, whatever its address says', () => {
  const wrong: string[] = []
  const params = ['list', 'q', 'district', 'from', 'to', 'sort', 'columns', 'page', 'size']
  params.push('state', 'assignee', 'due', 'only')
  for (const name of [...params, 'nothing']) {
    for (const text of texts) {
      for (const address of written(name, text)) {
        const view = parseView(address)
        const fields = view.collection.columns.map(({ field }) => field)
        const isRight =
          collections.includes(view.collection) &&
          view.columns.length > 0 &&
          view.columns.every((field) => fields.includes(field)) &&
          columnsOf(view).length === view.columns.length &&
          Object.keys(view.filters).every((field) => view.collection.filters.includes(field)) &&
          (view.sort === null || fields.includes(view.sort.field)) &&
          [view.from, view.to].every(isDayOrNothing) &&
          ['open', 'all', ...statesOf('registrations')].includes(view.state) &&
          ['', ...dueFilters].includes(view.due) &&
          Number.isSafeInteger(view.page) &&
          view.page >= 0 &&
          [25, 50, 100].includes(view.size) &&
          // The address that follows from it names the same view.
          writeView(parseView(writeView(view))) === writeView(view)
        if (!isRight) wrong.push(address.slice(0, 80))
      }
    }
  }
  expect(wrong).toEqual([])
})

test('an address that names no list, or no record of one, is taken for none', () => {
  for (const text of texts) {
    expect(collectionById(text), text.slice(0, 40)).toBeUndefined()
    for (const { id, live } of collections) {
      expect(live.selectById({}, text), `${id} ${text.slice(0, 40)}`).toBeUndefined()
    }
  }
})

test('preferred columns, from the storage of this browser, may be anything', () => {
  for (const text of texts) {
    for (const columns of [[text], [text, 'mobile'], []]) {
      const view = parseView('', { registrations: columns })
      const known = columns.filter((field) => field === 'mobile')
      expect(view.columns.slice(0, 2)).toEqual(
        known.length > 0 ? ['name', 'mobile'] : collections[0]!.defaultColumns.slice(0, 2),
      )
    }
  }
})

test('the directory takes any address, and its filter leads back to the directory', () => {
  for (const name of ['q', 'category', 'nothing']) {
    for (const text of texts) {
      for (const address of written(name, text)) {
        const filter = readFilter(new URLSearchParams(address))
        expect(findCompanies(companies, filter).length).toBeLessThanOrEqual(companies.length)
        expect(directoryPath(filter)).toMatch(/^\/company\/(\?[^\s<>"]*)?$/)
      }
    }
  }
})

test('any address has a page or the not-found page, and comparing it takes no time', () => {
  // The router says of an address that is none that it is none.
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  for (const text of texts) {
    for (const path of ['/', '/company/', '/form/', '/member/a/']) {
      for (const part of [encodeURIComponent(text.replace(/\p{Surrogate}/gu, '')), text]) {
        const page = pageAt(path + part)
        expect([...allPages, notFound]).toContain(page)
        expect(() => closestPage(path + part)).not.toThrow()
      }
    }
    expect(findPages(text).length).toBeLessThanOrEqual(allPages.length)
    expect(isReference('NR', text)).toBe(false)
    expect(isReference('NR', `NR-${text}`)).toBe(false)
  }
})

test('a sign-in never leads to another site, whatever stands in the history', () => {
  for (const text of [...texts, ...hostileAddresses.map((address) => `/${address}`)]) {
    const path = redirectAfterLogin({ from: text })
    expect(new URL(path, 'https://site.example.org').origin).toBe('https://site.example.org')
    expect(path).toMatch(/^\//)
  }
})

test('the token of a session is sent to no other site, and to no address that is none', () => {
  const refused = [...texts, ...hostileAddresses.map((address) => `/${address}`)]
  const words: string[] = []
  let taken = 0
  for (const text of refused) {
    try {
      const { tokenSyncUrl } = parseEnv({ VITE_TOKEN_SYNC_URL: text })
      if (tokenSyncUrl === '') continue
      taken += 1
      const { origin } = new URL(tokenSyncUrl, 'https://site.example.org')
      if (origin !== 'https://site.example.org') words.push(`taken: ${text}`)
    } catch (error) {
      words.push(String(error))
    }
  }
  const refusal = /VITE_TOKEN_SYNC_URL is malformed\. Example: /
  expect(words.filter((text) => !refusal.test(text))).toEqual([])
  expect(taken).toBeLessThan(refused.length / 5)
  expect(parseEnv({}).firebase.projectId).toBe(demoProjectId)
})
