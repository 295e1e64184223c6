import type { Page } from 'playwright'

/** What is written on the page, and where everything stands once it has come to rest. */
export async function look(page: Page) {
  await atRest(page)
  return page.evaluate(() => ({
    text: document.getElementById('root')!.textContent,
    title: document.title,
    head: [...document.head.querySelectorAll('meta,link[rel=canonical]')]
      .map((it) => it.outerHTML)
      .sort(),
    boxes: [...document.querySelectorAll('header *, main *, footer *')]
      .filter((element) => element.checkVisibility())
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect()
        return `${element.tagName} ${[x, y, width, height].map(Math.round).join(' ')}`
      }),
  }))
}

export const atRest = (page: Page) =>
  page.waitForFunction(() => document.getAnimations().length === 0)

/**
 * Words that stand outside of the screen, of their own box, or of one that cuts them off.
 *
 * @param parts selectors of the parts of the page to look at
 */
export function wordsCutOff(parts: string[] = ['header', 'main', 'footer']): string[] {
  const root = document.documentElement
  const isCut = (element: Element) => {
    for (let around = element.parentElement; around !== null; around = around.parentElement) {
      // It can be scrolled to, or is read out and not to be seen.
      if (/auto|scroll/.test(getComputedStyle(around).overflowX)) return false
      if (getComputedStyle(around).clipPath !== 'none' && around.clientWidth <= 1) return false
    }
    const { left, right, bottom } = element.getBoundingClientRect()
    if (left < -1 || right > root.clientWidth + 1) return true
    const { display } = getComputedStyle(element)
    if (display !== 'inline' && element.scrollWidth > element.clientWidth + 1) return true
    let frame = element.parentElement
    while (frame !== null && frame !== document.body) {
      if (getComputedStyle(frame).overflowY === 'hidden') {
        const box = frame.getBoundingClientRect()
        if (bottom > box.bottom + 2 || right > box.right + 2) return true
      }
      frame = frame.parentElement
    }
    return false
  }
  const words = ':is(a, button, h1, h2, h3, p, li, dt, dd, label, legend)'
  const problems = [...document.querySelectorAll(parts.map((part) => `${part} ${words}`).join())]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    // Read out, and not to be seen.
    .filter((element) => element.clientWidth > 1 || getComputedStyle(element).display === 'inline')
    .filter((element) => getComputedStyle(element).clipPath !== 'inset(50%)')
    .filter(isCut)
    .map((element) => `cut off: ${element.tagName} ${element.textContent.slice(0, 60)}`)
  const sideways = root.scrollWidth - root.clientWidth
  return sideways > 0 ? [...problems, `scrolls sideways by ${sideways}`] : problems
}

/** The same for a page of a journey. */
export const cutOffWords = (page: Page, parts?: string[]) => page.evaluate(wordsCutOff, parts)

/** Odia and Hindi words on lines that are too low for the signs above and below their letters. */
export const lowLines = (page: Page) =>
  page.evaluate(() => {
    const all = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const problems = new Set<string>()
    for (let node = all.nextNode(); node !== null; node = all.nextNode()) {
      const text = node.textContent ?? ''
      const element = node.parentElement!
      if (!/[\u0900-\u097f\u0b00-\u0b7f]/.test(text) || !element.checkVisibility()) continue
      const { lineHeight, fontSize } = getComputedStyle(element)
      const lines = parseFloat(lineHeight) / parseFloat(fontSize)
      if (lines < 1.349) problems.add(`lines of ${lines.toFixed(2)}: ${text.slice(0, 60)}`)
    }
    return [...problems]
  })
