import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import type { Language } from '@/shared/language'
import { translationOf } from './translationOf.ts'

/** English first: the others need its files. */
export const allLanguages: readonly Language[] = ['en', 'or', 'hi']

/** The two builds of a language, as Vite's environments: for the browser, and for Node, which writes the HTML. */
export const environmentsOf = (language: Language) =>
  language === 'en'
    ? { client: 'client', ssr: 'ssr' }
    : { client: `client_${language}`, ssr: `ssr_${language}` }

const languageOf = (environment: string) =>
  allLanguages.find((language) => Object.values(environmentsOf(language)).includes(environment)) ??
  'en'

const page = /\/src\/(?:features|app)\/.*Page\.tsx$/

/**
 * `@/texts/<area>` is the English file for TypeScript, tests and the English build; here it is the file of the language
 * that is built. A page of another language says in its code how far its texts are translated.
 */
export function texts(root: string): Plugin {
  return {
    name: 'texts',
    enforce: 'pre',
    config: () => ({
      environments: Object.fromEntries(
        allLanguages.flatMap((language) => {
          const define = { __LANGUAGE__: JSON.stringify(language) }
          const { client, ssr } = environmentsOf(language)
          return [
            [client, { consumer: 'client' as const, define }],
            [ssr, { define }],
          ]
        }),
      ),
    }),
    resolveId(source) {
      const [, area] = /^@\/texts\/([\w-]+)$/.exec(source) ?? []
      const language = languageOf(this.environment.name)
      if (area === undefined || language === 'en') return undefined
      const file = join(root, 'src/texts', area, `${language}.ts`)
      return existsSync(file) ? file : undefined
    },
    transform(code, id) {
      const language = languageOf(this.environment.name)
      if (language === 'en' || !page.test(id)) return undefined
      const translation = translationOf(root, id, language)
      if (translation === 'checked') return undefined
      return { code: `${code}\nexport const translation = '${translation}'\n`, map: null }
    },
  }
}
