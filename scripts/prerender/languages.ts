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

/** The language of a mode of Vite: `npm run dev -- --mode or` serves the sources in Odia. */
export const languageOfMode = (mode: string | undefined) =>
  allLanguages.find((language) => language === mode) ?? 'en'

const page = /\/src\/(?:features|app)\/.*Page\.tsx$/

/**
 * `@/texts/<area>` is the English file for TypeScript, tests and the English build; here it is the file of the language
 * that is built. A page of another language says in its code how far its texts are translated.
 *
 * @param served the language that the server of `npm run dev` serves
 */
export function texts(root: string, served: Language = 'en'): Plugin {
  const languageIn = ({ name, mode }: { name: string; mode: string }) =>
    mode === 'dev' && name === 'client' ? served : languageOf(name)
  return {
    name: 'texts',
    enforce: 'pre',
    config: (_config, { command }) => ({
      environments: Object.fromEntries(
        (command === 'build' ? allLanguages : [served]).flatMap((language) => {
          const { client, ssr } = environmentsOf(command === 'build' ? language : 'en')
          const define = { __LANGUAGE__: JSON.stringify(language) }
          return [
            [client, { consumer: 'client' as const, define }],
            [ssr, { define }],
          ]
        }),
      ),
    }),
    resolveId(source) {
      const [, area] = /^@\/texts\/([\w-]+)$/.exec(source) ?? []
      const language = languageIn(this.environment)
      if (area === undefined || language === 'en') return undefined
      const file = join(root, 'src/texts', area, `${language}.ts`)
      return existsSync(file) ? file : undefined
    },
    // The build writes the HTML of the other languages itself.
    transformIndexHtml: (html, { server }) =>
      server && served !== 'en' ? html.replace('lang="en-IN"', `lang="${served}-IN"`) : html,
    transform(code, id) {
      const language = languageIn(this.environment)
      if (language === 'en' || !page.test(id)) return undefined
      const translation = translationOf(root, id, language)
      if (translation === 'checked') return undefined
      return { code: `${code}\nexport const translation = '${translation}'\n`, map: null }
    },
  }
}
