import { parseArgs } from 'node:util'
import type { Page } from 'playwright'
import { openMemberList } from '@test/support/administrator'
import { startDesk } from './desk'
import { interact, watchInteractions, type Interaction } from './interactions'
import { settle } from './measure'
import { signIn, typingTime } from './signIn'
import { createReport } from './targets'

// Measures what an administrator does all day, and says where the next picture comes too late.
// `-- --records 1000,50000 --runs 3` takes other sizes than 10,000 registrations, and does each thing
// less often than the usual five times.
const { values } = parseArgs({
  options: {
    records: { type: 'string', default: '10000' },
    runs: { type: 'string', default: '5' },
  },
})
const runs = Number(values.runs)
const exporting = 'a file of all'
const [toOther, back] = ['another list', 'the first list again']
const [firstList, otherList] = [/^New registrations/, /^Growth fund/]

const report = createReport()
for (const count of values.records.split(',').map(Number)) await measure(count)
if (!report.isMet()) process.exitCode = 1

async function measure(count: number) {
  console.log(`\nMaking ${count} registrations and building the site…`)
  const desk = await startDesk(count)
  /** Milliseconds to the next picture, and of the longest task of an export. */
  const most = count <= 10_000 ? 100 : 200
  try {
    console.log(`${`${count} registrations`.padEnd(67)} lowest–highest`)
    const signIns: number[] = []
    for (let run = 0; run < runs; run += 1) signIns.push(await signIn(desk, typingTime))
    report.figure('from signing in to the first row', signIns, 'ms')

    const { page, client, close } = await desk.open()
    await page.addInitScript(watchInteractions)
    await openMemberList(page)
    await firstName(page).waitFor()
    await settle(client)
    const found = new Map<string, Interaction[]>()
    const hasMenu = (await menu(page).count()) > 0
    for (let run = 0; run < runs; run += 1) {
      for (const [what, act, done] of acts(page, hasMenu)) {
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

/** Something done by hand, and what is seen when it is done. */
type Act = [what: string, act: () => Promise<unknown>, done: () => Promise<unknown>]

/** What is done all day; all of it together leaves the list as it was. */
function acts(page: Page, hasMenu: boolean): Act[] {
  return [
    ...(hasMenu ? menuActs(page) : tabActs(page)),
    ...searchActs(page),
    ...orderActs(page),
    [
      exporting,
      () => page.getByRole('button', { name: 'Download CSV' }).click(),
      () =>
        page
          .getByText(/rows written to the file/)
          .first()
          .waitFor(),
    ],
    ...recordActs(page),
  ]
}

function menuActs(page: Page): Act[] {
  const link = (name: RegExp) => menu(page).getByRole('link', { name })
  const isShown = menu(page).locator('[aria-current="page"]', { hasText: otherList })
  return [
    [toOther, () => link(otherList).click(), () => isShown.waitFor()],
    [back, () => link(firstList).click(), () => firstName(page).waitFor()],
  ]
}

/** The first edition had tabs where the menu is now. */
function tabActs(page: Page): Act[] {
  const tab = (name: RegExp, selected?: boolean) => page.getByRole('tab', { name, selected })
  return [
    [toOther, () => tab(otherList).click(), () => tab(otherList, true).waitFor()],
    [back, () => tab(firstList).click(), () => firstName(page).waitFor()],
  ]
}

function searchActs(page: Page): Act[] {
  const search = page.getByRole('searchbox', { name: 'Search' })
  const district = page.getByRole('combobox', { name: 'District', exact: true })
  const clear = page.getByRole('button', { name: 'Clear', exact: true })
  // It stands in the page and is read out.
  const says = (count: RegExp) => page.getByText(count).first().waitFor()
  const all = () => says(/^[\d,]+ registrations$/)
  const some = () => says(/^[\d,]+ of [\d,]+ registrations$/)
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

function menu(page: Page) {
  return page.getByRole('navigation', { name: 'Admin area' })
}

function firstName(page: Page) {
  return page.getByRole('grid').getByRole('link').first()
}
