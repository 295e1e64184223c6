import axe from 'axe-core'
import type { Page } from 'playwright'
import { expect } from 'vitest'

const options = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations' as const],
}

/** The rules whose answer depends on the colours alone. */
const colours = { ...options, runOnly: { type: 'rule' as const, values: ['color-contrast'] } }

/** Checks what is on the screen, or a part of it, against WCAG 2.2 AA and good practice. */
export async function expectNoViolations(container: Element = document.body): Promise<void> {
  await untilSettled()
  const { violations } = await axe.run(container, options)
  expect(inWords(violations)).toEqual([])
}

/**
 * Waits for whatever is on its way from one colour or place to another, for it has the contrast of
 * neither. Refers to nothing outside itself, so that it can run in a page, too.
 */
async function untilSettled(): Promise<void> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  const moving = () => document.getAnimations().filter((each) => each instanceof CSSTransition)
  // What has just been drawn starts to move with the next frame.
  await frame()
  await frame()
  while (moving().length > 0) {
    await Promise.allSettled(moving().map(({ finished }) => finished))
    await frame()
  }
}

/** The same for a page of a journey. */
export async function expectPageWithoutViolations(page: Page): Promise<void> {
  expect(await violationsOf(page)).toEqual([])
}

/** What there is to say against a page; `colours`: against its colours, once the rest is known. */
export async function violationsOf(page: Page, which: 'all' | 'colours' = 'all') {
  // Not as a script element: the site's content security policy refuses it.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const run = async () => {
    await page.evaluate(untilSettled)
    return page.evaluate(
      async (given) =>
        (await (window as unknown as { axe: typeof axe }).axe.run(document, given)).violations,
      which === 'all' ? options : colours,
    )
  }
  const violations = await run()
  // Live data may come while axe looks; what is really wrong is wrong the second time, too.
  return violations.length === 0 ? [] : inWords(await run())
}

const inWords = (violations: Pick<axe.Result, 'id' | 'help' | 'nodes'>[]) =>
  violations.map(
    ({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ html }) => html).join(' | ')}`,
  )
