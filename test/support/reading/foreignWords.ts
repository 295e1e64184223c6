import type { Page } from 'playwright'
import { latinNames } from '@scripts/texts/terms'

/** What is written in Latin letters in every language, also in facts; two capitals begin a number. */
const inLatin = new RegExp(
  `^(${[
    ...latinNames.flatMap((name) => name.split(' ')),
    '[A-Z]{2}|PIN|PDF|CSV|URL|TXT|DPDP|UDYAM',
    'WhatsApp|Facebook|Instagram|YouTube|LinkedIn|English|firestore|googleapis|com',
  ].join('|')})$`,
)

/** Not the danda, which both write and which counts as Devanagari. */
const foreign = {
  or: '[A-Za-z]{2,}|[\\u0900-\\u0963\\u0970-\\u097f]+',
  hi: '[A-Za-z]{2,}|[\\u0b00-\\u0b7f]+',
}

/**
 * The words of a page that are in other letters than its language has, and are not marked as another one: those that
 * are seen, those that a screen reader reads or a pointer uncovers, and those that a search engine shows.
 */
export const foreignWords = (page: Page, language: keyof typeof foreign) =>
  page
    .evaluate(wordsIn, foreign[language])
    .then((words) => words.filter((word) => !inLatin.test(word)))

/** Runs in the page. */
function wordsIn(letters: string): string[] {
  // A choice of a meeting ends in the name of its venue, and can hold no element.
  const marked = 'script, style, textarea, [translate=no], [name=meeting], [lang]'
  const isOwn = (element: Element) => element.closest(marked) === document.documentElement
  const all = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: string[] = []
  for (let node = all.nextNode(); node !== null; node = all.nextNode()) {
    if (isOwn(node.parentElement!)) texts.push(node.nodeValue ?? '')
  }
  const spoken = ['aria-label', 'aria-description', 'aria-roledescription', 'aria-valuetext']
  const labels = [...spoken, 'alt', 'title', 'placeholder']
  for (const name of labels) {
    for (const element of document.body.querySelectorAll(`[${name}]`)) {
      if (isOwn(element)) texts.push(element.getAttribute(name) ?? '')
    }
  }
  // The name of a company is in its title.
  const names = [...document.querySelectorAll('[translate=no]')].map((it) => it.textContent)
  const meta =
    'meta:is([name=description], [property^="og:"]:not([property$=url], [property$=image], [property$=type]))'
  const forOthers = [...document.querySelectorAll<HTMLMetaElement>(meta)].map((it) => it.content)
  for (const text of [document.title, ...forOthers]) {
    texts.push(names.reduce((rest, name) => rest.replace(name, ''), text))
  }
  const words = texts.flatMap(
    (text) => text.replace(/https?:\S+/g, '').match(new RegExp(letters, 'gu')) ?? [],
  )
  return [...new Set(words)]
}
