import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from 'playwright'
import { demoAdmin, demoEditor } from '@/shared/config/demo'
import { demoProjectId } from '@/shared/config/parseEnv'
import { today } from '@/shared/validation/dates'
import { startStack } from '@scripts/emulators/stack'
import { callEmulator, writeCollections } from '@scripts/emulators/firestoreRest'
import { openBrowser } from '@scripts/bench/measure/browser'
import { reportFigure } from '@scripts/bench/measure/report'
import { aMeeting, aMeetingAnswer } from '@scripts/samples/meetingRecords'

// 200 people have answered to a meeting. Two phones check 150 of them in, and 10 walk-ins; both try 20 of
// them, and one has no network for a minute. Fails where a person is in twice or not at all, where a
// counter is wrong, or where a browser keeps a name.
const answered = 200
const cut = 60_000
/** Milliseconds after the network is back in which both counters have to be right. */
const timeLimit = 90_000

const meeting = aMeeting({ meetingDate: today(), updatedAt: new Date() }, 'bench-meeting')
const answers = Array.from({ length: answered }, (_, n) =>
  aMeetingAnswer(30_000 + n, {
    meetingId: meeting.id,
    meetingDate: today(),
    answer: 'I will attend',
    people: 1 + (n % 3),
  }),
)
const here = answers.slice(0, 150)
const walkIns = Array.from({ length: 10 }, (_, n) => `Walkin Namuna ${'abcdefghij'[n]}`)
const heads = here.reduce((sum, { data }) => sum + data.people, walkIns.length)
const wanted = `150 of ${answered} checked in (${heads} persons)`

const folder = await mkdtemp(join(tmpdir(), 'bench-door-'))
const stack = await startStack({ outDir: join(folder, 'site'), folder, fresh: true })
if (!stack.firestore) throw new Error(`This needs the emulators, but: ${stack.backend}`)
const { firestore } = stack
const browser = await openBrowser()
const errors: string[] = []
try {
  await writeCollections(firestore, {
    monthly_meetings: [meeting],
    monthly_meeting_req: answers,
  })
  const [first, second] = await Promise.all([openPhone(demoAdmin), openPhone(demoEditor)])
  const presses: number[] = []

  async function checkInAll(page: Page, people: typeof here, names: string[]) {
    for (const { data } of people) presses.push(await checkIn(page, data.mobile, data.name))
    for (const name of names) await addWalkIn(page, name)
  }

  const atFirst = checkInAll(first.page, here.slice(0, 85), walkIns.slice(0, 5))
  await checkInAll(second.page, here.slice(65, 85), [])
  await second.context.setOffline(true)
  const since = performance.now()
  await checkInAll(second.page, here.slice(85), walkIns.slice(5))
  await atFirst
  await wait(Math.max(0, cut - (performance.now() - since)))
  const without = performance.now() - since
  for (const name of [...here, ...answers].map(({ data }) => data.name)) {
    if ((await keptIn(second.page)).includes(name)) errors.push('a name is kept')
  }
  await second.context.setOffline(false)

  const back = performance.now()
  const counters = () => Promise.all([first, second].map(({ page }) => counterOf(page)))
  while (performance.now() < back + timeLimit) {
    if ((await counters()).every((text) => text === wanted)) break
    await wait(100)
  }
  reportFigure('from the press to the next person', presses, 'ms')
  reportFigure('without a network', [without], 'ms')
  reportFigure('both counters are right after', [performance.now() - back], 'ms')

  for (const text of await counters()) if (text !== wanted) errors.push(`a counter says ${text}`)
  const records = await recordsOfMeeting()
  const inOnce = new Set(records.map(({ fields }) => (fields.answer ?? fields.name)?.stringValue))
  const expected = [...here.map(({ id }) => id), ...walkIns]
  if (records.length !== expected.length) errors.push(`${records.length} records`)
  errors.push(...expected.filter((one) => !inOnce.has(one)).map((one) => `${one} is not in`))
  for (const { page } of [first, second]) {
    if (/Namuna|Udaharan|~/.test(await keptIn(page))) errors.push('something is kept')
  }
  console.log(`${errors.length} errors`)
  for (const error of errors.slice(0, 20)) console.error(error)
  if (errors.length > 0) process.exitCode = 1
} finally {
  await browser.close()
  await stack.stop()
  await rm(folder, { recursive: true, force: true })
}

async function openPhone({ email, password }: { email: string; password: string }) {
  const viewport = { width: 360, height: 740 }
  const context = await browser.newContext({ viewport, isMobile: true, baseURL: stack.siteUrl })
  const page = await context.newPage()
  await page.goto(`/desk/meetings/${meeting.id}/door`)
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByLabel(/^Password/).fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
  await page.getByText(`0 of ${answered}, 0 people`).waitFor()
  return { context, page }
}

/** @returns milliseconds until the next person can be searched */
async function checkIn(page: Page, mobile: string, name: string): Promise<number> {
  await page.getByRole('searchbox').fill(mobile)
  const found = page.getByRole('list', { name: 'Found' }).getByRole('listitem')
  const start = performance.now()
  await found.filter({ hasText: name }).getByRole('button').first().click()
  await page.getByRole('heading', { name, exact: true }).waitFor()
  return performance.now() - start
}

async function addWalkIn(page: Page, name: string) {
  await page.getByRole('button', { name: 'Walk-in' }).click()
  await page.getByLabel(/^Name/).fill(name)
  await page.getByRole('radio', { name: 'Visitor' }).check()
  await page.getByRole('button', { name: 'Check in' }).click()
  await page.getByRole('heading', { name, exact: true }).waitFor()
}

type Fields = { [name: string]: { stringValue?: string } }

async function recordsOfMeeting() {
  const field = { fieldPath: 'meetingId' }
  const where = { fieldFilter: { field, op: 'EQUAL', value: { stringValue: meeting.id } } }
  const structuredQuery = { from: [{ collectionId: 'attendance' }], where }
  const path = `/v1/projects/${demoProjectId}/databases/(default)/documents:runQuery`
  const answer = await callEmulator(firestore, 'POST', path, { structuredQuery })
  return (answer as { document?: { fields: Fields } }[]).flatMap(({ document }) => document ?? [])
}

function counterOf(page: Page) {
  return page.getByRole('group', { name: 'Checked in' }).innerText()
}

function keptIn(page: Page) {
  return page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
}
