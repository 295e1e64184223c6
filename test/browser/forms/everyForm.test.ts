import type { Page, Request, Route } from 'playwright'
import { describe, expect, inject, test } from 'vitest'
import { expectPageWithoutViolations } from '@test/support/browser/pageAccessibility'
import { openBrowser } from '@test/support/browser/browser'
import { browserConditions } from '@test/support/browser/browserConditions'
import { enter, fillByKeyboard, fillForm, untilUnhurried } from '@test/support/forms/fillForm'
import { firestoreFor } from '@test/support/emulators/firestore'
import { formJourneys, type FormJourney } from '@test/support/forms/formJourneys'
import { strangeText, wrongAnswers } from '@test/support/hostile'
import { openAlive, untilAlive } from '@test/support/browser/hydrated'
import { holdScripts } from '@test/support/browser/holdScripts'
import { sdkParts } from '@test/support/site/sdkParts'
import { fieldInfos, startValues } from '@/shared/forms/fieldInfo'

const { newPerson } = openBrowser()
const firestore = firestoreFor(undefined, inject('site').firestore)
const writes = '**/documents:commit*'
const wide = { viewport: { width: 1440, height: 900 } }
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }

const isWrite = (request: Request) =>
  request.url().includes('documents:commit') && (request.postData() ?? '').includes('"writes":[{')
const errorSummary = (page: Page) =>
  page.getByRole('region', { name: 'Please correct these answers' })
const alert = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text })
const errors = (page: Page) => page.locator('form [id$="-error"]')

// The same code checks, sends and confirms every form: the longest, the one with live data, and the one whose fields
// depend on each other. `test/features` has all of them.
const tried = formJourneys.filter(({ path }) => !/growthfund|diamond/.test(path))

