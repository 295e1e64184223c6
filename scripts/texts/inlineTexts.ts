import { readFile } from 'node:fs/promises'
import { parseSync, type Plugin } from 'vite'

const textFile = /\/src\/texts\/[\w-]+\/\w+\.ts$/
const constants = '?constants'

/**
 * Gives the bundler a constant for each text. Components read `texts.send` of an object, which would come to each page
 * whole, with the name of every text: 2 kB for a form. As the namespace of a module with a constant for each key, the
 * bundler puts each text where it is used and drops the others.
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
    load: {
      filter: { id: /\/src\/texts\/.*\?constants$/ },
      handler: async (id) =>
        withConstants(dandasKept(await readFile(id.slice(0, -constants.length), 'utf8'))),
    },
    transform(code, id) {
      if (!textFile.test(id)) return undefined
      const object = objectIn(code)
      if (object === undefined) return { code: dandasKept(code), map: null }
      const namespace = `export * as texts from ${JSON.stringify(id + constants)}`
      return { code: code.slice(0, object.start) + namespace + code.slice(object.end), map: null }
    },
  }
}

/** Odia has a space before the danda, which ends a sentence: a line does not break there. */
const dandasKept = (code: string) => code.replaceAll(' ।', '\u00a0।')

type Part = { start: number; end: number }

/** The statement `export const texts = {…}`, unless a key is no name: then codes are looked up in it. */
function objectIn(code: string): (Part & { entries: [key: string, value: Part][] }) | undefined {
  for (const statement of parseSync('texts.ts', code).program.body) {
    if (statement.type !== 'ExportNamedDeclaration') continue
    const { declaration, start, end } = statement
    const [declared] = declaration?.type === 'VariableDeclaration' ? declaration.declarations : []
    if (declared?.id.type !== 'Identifier' || declared.id.name !== 'texts') continue
    if (declared.init?.type !== 'ObjectExpression') continue
    const entries: [string, Part][] = []
    for (const property of declared.init.properties) {
      if (property.type !== 'Property' || property.method || property.key.type !== 'Identifier') {
        return undefined
      }
      entries.push([property.key.name, { start: property.value.start, end: property.value.end }])
    }
    return { start, end, entries }
  }
  return undefined
}

/** The text file with an export for each key, in the place of its object. */
function withConstants(code: string): string {
  const { start, end, entries } = objectIn(code)!
  const exports = entries.map(
    ([key, value]) =>
      `const text_${key} = ${code.slice(value.start, value.end)}\nexport { text_${key} as ${key} }\n`,
  )
  // The namespace has the texts alone.
  const rest = (part: string) => part.replace(/^export (?=const|type)/gm, '')
  return rest(code.slice(0, start)) + exports.join('') + rest(code.slice(end))
}
