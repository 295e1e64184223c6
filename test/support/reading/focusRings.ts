import type { Page } from 'playwright'

/** What has the focus, and whether a ring around it can be told from the page. Runs in the page. */
export function focusRing() {
  const probe = document.body.appendChild(document.createElement('i'))
  probe.style.color = 'Canvas'
  const ground = getComputedStyle(probe).color
  probe.remove()
  const focused = document.activeElement ?? document.body
  const around: Element[] = []
  for (let each: Element | null = focused; each !== null && around.length < 3;) {
    around.push(each)
    each = each.parentElement
  }
  const isSeen = around.some((element) => {
    const { opacity, boxShadow, outlineStyle, outlineWidth, outlineColor } =
      getComputedStyle(element)
    const hasRing = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1
    return opacity !== '0' && ((hasRing && outlineColor !== ground) || boxShadow !== 'none')
  })
  const { localName, id, textContent } = focused
  const name = focused.getAttribute('aria-label') ?? focused.getAttribute('name') ?? textContent
  return { what: `${localName} ${name.slice(0, 40)} ${id}`, isSeen, isPage: localName === 'body' }
}

/** Presses Tab `stops` times. Returns the elements that had the focus without a visible ring. */
export async function stopsWithoutRing(page: Page, stops: number) {
  const found: string[] = []
  for (let at = 0; at < stops; at += 1) {
    await page.keyboard.press('Tab')
    const { what, isSeen, isPage } = await page.evaluate(focusRing)
    if (!isSeen && !isPage) found.push(what)
  }
  return found
}
