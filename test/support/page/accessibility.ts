import axe from 'axe-core'
import { expect } from 'vitest'

/** WCAG 2.2 AA and good practice, for axe. */
export const rules = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations' as const],
}

/** One opens where the mouse happens to be since the step before, and belongs to no landmark. */
export const tooltips = '[role="tooltip"]'

const schemeAttribute = 'data-color-scheme'

/**
 * Checks what is on the screen, or a part of it, against WCAG 2.2 AA and good practice, and its
 * contrasts in dark colours as well.
 */
export async function expectNoViolations(container: Element = document.body): Promise<void> {
  // axe would count what is half under the header as too small to be pressed.
  window.scrollTo(0, 0)
  await untilSettled()
  const context = { include: container, exclude: tooltips }
  const { violations } = await axe.run(context, rules)
  expect(inWords(violations)).toEqual([])

  const { documentElement } = document
  const before = documentElement.getAttribute(schemeAttribute)
  documentElement.setAttribute(schemeAttribute, 'dark')
  try {
    await untilSettled()
    const dark = await axe.run(context, { runOnly: ['color-contrast'] })
    expect(inWords(dark.violations), 'in dark colours').toEqual([])
  } finally {
    if (before === null) documentElement.removeAttribute(schemeAttribute)
    else documentElement.setAttribute(schemeAttribute, before)
    await untilSettled()
  }
}

/**
 * Waits for whatever is on its way from one colour or place to another, for it has the contrast of
 * neither. Refers to nothing outside itself, so that it can run in a page, too.
 */
export async function untilSettled(): Promise<void> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  const moving = () => document.getAnimations().filter((each) => each instanceof CSSTransition)
  // What has just been rendered starts to move with the next frame.
  await frame()
  await frame()
  while (moving().length > 0) {
    await Promise.allSettled(moving().map(({ finished }) => finished))
    await frame()
  }
}

/** A line for each of what axe has found. */
export const inWords = (violations: Pick<axe.Result, 'id' | 'help' | 'nodes'>[]) =>
  violations.map(
    ({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ html }) => html).join(' | ')}`,
  )
