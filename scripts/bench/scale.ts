import { parseArgs } from 'node:util'
import { logIn } from '@test/support/browser/administrator'
import { demoAdmin } from '@/shared/config/demo'
import { collectGarbage, heapOf, settle, type Opened } from '@scripts/bench/measure/browser'
import { checkTarget, reportFigure } from '@scripts/bench/measure/report'
import { traceDuring } from '@scripts/bench/measure/trace'
import { aRegistration } from '@scripts/samples/records'
import { renamed, renamedMembers, startDesk, watchList, wordsFor, type Desk } from './desk'

// Measures the lists of registrations and of members over large collections: sign-in, load, typing, changes that arrive,
// memory. `-- --records 5000 --members 100 --runs 1` takes 5000 registrations instead of 10,000, 100 members instead
// of 5000, and measures once instead of 3 times.
const { values } = parseArgs({
  options: {
    records: { type: 'string', default: '10000' },
    members: { type: 'string', default: '5000' },
    runs: { type: 'string', default: '3' },
  },
})
const count = Number(values.records)
const memberCount = Number(values.members)
const runs = Number(values.runs)
/** Each change is made so often in a run: it costs some milliseconds, which scatter. */
const repeats = 3
const burst = '100 records change'
const changed = (n: number) => `Changed ${n}`

/** A list: its page, its noun, and the text that says that all of it is there. */
type List = { path: string; noun: string; words: string }

const registrations = { path: '/memberlist', noun: 'registrations', words: wordsFor(count) }
const members = {
  path: '/desk/members',
  noun: 'members',
  words: wordsFor(memberCount, 'members'),
}

const desk = await startDesk(count, memberCount)
try {
  // At once, as only a program does, and as a quick person or a password manager.
  for (const typing of [0, 2_000]) await measureSignIn(desk, typing)
  await checkToday(desk)
  const opened = await desk.open()
  await measureLoads(opened, registrations)
  // From then on the members are followed beside the registrations.
  await openList(opened, members)
  await openList(opened, registrations)
  await measureTyping(opened, registrations)
  await measureChanges(opened, desk, registrationChanges(desk))
  await openList(opened, members)
  await measureTyping(opened, members)
  await measureChanges(opened, desk, memberChanges(desk))
  await measureLoads(await desk.open(), members)
  reportFigure('JavaScript heap', [await heapOf(opened.session)], 'MB')
} finally {
  await desk.stop()
}

/** @param typing milliseconds in which the page is filled in */
async function measureSignIn({ open }: Desk, typing: number) {
  const times: number[] = []
  for (let run = 0; run < runs; run += 1) {
    const { page, close } = await open()
    await page.addInitScript(watchList, undefined)
    await logIn(page, demoAdmin, typing)
    await page.waitForFunction(() => window.bench.first > 0)
    times.push(await page.evaluate(() => window.bench.first - window.bench.pressed))
    await close()
  }
  reportFigure(`press on Login to first row, typed in ${typing / 1000} s`, times, 'ms')
}

/** Opening Today reads no member, however many there are. Counts are no reads of members. */
async function checkToday({ open }: Desk) {
  const { page, session, close } = await open()
  await logIn(page)
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('runAggregationQuery')) return
    const body = decodeURIComponent(request.postData() ?? '')
    if (/"collectionId":"members"|documents\/members\//.test(body)) asked.push(body)
  })
  await page.goto('/desk')
  await page.getByRole('heading', { name: 'Today', level: 1 }).waitFor()
  await settle(session, 2_000)
  checkTarget('opening Today reads no member', asked.length === 0)
  await close()
}

/** Opens a list from the menu, and waits until all of it is there. */
async function openList({ page, session }: Opened, { path, words }: List) {
  await page.locator(`nav a[href^="${path}"]`).first().click()
  await page.getByText(words, { exact: true }).first().waitFor()
  await settle(session)
}

async function measureTyping({ page, session }: Opened, { noun }: List) {
  const search = page.locator('main').getByRole('searchbox')
  const rates: number[] = []
  for (let run = 0; run < runs; run += 1) {
    await settle(session)
    const rate = page.evaluate(framesPerSecond, 1_500)
    await search.pressSequentially('sample firm', { delay: 120 })
    rates.push(await rate)
    await search.fill('')
  }
  reportFigure(`typing in the search of ${noun}`, rates, 'frames/s')
}

