/**
 * Does to the page what Chrome's Translate does: two nested `font` elements with another text take the
 * place of every text node that has letters, at once and whenever a text arrives or changes. What is
 * marked `translate="no"` or `notranslate` stays, and so do scripts, styles and what somebody types.
 * Refers to nothing outside itself, so that it can run in the page of a journey, too.
 *
 * @returns a function that stops it
 */
export function translatePage(): () => void {
  const untouched =
    '[translate="no"], .notranslate, script, style, noscript, textarea, input, .was-translated'

  function translateText(text: Text) {
    if (!/\p{L}/u.test(text.data) || text.parentElement?.closest(untouched) !== null) return
    const outer = document.createElement('font')
    outer.className = 'was-translated'
    outer.style.verticalAlign = 'inherit'
    const inner = outer.appendChild(outer.cloneNode() as HTMLElement)
    // Not through React's own `document.createTextNode`, which `lostTexts` watches.
    inner.textContent = text.data.replace(/\S(?=\s*$)/u, '$&»')
    text.replaceWith(outer)
  }

  function translateAll(node: Node) {
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
    const texts: Text[] = node instanceof Text ? [node] : []
    while (walker.nextNode() !== null) texts.push(walker.currentNode as Text)
    texts.forEach(translateText)
  }

  const observer = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      if (type === 'characterData') translateAll(target)
      addedNodes.forEach(translateAll)
    }
  })
  observer.observe(document.body, { childList: true, characterData: true, subtree: true })
  translateAll(document.body)
  return () => observer.disconnect()
}
