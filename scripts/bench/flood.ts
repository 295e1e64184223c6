import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import type { Page } from 'playwright'
import { demoAdmin } from '@/shared/config/demo'
import { startStack } from '@scripts/emulators/stack'
import { writeCollections } from '@scripts/emulators/firestoreRest'
import { openBrowser, office, openPage } from '@scripts/bench/measure/browser'
import { startFeeder, type Feeder } from '@scripts/bench/measure/feeder'
import { reportFigure } from '@scripts/bench/measure/report'
import { aRegistration } from '@scripts/samples/records'

// A flood of false registrations, over the emulator, with a feeder that sends its lists: how long the desk
// takes to open, to find them by one search, to select them all, and how many it moves to the trash and
// erases in a minute. `-- 20000` is how many there are, `--most 500` after how many each is stopped.
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { most: { type: 'string', default: '500' } },
})
const count = Number(positionals[0] ?? 20_000)
const most = Math.min(count / 3, Number(values.most))
const firm = 'Cheap Loans'
const words = new Intl.NumberFormat('en-IN')

const folder = await mkdtemp(join(tmpdir(), 'bench-flood-'))
const emulators = await startStack({ folder: join(folder, 'emulators'), fresh: true })
const { firestore, backend } = emulators
if (!firestore) throw new Error(`This needs the emulators, but: ${backend}`)
const browser = await openBrowser()
let feeder: Feeder | undefined
let stack: Awaited<ReturnType<typeof startStack>> | undefined
try {
  const newest = Date.now()
  const records = Array.from({ length: count }, (_, n) =>
    aRegistration(50_000 + n, {
      firmName: firm,
      name: 'Loan Agent',
      createdAt: new Date(newest - n * 100),
    }),
  )
  console.log(`${words.format(count)} false registrations are written…`)
  const genuine = aRegistration(1, { createdAt: new Date(newest + 1_000) })
  await writeCollections(firestore, { New_Registration: [...records, genuine] })
  feeder = await startFeeder({}, firestore)
  stack = await startStack({
    outDir: join(folder, 'site'),
    folder: join(folder, 'site-data'),
    plan: { kind: 'emulators', backend, source: { where: '', running: feeder.address } },
  })

  const { page } = await openPage(browser, office, stack.siteUrl)
  let since = performance.now()
  const report = (what: string) => {
    reportFigure(what, [performance.now() - since], 'ms')
    since = performance.now()
  }
  await page.goto('/AdminLogInForm')
  await page.locator('#root:not([data-page])').waitFor({ state: 'attached' })
  await page.getByRole('textbox', { name: 'Email' }).fill(demoAdmin.email)
  await page.getByLabel(/^Password/).fill(demoAdmin.password)
  since = performance.now()
  await page.getByRole('button', { name: 'Login' }).click()
  await page.getByRole('grid').getByRole('link').first().waitFor()
  report('from Login to the first rows')
  await page.getByText('Live', { exact: true }).first().waitFor()
  report('until the list is live')
  await page.getByRole('searchbox', { name: 'Search' }).fill(firm)
  await page.getByText(/^[\d,]+ of [\d,]+ registrations$/).waitFor()
  report('until all of them are found')
  await selectAll(page)
  report('until all of them are selected')
  await page.getByRole('button', { name: 'Move to the trash' }).click()
  await measureBulk(page, 'moved to the trash in a minute')
  // The others are still selected.
  await page.getByRole('button', { name: 'Erase as spam…' }).click()
  const dialog = page.getByRole('dialog')
  const question = await dialog
    .getByText(/^Type \d+ to confirm$/)
    .first()
    .textContent()
  await dialog.getByLabel(/^Type \d+ to confirm$/).fill(/\d+/.exec(question ?? '')?.[0] ?? '')
  await dialog.getByRole('button', { name: 'Erase as spam' }).click()
  await measureBulk(page, 'erased in a minute')
} finally {
  await browser.close()
  await stack?.stop()
  feeder?.stop()
  await emulators.stop()
  await rm(folder, { recursive: true, force: true })
}

async function selectAll(page: Page) {
  await page.getByRole('checkbox', { name: 'Select all rows' }).click()
  await page.getByRole('button', { name: /^Select all .* that match$/ }).click()
  await page.getByRole('button', { name: 'Erase as spam…' }).waitFor()
}

/** Stops once enough are done. */
async function measureBulk(page: Page, name: string) {
  const progress = page.getByText(/^[\d,]+ of [\d,]+$/).first()
  await progress.waitFor()
  const since = performance.now()
  let done = 0
  while (done < most) {
    await wait(500)
    done = Number((await progress.textContent())?.split(' ')[0]?.replaceAll(',', ''))
  }
  reportFigure(name, [(done / (performance.now() - since)) * 60_000], 'records')
  await page.getByRole('button', { name: 'Stop' }).click()
  await page.getByRole('button', { name: 'Close', exact: true }).click()
}
