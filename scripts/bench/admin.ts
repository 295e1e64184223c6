import { parseArgs } from 'node:util'
import type { Page } from 'playwright'
import { logIn } from '@test/support/browser/administrator'
import { settle } from '@scripts/bench/measure/browser'
import { reportFigure } from '@scripts/bench/measure/report'
import { startDesk, watchList, type Desk } from './desk'

// Measures the daily acts of an administrator, from each act to the next frame.
// `-- --records 1000,50000 --runs 3` takes other sizes than 10,000 registrations, and does each
// act 3 times instead of 5.
const { values } = parseArgs({
  options: {
    records: { type: 'string', default: '10000' },
    runs: { type: 'string', default: '5' },
  },
})
const runs = Number(values.runs)

for (const count of values.records.split(',').map(Number)) {
  const desk = await startDesk(count)
  try {
    await measureActs(desk, count <= 10_000 ? 100 : 200)
  } finally {
    await desk.stop()
  }
}

/** @param most milliseconds from an act to the next frame, and of an act's longest task */
async function measureActs({ open }: Desk, most: number) {
  const { page, session, close } = await open()
  await page.addInitScript(watchList, undefined)
  await logIn(page)
  await firstName(page).waitFor()
  await settle(session)
  const all = acts(page).map((act) => ({ ...act, frames: [] as number[], tasks: [] as number[] }))
  for (let run = 0; run < runs; run += 1) {
    for (const { act, done, frames, tasks } of all) {
      await page.evaluate(() => {
        window.bench.frames.length = 1
        window.bench.tasks.length = 1
      })
      await act()
      await done()
      await settle(session)
      const measured = await page.evaluate(() => window.bench)
      frames.push(Math.max(...measured.frames))
      tasks.push(Math.max(...measured.tasks))
    }
  }
  for (const { what, frames, tasks } of all) {
    reportFigure(`${what}: next frame`, frames, 'ms', most)
    reportFigure(`${what}: longest task`, tasks, 'ms')
  }
  await close()
}

/** An act of a person, and the element that shows when it is done. */
type Act = { what: string; act: () => Promise<unknown>; done: () => Promise<unknown> }

/** All of them together leave the list as it was. */
function acts(page: Page): Act[] {
  const menu = page.getByRole('navigation', { name: 'Admin area' })
  const [first, other] = [/^New registrations/, /^Growth fund/]
  const open = (name: RegExp) => () => menu.getByRole('link', { name }).click()
  const search = page.getByRole('searchbox', { name: 'Search' })
  const district = page.getByRole('combobox', { name: 'District', exact: true })
  const header = page.getByRole('columnheader', { name: 'Name / Firm' })
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const link = (name: string | RegExp) => page.getByRole('link', { name })
  const back = page.getByRole('navigation', { name: 'List' }).getByRole('link').first()
  const says = (text: RegExp) => () => page.getByText(text).first().waitFor()
  const [all, some] = [says(/^[\d,]+ registrations$/), says(/^[\d,]+ of [\d,]+ registrations$/)]
  const sorted = (order: string) => () => page.locator(`[aria-sort="${order}"]`).first().waitFor()
  const firstRow = () => firstName(page).waitFor()
  const saveCsv = async () => {
    await button('Export as…').click()
    await page.getByRole('menuitem', { name: 'CSV file' }).click()
  }
  const choosePuri = async () => {
    await district.focus()
    await page.keyboard.type('Puri')
  }
  const act = (what: string, does: Act['act'], done: Act['done']) => ({ what, act: does, done })
  const isOther = menu.locator('[aria-current="page"]', { hasText: other })
  return [
    act('another list', open(other), () => isOther.waitFor()),
    act('the first list again', open(first), firstRow),
    act('a letter in the search', () => search.press('k'), some),
    act('the letter deleted', () => search.press('Backspace'), all),
    act('a filter', choosePuri, some),
    act('no filter', () => button('Clear').click(), all),
    act('another order', () => header.click(), sorted('ascending')),
    act('the opposite order', () => header.click(), sorted('descending')),
    act('the first order again', () => header.click(), firstRow),
    act('a file of all', saveCsv, says(/rows written to the file/)),
    act('a record', () => firstName(page).click(), says(/^1[/]/)),
    act('the next record', () => link(/^Next/).click(), says(/^2[/]/)),
    act('back to the list', () => back.click(), firstRow),
  ]
}

function firstName(page: Page) {
  return page.getByRole('grid').getByRole('link').first()
}
