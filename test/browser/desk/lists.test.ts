import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright'
import { readSheet } from 'read-excel-file/universal'
import { expect, inject, onTestFinished, test } from 'vitest'
import { aRegistration } from '@scripts/samples/records'
import { aReviewIn } from '@scripts/samples/reviews'
import { createAccount } from '@test/support/emulators/accounts'
import { expectPageWithoutViolations } from '@test/support/browser/pageAccessibility'
import { haveSession, liveMark, openMemberList, rowOf } from '@test/support/browser/administrator'
import { openBrowser } from '@test/support/browser/browser'
import { firestoreFor } from '@test/support/emulators/firestore'
import { readCsv } from '@test/support/readCsv'
import { demoAdmin } from '@/shared/config/demo'
import { referenceOf } from '@/shared/requests/reference'

const { newPerson } = openBrowser()
const { auth, firestore: address } = inject('site')
const firestore = firestoreFor(undefined, address)

const searchField = (page: Page) => page.getByRole('searchbox', { name: 'Search' })
const loginHeading = (page: Page) => page.getByRole('heading', { name: 'Admin Login' })

test('the keyboard alone is enough to log in, search, select, open a record and download a file', async () => {
  const wanted = [1, 2, 3].map((n) =>
    aRegistration(6_000 + n, { firmName: `=Typewriter, "Udyog" ${n}`, district: 'Puri' }),
  )
  await firestore.seed({ New_Registration: wanted })
  const page = await (await newPerson()).newPage()
  const { keyboard } = page
  await page.goto('/AdminLogInForm')
  await page.getByRole('textbox', { name: 'Email' }).focus()
  await keyboard.type(demoAdmin.email)
  await keyboard.press('Tab')
  await keyboard.type(demoAdmin.password)
  await keyboard.press('Enter')

  await tabTo(page, searchField(page))
  await keyboard.type('typewriter udyog')
  await page.getByText(/^3 of \d+ registrations$/).waitFor()
  await tabTo(page, page.getByRole('combobox', { name: 'District' }))
  await keyboard.type('Puri')
  await tabTo(page, page.getByRole('button', { name: 'Export as…' }))
  await keyboard.press('Enter')
  await keyboard.press('ArrowDown')
  const [download] = await Promise.all([page.waitForEvent('download'), keyboard.press('Enter')])

  await expect.poll(() => page.evaluate(() => document.activeElement?.ariaLabel)).toBe('Export as…')
  const [header = [], ...rows] = readCsv(
    (await readFile(await download.path(), 'utf8')).replace(/^\uFEFF/, ''),
  )
  expect(header).toEqual([
    'Reference',
    'Name',
    'Firm name',
    'Status',
    'Due date',
    'Assigned to',
    'Mobile',
    'District',
    'Sector',
    'Received',
  ])
  const newestFirst = wanted.toReversed()
  const cells = ['Name', 'Status', 'Firm name', 'Mobile', 'District', 'Sector', 'Reference']
  expect(rows.map((row) => cells.map((name) => row[header.indexOf(name)]))).toEqual(
    newestFirst.map(({ id, data }) => [
      data.name,
      'Received',
      `'${data.firmName}`,
      `91 ${data.mobile.slice(0, 5)} ${data.mobile.slice(5)}`,
      data.district,
      data.sector,
      referenceOf('NR', id),
    ]),
  )

  // While it fades it is hidden from roles, and would open again where it was left.
  await page.getByRole('menu', { includeHidden: true }).waitFor({ state: 'detached' })
  await keyboard.press('Enter')
  await page.getByRole('menuitem', { name: 'Excel file' }).waitFor()
  const [excel] = await Promise.all([page.waitForEvent('download'), keyboard.press('Enter')])
  expect(excel.suggestedFilename()).toMatch(/^registrations-\d{4}-\d\d-\d\d\.xlsx$/)
  const sheet = await readSheet(new Blob([await readFile(await excel.path())]))
  expect(sheet.slice(1).map((row) => row[header.indexOf('Firm name')])).toEqual(
    newestFirst.map(({ data }) => data.firmName),
  )

  await tabTo(page, page.getByRole('checkbox', { name: 'Select all rows' }))
  await keyboard.press('ArrowRight')
  await keyboard.press('ArrowRight')
  await keyboard.press('ArrowDown')
  await keyboard.press('Enter')
  await page.getByRole('heading', { name: newestFirst[0]!.data.name, level: 1 }).waitFor()
  await page.getByText('1/3').waitFor()
  await tabTo(page, page.getByRole('link', { name: 'Next' }))
  await keyboard.press('Enter')
  await page.getByText('2/3').waitFor()
  await firestore.deleteAll(wanted.map(({ id }) => `New_Registration/${id}`))
})

