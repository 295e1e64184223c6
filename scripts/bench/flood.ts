import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { demoAdmin } from '@/shared/config/demo'
import { startStack } from '@scripts/emulators'
import { writeCollections } from '@scripts/firestoreRest'
import { openBrowser, office, openPage } from '@scripts/measure/browser'
import { reportFigure } from '@scripts/measure/report'
import { aRegistration } from '@scripts/records'

// A flood of false registrations, over the emulator: how long the desk takes to open, to find them by one
// search, to choose them all, and how many it erases in a minute. `-- 20000` is how many there are,
// `--erase 500` how many are erased before it is stopped.
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { erase: { type: 'string', default: '500' } },
})
const count = Number(positionals[0] ?? 20_000)
const toErase = Math.min(count, Number(values.erase))
const firm = 'Cheap Loans'
const words = new Intl.NumberFormat('en-IN')

const folder = await mkdtemp(join(tmpdir(), 'bench-flood-'))
const stack = await startStack({ outDir: join(folder, 'site'), folder, fresh: true })
if (!stack.firestore) throw new Error(`This needs the emulators, but: ${stack.backend}`)
const browser = await openBrowser()
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
  await writeCollections(stack.firestore, { New_Registration: records })

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
  await page.getByRole('checkbox', { name: 'Select all rows' }).click()
  await page.getByRole('button', { name: /^Select all .* that match$/ }).click()
  await page.getByRole('button', { name: 'Erase as spam…' }).waitFor()
  report('until all of them are selected')
  await page.getByRole('button', { name: 'Erase as spam…' }).click()
  const confirm = page.getByLabel(/^Type \d+ to confirm$/)
  const number = /\d+/.exec(
    (await page
      .getByText(/^Type \d+ to confirm$/)
      .first()
      .textContent()) ?? '',
  )
  await confirm.fill(number?.[0] ?? '')
  await page.getByRole('dialog').getByRole('button', { name: 'Erase as spam' }).click()
  await page.getByRole('button', { name: 'Save now' }).click()
  since = performance.now()
  const settled = async () => {
    const text = await page
      .getByText(/^[\d,]+ of [\d,]+$/)
      .first()
      .textContent()
    return Number((text ?? '0').split(' ')[0]!.replaceAll(',', ''))
  }
  while ((await settled()) < toErase) await wait(500)
  const seconds = (performance.now() - since) / 1000
  reportFigure('erased in a minute', [((await settled()) / seconds) * 60], 'records')
  await page.getByRole('button', { name: 'Stop' }).click()
  await page.getByText(/^Erase as spam: [\d,]+ done/).waitFor()
} finally {
  await browser.close()
  await stack.stop()
  await rm(folder, { recursive: true, force: true })
}
