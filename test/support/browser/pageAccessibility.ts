import type axe from 'axe-core'
import source from 'axe-core/axe.min.js?raw'
import type { Page } from 'playwright'
import { expect } from 'vitest'
import { inWords, rules, tooltips, untilSettled } from '@test/support/page/accessibility'

/** The rules whose answer depends on the colours alone. */
const colours = { ...rules, runOnly: { type: 'rule' as const, values: ['color-contrast'] } }

/** Checks a page of a journey as `expectNoViolations` does. */
export async function expectPageWithoutViolations(page: Page): Promise<void> {
  expect(await violationsOf(page)).toEqual([])
}

/** What there is to say against a page; `colours`: against its colours, once the rest is known. */
export async function violationsOf(page: Page, which: 'all' | 'colours' = 'all') {
  // Not as a script element: the site's content security policy refuses it.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  const run = async () => {
    await page.evaluate(untilSettled)
    return page.evaluate(
      async ([exclude, given]) => {
        const { run: check } = (window as unknown as { axe: typeof axe }).axe
        return (await check({ include: document, exclude }, given)).violations
      },
      [tooltips, which === 'all' ? rules : colours] as const,
    )
  }
  const violations = await run()
  // Live data may come while axe looks; what is really wrong is wrong the second time, too.
  return violations.length === 0 ? [] : inWords(await run())
}
