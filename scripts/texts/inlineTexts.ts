import { readFile } from 'node:fs/promises'
import { parseSync, type Plugin } from 'vite'

/** The source of each value in a text file's object, by its key. */
type Entries = Map<string, { start: number; end: number }>

const importOfTexts =
  /import \{[^}]*\btexts\b(?: as (\w+))?[^}]*\} from ['"](@\/texts\/[\w-]+)['"]/g
const textFile = /\/src\/texts\/[\w-]+\/\w+\.ts$/

/**
 * Puts each text where it is used. Components read `texts.send` of an object, which would come to each page whole,
 * with the name of every text: 2 kB for a form. So each key becomes a constant that its readers import by name; the
 * bundler writes the constants in their places and drops the others.
 */
export function inlineTexts(): Plugin {
  return {
    name: 'inline-texts',
    apply: 'build',
    // Before types are stripped.
    enforce: 'pre',
    config: () => ({
      build: { rolldownOptions: { optimization: { inlineConst: { mode: 'all', pass: 3 } } } },
    }),
    async transform(code, id) {
      const file = id.replace(/\?.*$/, '')
      if (textFile.test(file)) return { code: withConstants(code), map: null }
      if (!/\/src\/.*\.tsx?$/.test(file) || !code.includes("'@/texts/")) return undefined
      let result = code
      for (const [statement, local = 'texts', source = ''] of code.matchAll(importOfTexts)) {
        const resolved = await this.resolve(source, id)
        if (resolved === null) continue
        const entries = entriesOf(await readFile(resolved.id, 'utf8'))
        result = readByName(result, { statement, local, source, entries })
      }
      return { code: result, map: null }
    },
  }
}

/** The keys of `export const texts = {…}` that can be names. */
function entriesOf(code: string): Entries {
  const entries: Entries = new Map()
  for (const statement of parseSync('texts.ts', code).program.body) {
    if (statement.type !== 'ExportNamedDeclaration') continue
    const { declaration } = statement
    if (declaration?.type !== 'VariableDeclaration') continue
    for (const { id, init } of declaration.declarations) {
      if (id.type !== 'Identifier' || id.name !== 'texts') continue
      if (init?.type !== 'ObjectExpression') continue
      for (const property of init.properties) {
        if (property.type !== 'Property' || property.method || property.computed) continue
        if (property.key.type !== 'Identifier') continue
        const { start, end } = property.value
        entries.set(property.key.name, { start, end })
      }
    }
  }
  return entries
}

/** The text file with a constant for each key of its object. */
function withConstants(code: string) {
  const entries = [...entriesOf(code)]
  let rest = code
  for (const [key, { start, end }] of entries.toReversed()) {
    rest = `${rest.slice(0, start)}text_${key}${rest.slice(end)}`
  }
  const constants = entries.map(
    ([key, { start, end }]) => `export const text_${key} = ${code.slice(start, end)}\n`,
  )
  // Before the object, and after what its values may use.
  return rest.replace('export const texts', `${constants.join('')}export const texts`)
}

type Reading = { statement: string; local: string; source: string; entries: Entries }

/** A file that imports each text by its name. */
function readByName(code: string, { statement, local, source, entries }: Reading) {
  const used = new Set<string>()
  const body = code.replace(
    new RegExp(String.raw`(?<=\.\.\.|[^.\w$])${local}\.(\w+)`, 'g'),
    (whole, key: string) => {
      if (!entries.has(key)) return whole
      used.add(key)
      return `${local}_${key}`
    },
  )
  const names = [...used].map((key) => `text_${key} as ${local}_${key}`).join(', ')
  return body.replace(statement, `${statement}; import { ${names} } from ${JSON.stringify(source)}`)
}
