import { parseSync, type ESTree } from 'vite'

/** A text of a table: its key as a path with dots, and the words that a translator has entered. */
export type Entered = { key: string; text: string }

/** Why a text was not taken over. */
type Left = { key: string; why: string }

type Node = ESTree.Expression | ESTree.SpreadElement

/**
 * Writes the texts of a table into the source of a text file. Texts with a value in them are functions: these a
 * developer changes.
 *
 * @param source of `src/texts/<area>/<language>.ts`
 * @param checkedBy the name of the speaker who has checked all of them, with the day
 * @returns the new source, the keys that have changed, and those that were left, with the reason
 */
export function changeTexts(source: string, entered: readonly Entered[], checkedBy?: string) {
  const object = textsIn(source)
  const changes: { start: number; end: number; text: string }[] = []
  const changed: string[] = []
  const left: Left[] = []
  for (const { key, text } of entered) {
    const node = object && nodeAt(object, key)
    if (node === undefined) left.push({ key, why: 'the file has no such text' })
    else if (node.type !== 'Literal') {
      left.push({ key, why: 'it has a value in it: change it in the file' })
    } else if (node.value !== text) {
      changes.push({ start: node.start, end: node.end, text: quoted(text) })
      changed.push(key)
    }
  }
  let result = source
  for (const { start, end, text } of changes.toSorted((a, b) => b.start - a.start)) {
    result = result.slice(0, start) + text + result.slice(end)
  }
  if (checkedBy !== undefined) {
    result = result.replace(
      /^(export const checkedBy\b[^=]*= ).*$/m,
      (_line, begin: string) => begin + quoted(checkedBy),
    )
  }
  return { source: result, changed, left }
}

const quoted = (text: string) =>
  `'${text.replace(/[\\']/g, String.raw`\$&`).replace(/\n/g, String.raw`\n`)}'`

/** The object `export const texts = {…}`. */
function textsIn(source: string): Node | undefined {
  for (const statement of parseSync('texts.ts', source).program.body) {
    if (statement.type !== 'ExportNamedDeclaration') continue
    const { declaration } = statement
    const [declared] = declaration?.type === 'VariableDeclaration' ? declaration.declarations : []
    if (declared?.id.type === 'Identifier' && declared.id.name === 'texts') {
      return declared.init ?? undefined
    }
  }
  return undefined
}

/** The value at a path: `steps.0.title`. */
function nodeAt(object: Node, key: string): Node | undefined {
  let node: Node | undefined = object
  for (const name of key.split('.')) {
    if (node?.type === 'ArrayExpression') node = node.elements[Number(name)] ?? undefined
    else if (node?.type === 'ObjectExpression') {
      const property: ESTree.ObjectProperty | undefined = node.properties
        .filter((each) => each.type === 'Property')
        .find((each) => nameOf(each) === name)
      node = property?.value
    } else return undefined
  }
  return node
}

const nameOf = ({ key }: ESTree.ObjectProperty) =>
  key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : undefined
