import type { Page } from 'playwright'

/** Texts that do not fit into what shows them, or into the page. Runs in the page. */
function cutOffOnPaper(): string[] {
  const root = document.documentElement
  const found = [...document.body.querySelectorAll('*')]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => element.clientWidth > 1 && element.clientHeight > 1)
    .filter((element) => {
      const { overflowX, overflowY } = getComputedStyle(element)
      const isTooHigh = element.scrollHeight > element.clientHeight + 1
      const isTooWide = element.scrollWidth > element.clientWidth + 1
      return (overflowY !== 'visible' && isTooHigh) || (overflowX !== 'visible' && isTooWide)
    })
    .map((element) => {
      const { localName, className, textContent, scrollWidth, clientWidth } = element
      const name = element.getAttribute('name') ?? className
      return `${localName} ${name} ${clientWidth}/${scrollWidth}: ${textContent.slice(0, 60)}`
    })
  const sideways = root.scrollWidth - root.clientWidth
  return sideways > 0 ? [...found, `the page is ${sideways} px too wide`] : found
}

/** An A4 page between its margins, in CSS pixels. */
export const paper = { width: 688, height: 1000 }

/** What a page cuts off when it is printed. */
export async function cutOnPaper(page: Page): Promise<string[]> {
  await page.emulateMedia({ media: 'print' })
  const cut = await page.evaluate(cutOffOnPaper)
  await page.emulateMedia({ media: null })
  return cut
}

/** What the header says on paper, and whether there is a footer. */
export async function frameOnPaper(page: Page) {
  await page.emulateMedia({ media: 'print' })
  const links = page.getByRole('banner').getByRole('link').filter({ visible: true })
  const header = await links.allInnerTexts()
  const hasFooter = await page.getByRole('contentinfo').isVisible()
  await page.emulateMedia({ media: null })
  return { header, hasFooter }
}