describe.each(tried)('$path', (form) => {
  const { path, schema, answers, mark, prefix } = form
  const fields = fieldInfos(schema)
  const isLongest = path === '/form/newregistration/'
  // The wrong answers of the fields that other forms have, too, take long.
  const isTriedWhole = isLongest || form.isLive === true
  const sendButton = (page: Page) => page.getByRole('button', { name: form.sendLabel })
  const received = (page: Page) => page.getByRole('heading', { name: form.receivedTitle })
  const valueOf = (page: Page, name: string) => page.locator(`form [name="${name}"]`).inputValue()
  async function open(page: Page) {
    await openAlive(page, path)
    await untilPreset(page)
  }
  /** Waits until the page has filled in its preset fields, which it may not show. */
  const untilPreset = (page: Page) => sendButton(page).and(page.locator(':enabled')).waitFor()
  const markedAs = (text: string) => ({ ...answers, [mark]: text })
  const recordsOf = async (text: string) =>
    (await firestore.list(form.collection)).filter((record) => record[mark] === text)

  test('on a phone of 360 px each error is shown once and goes when it is corrected; by keyboard alone the form is filled in, stored once and stays confirmed', async () => {
    const page = await (await newPerson(phone)).newPage()
    const loaded = sdkParts(page)
    let sent = 0
    page.on('request', (request) => (sent += isWrite(request) ? 1 : 0))
    await open(page)
    // What sends it is fetched while the page rests, before anything is typed.
    await expect.poll(loaded).toEqual(expectedParts(form, ['lite']))
    await sendButton(page).tap()

    const start = startValues(fields)
    const required = [...fields.values()].filter(({ resolve }) => {
      const { isHidden, isRequired } = resolve(start)
      return isRequired && !isHidden
    })
    const empty = required.filter(
      ({ name, start: value }) =>
        !form.preset?.includes(name) && (value === false || String(value) === ''),
    )
    await expect.poll(() => errors(page).count()).toBe(empty.length)
    expect(await errorSummary(page).getByRole('link').count()).toBe(empty.length)
    expect(await focusedName(page)).toBe(empty[0]?.name)
    expect(await overflow(page)).toBe(0)
    // axe would count a link half under the header as too small.
    await page.evaluate(() => window.scrollTo(0, 0))
    await expectPageWithoutViolations(page)

    const right = markedAs('Phone Udyog')
    await page.getByRole('banner').getByRole('link').first().focus()
    await fillByKeyboard(page, right)
    await expect.poll(() => errors(page).allTextContents()).toEqual([])
    await expect.poll(() => errorSummary(page).count()).toBe(0)

    if (isTriedWhole) await tryWrongAnswers(page, right)
    await expect.poll(() => errors(page).allTextContents()).toEqual([])
    expect(await overflow(page)).toBe(0)

    await untilUnhurried(page)
    await sendButton(page).focus()
    await page.keyboard.press('Enter')

    await received(page).waitFor()
    expect(await overflow(page)).toBe(0)
    const [record] = await recordsOf('Phone Udyog')
    expect(record).toMatchObject(stored(form, right))
    const number = `${prefix}-${record?.id.slice(0, 4)}-${record?.id.slice(4, 8)}`
    await page.getByText(number, { exact: true }).waitFor()
    expect(decodeURIComponent(await shareAddress(page))).toContain(number)
    await expectPageWithoutViolations(page)
    expect(await page.evaluate(() => sessionStorage.getItem('drafts'))).toBeNull()

    await page.reload()
    await page.getByText(number, { exact: true }).waitFor()
    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').last().click()
    await sendButton(page).waitFor()
    expect(await valueOf(page, mark)).toBe('')
    expect(await page.getByText('Your draft was restored').count()).toBe(0)
    await page.goBack()
    await page.getByText(number, { exact: true }).waitFor()
    // There is nothing to lose, so the browser does not ask.
    await page.close({ runBeforeUnload: true })
    expect(sent).toBe(1)
    expect(await recordsOf('Phone Udyog')).toHaveLength(1)
  })

  /** Each wrong value is refused at its own field with its own message. */
  async function tryWrongAnswers(page: Page, right: FormJourney['answers']) {
    for (const [name, answer] of Object.entries(right)) {
      const wrong = wrongAnswers[fields.get(name)!.meta.kind!]
      if (wrong === undefined) continue
      const texts = await errorsOf(page, name, wrong)
      expect(texts, name).toHaveLength(1)
      expect(texts[0], name).not.toMatch(/ is required$/)
      await enter(page, name, answer)
    }
  }

  async function expectStrangeTextIsHeld() {
    const page = await (await newPerson(wide)).newPage()
    await open(page)
    await fillForm(page, answers)
    const free = [...fields.values()].filter(
      ({ name, meta }) =>
        meta.max !== undefined &&
        ['name', 'line', 'text'].includes(String(meta.kind)) &&
        !form.notStored?.includes(name),
    )
    const shown: string[] = []
    for (const { name, meta } of free) {
      const field = page.locator(`form [name="${name}"]`)
      if ((await field.count()) === 0) continue
      if ((await field.evaluate((element) => element.localName)) === 'select') continue
      shown.push(name)
      await field.fill('ଅ'.repeat(meta.max! + 1))
      await field.blur()
      await expect
        .poll(() => errors(page).allTextContents(), { message: name })
        .toEqual([`At most ${meta.max} characters`])
      await field.fill(strangeText)
    }
    await expect.poll(() => errors(page).allTextContents()).toEqual([])
    await page.locator('input[name=more_about_it]').evaluate((field: HTMLInputElement) => {
      field.value = 'filled in by a program'
    })

    // Closing the tab asks, and the visitor stays.
    const asked = page.waitForEvent('dialog')
    void page.close({ runBeforeUnload: true })
    await (await asked).dismiss()
    await sendButton(page).click()

    const question = alert(page, 'Please confirm that you are human')
    await question.waitFor()
    expect(await recordsOf(strangeText)).toEqual([])
    await question.getByRole('button').click()
    await received(page).waitFor()
    const [record, ...others] = await recordsOf(strangeText)
    expect(others).toEqual([])
    for (const name of shown) expect(record?.[name], name).toBe(strangeText)
    await firestore.delete(`${form.collection}/${record?.id}`)
  }

  async function expectBadLuckDoesNoHarm() {
    const person = await newPerson({ ...wide, remembersFailures: true })
    person.expectOnConsole(/ERR_FAILED|ERR_CONNECTION|ERR_INTERNET_DISCONNECTED|cleardot\.gif/)
    const page = await person.newPage()
    const release = await holdScripts(page)
    await page.goto(path)
    await enter(page, mark, 'Late Udyog')
    release()
    await untilAlive(page)
    await untilPreset(page)
    expect(await valueOf(page, mark)).toBe('Late Udyog')
    await fillForm(page, markedAs('Late Udyog'))

    await person.setOffline(true)
    await page.getByRole('status').filter({ hasText: 'You seem to be offline' }).waitFor()
    await sendButton(page).click()
    await alert(page, 'You seem to be offline').waitFor()
    await person.setOffline(false)
    await alert(page, 'You are online again. Send now?').waitFor()
    expect(await recordsOf('Late Udyog')).toHaveLength(0)
    await page.getByRole('button', { name: 'Send now' }).click()
    await received(page).waitFor()
    expect(await recordsOf('Late Udyog')).toHaveLength(1)

    // The connection fails before anything arrives; then the answer is lost; then the page is
    // reloaded during the request. A stored record is refused as a new one and accepted as a repeat.
    person.expectOnConsole(/status of 403/)
    await open(page)
    await fillForm(page, markedAs('Lost Udyog'))
    await page.route(writes, (route) => route.abort('connectionrefused'))
    await sendButton(page).click()
    await alert(page, 'could not reach the server').waitFor()
    expect(await recordsOf('Lost Udyog')).toHaveLength(0)
    await answerWrites(page, (route) => route.abort())
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.poll(async () => (await recordsOf('Lost Udyog')).length).toBe(1)
    await alert(page, 'could not reach the server').waitFor()
    const first = await recordsOf('Lost Udyog')
    const arrived = new Promise<void>((resolve) => {
      void answerWrites(page, () => resolve())
    })
    await page.getByRole('button', { name: 'Try again' }).click()
    await arrived
    await page.reload()
    // Not before the reload: the held request would go on and be answered.
    await page.unroute(writes)
    await page.getByText('Your draft was restored. Start over?').waitFor()
    expect(await valueOf(page, mark)).toBe('Lost Udyog')
    await sendButton(page).click()
    await received(page).waitFor()
    // The same record with the same date.
    expect(await recordsOf('Lost Udyog')).toEqual(first)

    // The confirmation stays when the server is gone.
    await page.route('**/*', (route) =>
      new URL(route.request().url()).origin === inject('site').url
        ? route.continue()
        : route.abort(),
    )
    await page.reload()
    await received(page).waitFor()
  }

  // None of it has to do with a form of its own; a lost answer to a meeting is in `test/features/meetings`.
  if (!isLongest) return

  test('late scripts, no network, a failing server and a lost answer do no harm: the form is sent once', () =>
    expectBadLuckDoesNoHarm())

  test('strange text is stored as it is or refused with a message, and a visitor taken for a program can still submit', () =>
    expectStrangeTextIsHeld())

  test('two tabs, several clicks, a wrong clock, a full or blocked storage: one record each', async () => {
    // Two tabs of one person. A browser has few connections, and live data holds one for each tab.
    const person = await newPerson(wide)
    const tabs: Record<string, Page> = {}
    const openTab = async ([name, prepare]: [string, () => void], index: number) => {
      const page = await (index < 2 ? person : await newPerson(wide)).newPage()
      await page.addInitScript(prepare)
      await open(page)
      await fillForm(page, markedAs(`${name} Udyog`))
      tabs[name] = page
    }
    await Promise.all(Object.entries(browserConditions).map(openTab))

    for (const page of Object.values(tabs)) {
      // Three clicks before the first can be answered.
      await sendButton(page).evaluate((button: HTMLElement) => {
        for (let press = 0; press < 3; press += 1) button.click()
      })
    }

    for (const [name, page] of Object.entries(tabs)) {
      await received(page).waitFor()
      const records = await recordsOf(`${name} Udyog`)
      expect(records, name).toHaveLength(1)
      // The server's time, whatever the visitor's clock says.
      const age = Date.now() - Number(records[0]?.createdAt)
      expect(Math.abs(age)).toBeLessThan(600_000)
    }
  })
})

