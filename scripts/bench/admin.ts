import { parseArgs } from 'node:util'
import type { Page } from 'playwright'
import { openMemberList } from '@test/support/administrator'
import { startDesk, type Desk } from './desk'
import { interact, watchInteractions, watchSignIn, type Interaction } from './interactions'
import { settle } from './measure'
import { createReport } from './targets'

// Measures what an administrator does all day over a small and a large collection, and says where
// the next picture comes too late. `-- --records 5000 --runs 3` takes one size instead of two,
// and does each thing less often than the usual five times.
const { values } = parseArgs({
  options: {
    records: { type: 'string', default: '1000,50000' },
    runs: { type: 'string', default: '5' },
  },
})
const runs = Number(values.runs)
const exporting = 'a file of all'
/** Milliseconds to the next picture, and of the longest task of an export. */
const most = 100

const report = createReport()
for (const count of values.records.split(',').map(Number)) await measure(count)
if (!report.isMet()) process.exitCode = 1

async function measure(count: number) {
  console.log(`\nMaking ${count} registrations and building the site…`)
  const desk = await startDesk(count)
  try {
    console.log(`${`${count} registrations`.padEnd(67)} lowest–highest`)
    const signIns: number[] = []
    for (let run = 0; run < runs; run += 1) signIns.push(await signIn(desk))
    report.figure('from signing in to the first row', signIns, 'ms')

    const { page, client, close } = await desk.open()
    await page.addInitScript(watchInteractions)
    await openMemberList(page)
    await firstName(page).waitFor()
    await settle(client)
    const found = new Map<string, Interaction[]>()
    for (let run = 0; run < runs; run += 1) {
      for (const [what, act, done] of acts(page)) {
        const measured = await interact(page, act, done)
        found.set(what, [...(found.get(what) ?? []), measured])
        await settle(client)
      }
    }
    for (const [what, all] of found) {
      const nextPaint = all.map((each) => each.nextPaint)
      report.figure(`${what}: next picture`, nextPaint, 'ms', { most })
      if (what !== exporting) continue
      const longestTask = all.map((each) => each.longestTask)
      report.figure(`${what}: longest task`, longestTask, 'ms', { most })
    }
    await close()
  } finally {
    await desk.stop()
  }
}

/** Milliseconds from the press on Login to the first row, in a browser that knows nothing yet. */
async function signIn({ open }: Desk): Promise<number> {
  const { page, close } = await open()
  try {
    await page.addInitScript(watchSignIn)
    await openMemberList(page)
    await page.waitForFunction(() => window.signIn.shown > 0)
    return await page.evaluate(() => window.signIn.shown - window.signIn.pressed)
  } finally {
    await close()
  }
}

/** Something done by hand, and what is seen when it is done. */
type Act = [what: string, act: () => Promise<unknown>, done: () => Promise<unknown>]

/** What is done all day; all of it together leaves the list as it was. */
function acts(page: Page): Act[] {
  return [
    ...tabActs(page),
    ...searchActs(page),
    ...orderActs(page),
    [
      exporting,
      () => page.getByRole('button', { name: 'Download CSV' }).click(),
      () => page.getByText(/rows written to the file/).waitFor(),
    ],
    ...recordActs(page),
  ]
}

function tabActs(page: Page): Act[] {
  const show = (name: RegExp) => page.getByRole('tab', { name })
  const isShown = (name: RegExp) => page.getByRole('tab', { name, selected: true }).waitFor()
  const [first, other] = [/^New registrations/, /^Growth fund/]
  return [
    ['another tab', () => show(other).click(), () => isShown(other)],
    ['the first tab again', () => show(first).click(), () => firstName(page).waitFor()],
  ]
}

function searchActs(page: Page): Act[] {
  const search = page.getByRole('searchbox', { name: 'Search' })
  const district = page.getByLabel('District', { exact: true })
  const clear = page.getByRole('button', { name: 'Clear', exact: true })
  const all = () => page.getByText(/^[\d,]+ registrations$/).waitFor()
  const some = () => page.getByText(/^[\d,]+ of [\d,]+ registrations$/).waitFor()
  const choose = async () => {
    await district.focus()
    await page.keyboard.type('Puri')
  }
  return [
    ['a letter in the search', () => search.press('k'), some],
    ['the letter taken back', () => search.press('Backspace'), all],
    ['a filter', choose, some],
    ['the filter taken back', () => clear.click(), all],
  ]
}

function orderActs(page: Page): Act[] {
  const header = page.getByRole('columnheader', { name: 'Firm name' })
  const isSorted = (order: string) => page.locator(`[aria-sort="${order}"]`).first().waitFor()
  return [
    ['another order', () => header.click(), () => isSorted('ascending')],
    ['the order turned round', () => header.click(), () => isSorted('descending')],
    ['the order given up', () => header.click(), () => firstName(page).waitFor()],
  ]
}

function recordActs(page: Page): Act[] {
  const next = page.getByRole('link', { name: /^Next/ })
  const back = page.getByRole('link', { name: 'Back to the list' })
  return [
    ['a record', () => firstName(page).click(), () => page.getByText(/^1 of /).waitFor()],
    ['the next record', () => next.click(), () => page.getByText(/^2 of /).waitFor()],
    ['back to the list', () => back.click(), () => firstName(page).waitFor()],
  ]
}

function firstName(page: Page) {
  return page.getByRole('grid').getByRole('link').first()
}
