import axe from 'axe-core'
import type { Page } from 'playwright'
import { expect } from 'vitest'

const options = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations' as const],
}

/** Checks what is on the screen, or a part of it, against WCAG 2.2 AA and good practice. */
export async function expectNoViolations(container: Element = document.body): Promise<void> {
  // A colour on its way from one to another has the contrast of neither.
  const transitions = document.getAnimations().filter((each) => each instanceof CSSTransition)
  await Promise.allSettled(transitions.map(({ finished }) => finished))
  const { violations } = await axe.run(container, options)
  expect(inWords(violations)).toEqual([])
}

/** The same for a page of a journey. */
export async function expectPageWithoutViolations(page: Page): Promise<void> {
  // Not as a script element: the site's content security policy refuses it.
  await page.evaluate(axe.source)
  const violations = await page.evaluate(
    async (given) =>
      (await (window as unknown as { axe: typeof axe }).axe.run(document, given)).violations,
    options,
  )
  expect(inWords(violations)).toEqual([])
}

const inWords = (violations: Pick<axe.Result, 'id' | 'help' | 'nodes'>[]) =>
  violations.map(
    ({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ html }) => html).join(' | ')}`,
  )