/** Lets writes reach the server and passes each route to `then` for the answer. */
async function answerWrites(page: Page, then: (route: Route) => unknown) {
  await page.unroute(writes)
  await page.route(writes, async (route) => {
    await route.fetch()
    await then(route)
  })
}

/** The parts of the SDK that a page should have loaded. Live data loads some at any time. */
const expectedParts = ({ isLive }: FormJourney, parts: string[]) =>
  isLive ? expect.not.arrayContaining(['auth']) : parts

/** The record for these answers, as the schema returns it. */
function stored(form: FormJourney, given: FormJourney['answers']) {
  const { schema, notStored = [], preset = [] } = form
  const record: Record<string, unknown> = { ...schema.omit(preset).validateSync(given) }
  for (const name of notStored) delete record[name]
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined))
}

const shareAddress = async (page: Page) =>
  (await page.getByRole('link', { name: 'Share on WhatsApp' }).getAttribute('href')) ?? ''

/** The errors of a field after it was left with a wrong value. */
async function errorsOf(page: Page, name: string, wrong: string) {
  await enter(page, name, wrong)
  const field = page.locator(`form [name="${name}"]`)
  await field.blur()
  const error = page.locator(`[id="${await field.getAttribute('id')}-error"]`)
  await error.filter({ hasNotText: / is required$/ }).waitFor()
  return error.allTextContents()
}

const focusedName = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('name'))

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
