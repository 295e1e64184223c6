import type { Page } from 'playwright'
import { expect } from 'vitest'

type Counted = { presses: string[] }

/**
 * Counts every press on the pages that this one opens from now on: of the pointer, of a choice in a select, and
 * of a key. Free are only the letters that are typed into a text field, and keys that are held down with others.
 */
export const countPresses = (page: Page) =>
  page.addInitScript(() => {
    const presses: string[] = []
    Object.assign(window, { presses })
    const isText = (target: EventTarget | null) =>
      target instanceof HTMLTextAreaElement ||
      (target instanceof HTMLInputElement && /^(text|search|tel|email|url)$/.test(target.type))
    const nameOf = (target: EventTarget | null) =>
      target instanceof Element
        ? (target.closest('[aria-label]')?.getAttribute('aria-label') ?? target.textContent)
        : ''
    const count = (press: string, { isTrusted }: Event) => void (isTrusted && presses.push(press))
    const listen = { capture: true }
    addEventListener('pointerdown', (event) => count(`on ${nameOf(event.target)}`, event), listen)
    addEventListener(
      'change',
      (event) => event.target instanceof HTMLSelectElement && presses.push(event.target.value),
      listen,
    )
    addEventListener(
      'keydown',
      (event) => {
        if (/^(Shift|Control|Alt|Meta)$/.test(event.key)) return
        const isTyped = isText(event.target) && /^(.|Backspace|Delete)$/u.test(event.key)
        if (!isTyped) count(`key ${event.key}`, event)
      },
      listen,
    )
  })

/** @param most the presses that it may have taken since the page was opened */
export async function expectPresses(page: Page, most: number) {
  const presses = await page.evaluate(() => (window as unknown as Counted).presses)
  expect(presses.length, presses.join(', ')).toBeGreaterThan(0)
  expect(presses.length, presses.join(', ')).toBeLessThanOrEqual(most)
}