/** To be run in the page. */
function framesPerSecond(milliseconds: number): Promise<number> {
  return new Promise((resolve) => {
    const start = performance.now()
    let frames = 0
    const count = () => {
      frames += 1
      const passed = performance.now() - start
      if (passed < milliseconds) requestAnimationFrame(count)
      else resolve((frames * 1_000) / passed)
    }
    requestAnimationFrame(count)
  })
}

async function measureLoads({ page, session }: Opened, { path, noun, words }: List) {
  const loads: Window['bench'][] = []
  await page.addInitScript(watchList, words)
  await logIn(page)
  await page.goto(path)
  for (let run = 0; run < runs; run += 1) {
    await settle(session)
    await page.reload()
    await page.waitForFunction(() => window.bench.whole > 0)
    await settle(session)
    loads.push(await page.evaluate(() => window.bench))
  }
  const of = (figure: (load: Window['bench']) => number) => loads.map(figure)
  reportFigure(
    `first rows of the ${noun} after a reload`,
    of((load) => load.first),
    'ms',
  )
  reportFigure(
    `all ${noun} after a reload`,
    of((load) => load.whole),
    'ms',
  )
  reportFigure(
    'longest task of that load',
    of(({ tasks }) => Math.max(...tasks)),
    'ms',
  )
}

/** A change: the write for the nth time, and the text on the page after it. */
type Change = [what: string, make: (n: number) => void, says: (n: number) => string]

/** The work of a page at rest, and the cost of measuring. */
function nothing({ words }: List): Change {
  return ['nothing changes', () => {}, () => words]
}

function registrationChanges({ records, feeder }: Desk): Change[] {
  const rename = (which: typeof records, name: string) => feeder.put(renamed(which, name))
  const added = (n: number) => aRegistration(1 + n, { createdAt: new Date() })
  const add = (n: number) => feeder.put({ New_Registration: [added(n)] })
  const remove = (n: number) => feeder.remove('New_Registration', [added(n).id])
  const all = () => wordsFor(count)
  return [
    nothing(registrations),
    ['a shown record changes', (n) => rename([records[n % 10]!], changed(n)), changed],
    ['a record of another page changes', (n) => rename([records.at(-1 - n)!], changed(n)), all],
    ['a new record', add, () => wordsFor(count + 1)],
    ['a record is removed', remove, all],
    [burst, (n) => rename(records.slice(0, 100), `100 ${n}`), (n) => `100 ${n}`],
    [
      'a member changes, beside the registrations',
      (n) => feeder.put(renamedMembers([desk.members.at(-1 - n)!], changed(n))),
      all,
    ],
  ]
}

function memberChanges({ members: people, feeder }: Desk): Change[] {
  const rename = (which: typeof people, name: string) => feeder.put(renamedMembers(which, name))
  const all = () => members.words
  return [
    nothing(members),
    ['a shown member changes', (n) => rename([people[n % 10]!], changed(n)), changed],
    ['a member of another page changes', (n) => rename([people.at(-20 - n)!], changed(n)), all],
    [burst, (n) => rename(people.slice(0, 100), `100 ${n}`), (n) => `100 ${n}`],
  ]
}

async function measureChanges(
  { page, session }: Opened,
  { browser }: Desk,
  changes: readonly Change[],
) {
  const measured = changes.map(([what, make, says]) => ({
    what,
    make,
    says,
    totals: [] as number[],
    longestTasks: [] as number[],
  }))
  for (let n = 0; n < runs * repeats; n += 1) {
    for (const { make, says, totals, longestTasks } of measured) {
      await collectGarbage(session)
      await settle(session)
      const { total, longestTask } = await traceDuring(browser, page, async () => {
        make(n)
        await settle(session)
      })
      const seen = page.getByText(says(n), { exact: true }).first()
      await seen.waitFor({ state: 'attached', timeout: 10_000 })
      totals.push(total)
      longestTasks.push(longestTask)
    }
  }
  for (const { what, totals, longestTasks } of measured) {
    reportFigure(`${what}: work`, totals, 'ms')
    // Up to this size a change must not be felt.
    const most = what === burst ? 100 : 50
    reportFigure(`${what}: longest task`, longestTasks, 'ms', count <= 10_000 ? most : undefined)
  }
}