test('thirty requests are decided in three presses, and another desk sees it at once', async () => {
  const { uid, ...account } = await createAccount('bulk@example.org', auth)
  const { review } = aReviewIn('registrations', 'recommended', [uid], new Date())
  const waiting = Array.from({ length: 30 }, (_, at) => {
    const { id, data } = aRegistration(7_000 + at, { firmName: `Bulk Udyog ${at}` })
    return { id, data: { ...data, review } }
  })
  await firestore.seed({
    admins: [{ id: uid, data: { role: 'owner' } }],
    New_Registration: waiting,
  })
  const [page, other] = await Promise.all(
    Array.from({ length: 2 }, async () => (await newPerson()).newPage()),
  )
  await haveSession(page!)
  await haveSession(other!, account)
  for (const desk of [page!, other!]) {
    await desk.goto('/memberlist?q=bulk+udyog')
    await desk.getByText(/^30 of \d+ registrations$/).waitFor()
  }

  await page!.getByRole('checkbox', { name: 'Select all rows' }).click()
  await page!.getByRole('button', { name: 'Change status' }).click()
  await page!.getByRole('menuitem', { name: 'Approve…' }).click()
  await page!
    .getByRole('dialog')
    .getByRole('button', { name: /^Approve/ })
    .click()

  await page!.getByText('Approved: 30', { exact: true }).waitFor()
  await other!.getByText('Not in Pending. 30 found in Approved:').waitFor()
  const records = await firestore.list('New_Registration')
  const states = waiting.map(({ id }) => records.find((record) => record.id === id)?.review)
  expect(states).toMatchObject(Array(30).fill({ v: Number(review?.v) + 1, state: 'approved' }))
  await firestore.deleteAll(waiting.map(({ id }) => `New_Registration/${id}`))
})

/**
 * Holds back the list of registrations until the returned function is called. Slowing it down does not
 * work: the emulator's stream breaks off and loses messages.
 */
async function holdRegistrations(page: Page) {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await page.route('**/Listen/channel?**', async (route) => {
    if (route.request().postData()?.includes('New_Registration') === true) await held
    await route.continue()
  })
  return letGo
}

test('a record opened by its address does not wait for its list', async () => {
  const person = await newPerson()
  const page = await person.newPage()
  await haveSession(page)
  const wanted = aRegistration(21_000, {
    name: 'Sample Ahead',
    firmName: 'Ahead Udyog',
    createdAt: new Date(2020, 0, 1),
  })
  const newer = Array.from({ length: 60 }, (_, at) => aRegistration(21_001 + at))
  const all = [wanted, ...newer]
  onTestFinished(() => firestore.deleteAll(all.map(({ id }) => `New_Registration/${id}`)))
  await firestore.seed({ New_Registration: all })
  const letGo = await holdRegistrations(page)

  await page.goto('/member/nobody')
  await page.getByText('There is no registration at this address.').waitFor()
  await page.goto(`/member/${wanted.id}`)
  await page.getByRole('heading', { name: 'Sample Ahead', level: 1 }).waitFor()
  await page.getByText('Ahead Udyog', { exact: true }).waitFor()
  await page.getByText('The list is loading…').waitFor()
  await page.getByText('Searching all lists…').waitFor()
  expect(await page.getByRole('button', { name: 'Next' }).isDisabled()).toBe(true)
  await expectPageWithoutViolations(page)

  letGo()
  await liveMark(page).waitFor()
  await page.getByText(/^\d+[/]\d+$/).waitFor()
  await firestore.delete(`New_Registration/${wanted.id}`)
  await page.getByText('This registration has just been deleted.').waitFor()
  await page.close()
})

/** Presses Tab until something has the focus. */
async function tabTo(page: Page, target: ReturnType<Page['locator']>, most = 60) {
  await target.waitFor()
  const hasFocus = () => target.evaluate((element) => element.contains(document.activeElement))
  for (let at = 0; at < most; at += 1) {
    if (await hasFocus()) return
    await page.keyboard.press('Tab')
  }
  throw new Error('The Tab key does not lead there.')
}

test('at least 18 requests are on the first screen of an office computer', async () => {
  const many = Array.from({ length: 30 }, (_, at) =>
    aRegistration(22_000 + at, { firmName: `Many Udyog ${at}` }),
  )
  onTestFinished(() => firestore.deleteAll(many.map(({ id }) => `New_Registration/${id}`)))
  await firestore.seed({ New_Registration: many })
  const page = await (await newPerson({ viewport: { width: 1440, height: 900 } })).newPage()
  await openMemberList(page)
  await searchField(page).fill('Many Udyog')
  await page.getByText(/^30 of \d+ registrations$/).waitFor()

  const rows = await page.locator('.MuiDataGrid-row').all()
  const seen = await Promise.all(
    rows.map((row) =>
      row.evaluate((element) => {
        const { left, top, height } = element.getBoundingClientRect()
        // Whole: neither the header of the table nor the pages below it cover an edge of it.
        return [top + 1, top + height - 1].every((y) =>
          element.contains(document.elementFromPoint(left + 200, y)),
        )
      }),
    ),
  )
  expect(seen.filter(Boolean).length).toBeGreaterThanOrEqual(18)
  await page.close()
})

