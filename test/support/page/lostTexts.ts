/*
 * Chrome's Translate puts other elements in the place of text nodes. React writes a text that is alone
 * in its element through the element, which works on a translated page. It keeps a node of its own for
 * any other text: there the change would not be seen, and removing the node, or inserting something
 * before it, would throw.
 */

let own = new WeakSet<Node>()
const lost = new Set<string>()

const isOwn = (node: Node | null, text = node?.nodeValue) =>
  node !== null && own.has(node) && /\p{L}/u.test(text ?? '')

function note({ type, target, oldValue, addedNodes, removedNodes, nextSibling }: MutationRecord) {
  if (type === 'characterData' && isOwn(target, oldValue))
    lost.add(`changes: “${oldValue}” to “${target.nodeValue}”`)
  // Both at once is a replacement by Translate, or by the element's `textContent`.
  if (addedNodes.length === 0)
    for (const node of removedNodes) if (isOwn(node)) lost.add(`is removed: “${node.nodeValue}”`)
  if (removedNodes.length === 0 && addedNodes.length > 0 && isOwn(nextSibling))
    lost.add(`gets something before it: “${nextSibling?.nodeValue}”`)
}

const observer = new MutationObserver((records) => records.forEach(note))

/**
 * Follows the texts of the page that would be lost on a translated page.
 *
 * @returns a function that stops it
 */
export function watchTexts(): () => void {
  const createTextNode = document.createTextNode.bind(document)
  document.createTextNode = (text) => {
    const node = createTextNode(text)
    own.add(node)
    return node
  }
  observer.observe(document.body, {
    childList: true,
    characterData: true,
    characterDataOldValue: true,
    subtree: true,
  })
  return () => {
    observer.disconnect()
    document.createTextNode = createTextNode
    own = new WeakSet()
  }
}

/** What was found since the last call: texts that need an element of their own, such as a `<span>`. */
export function lostTexts(): string[] {
  observer.takeRecords().forEach(note)
  const found = [...lost]
  lost.clear()
  return found
}