test('the printed list is a table of all matches, and a record fits on one page or in one file', async () => {
  const page = await (await newPerson()).newPage()
  await openMemberList(page)
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  await page.emulateMedia({ media: 'print' })
  await page
    .getByRole('table')
    .getByRole('columnheader', { name: 'Firm name', exact: true })
    .waitFor()
  expect(await page.getByRole('button').count()).toBe(0)
  await page.emulateMedia({ media: null })
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))

  await page.getByRole('grid').getByRole('link').first().click()
  await page.getByRole('button', { name: 'Print' }).waitFor()
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as file' }).click()
  const saved = await saving
  const reference = await page
    .getByText(/^NR-\w{4}-\w{4}$/)
    .first()
    .innerText()
  expect(saved.suggestedFilename()).toBe(`${reference}.txt`)
  const name = await page.getByRole('heading', { level: 1 }).innerText()
  expect(await readFile(await saved.path(), 'utf8')).toContain(`Name: ${name}`)
  const paper = (await page.pdf({ format: 'A4' })).toString('latin1')
  expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
})

test('after logout no record is left in this browser or on its console', async () => {
  const marked = aRegistration(6_100, { name: 'Marked Zebrafish', mobile: '9123409876' })
  await firestore.seed({ New_Registration: [marked] })
  const person = await newPerson()
  const said: string[] = []
  person.on('console', (message) => said.push(message.text()))
  const page = await person.newPage()
  await openMemberList(page)
  await searchField(page).fill('zebrafish')
  await page.waitForURL(/q=zebrafish/)
  await page.getByRole('link', { name: 'Marked Zebrafish' }).click()
  await page.getByRole('heading', { name: 'Marked Zebrafish' }).waitFor()
  await page.goBack()
  await page.getByText(/^1 of \d+ registrations$/).waitFor()

  await page.getByRole('button', { name: 'Logout' }).click()
  await loginHeading(page).waitFor()

  await page.waitForFunction(() => localStorage.getItem('persist:session')?.includes('"null"'))
  const stored = await page.evaluate(async () => {
    const databases = await indexedDB.databases()
    const contents = await Promise.all(
      databases.map(
        ({ name = '' }) =>
          new Promise<string>((resolve) => {
            const opening = indexedDB.open(name)
            opening.onsuccess = () => {
              const { result } = opening
              const stores = [...result.objectStoreNames]
              if (stores.length === 0) return resolve('')
              const all: unknown[] = []
              const transaction = result.transaction(stores)
              for (const store of stores) {
                transaction.objectStore(store).getAll().onsuccess = ({ target }) =>
                  all.push((target as IDBRequest).result)
              }
              transaction.oncomplete = () => resolve(JSON.stringify(all))
            }
          }),
      ),
    )
    return JSON.stringify([contents, { ...localStorage }, { ...sessionStorage }, history.state])
  })
  for (const text of [stored, page.url(), await page.title(), ...said]) {
    expect(text).not.toMatch(/zebrafish|9123409876/i)
  }
  expect(stored).not.toContain(demoAdmin.email)

  // The address with the search is gone from the history, too.
  await page.goBack()
  expect(page.url()).not.toMatch(/zebrafish/i)
  await firestore.delete(`New_Registration/${marked.id}`)
})

test('the Redux DevTools work with the emulators, also in the built site', async () => {
  const person = await newPerson()
  await person.addInitScript(() => {
    // The extension is accessible under this name where it is installed.
    Object.assign(window, {
      __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: (options: unknown) => {
        Object.assign(window, { wasAsked: typeof options })
        return (first: unknown) => first
      },
    })
  })
  const page = await person.newPage()
  await page.goto('/gallery/')
  await page.waitForFunction(() => 'wasAsked' in window)
  expect(await page.evaluate(() => 'wasAsked' in window)).toBe(true)
})

test('after a session has expired, logging in leads back to the same page', async () => {
  const person = await newPerson()
  // For a page outside the app the browser requests the icon on its own.
  person.expectOnConsole(/favicon\.ico/)
  const page = await person.newPage()
  await haveSession(page)
  await page.goto('/memberlist?list=diamond-club&q=sample')
  await rowOf(page, 'Sample').first().waitFor()
  // The identity provider has ended the session, but this browser still remembers it.
  await page.goto('/robots.txt')
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        indexedDB.deleteDatabase('firebaseLocalStorageDb').onsuccess = resolve
      }),
  )
  await page.goto('/memberlist?list=diamond-club&q=sample')

  await page.getByText('Your session has ended. Please log in again.').waitFor()
  await page.getByRole('textbox', { name: 'Email' }).fill(demoAdmin.email)
  await page.getByLabel(/^Password/).fill(demoAdmin.password)
  await page.getByRole('button', { name: 'Login' }).click()

  await rowOf(page, 'Sample').first().waitFor()
  const { pathname, search } = new URL(page.url())
  expect(pathname + search).toBe('/memberlist?list=diamond-club&q=sample')
})
