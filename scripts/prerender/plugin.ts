import { readFile, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { allLanguages, environmentsOf } from './languages.ts'
import { entry, type LanguageBuild } from './writeLanguage.ts'
import { writeSite } from './writeSite.ts'

/** Builds the site for the browser and for Node, in each language, and lets the second write the pages' HTML. */
export function prerender(root: string): Plugin {
  // Inside the checkout, where Node finds the packages; builds may run side by side.
  const folder = join(root, `dist-prerender-${process.pid}`)
  return {
    name: 'prerender',
    apply: 'build',
    config: () => ({
      environments: Object.fromEntries(
        allLanguages.flatMap((language) => {
          const { client, ssr } = environmentsOf(language)
          const forNode = {
            outDir: join(folder, language),
            emptyOutDir: false,
            manifest: true,
            copyPublicDir: false,
            rolldownOptions: { input: entry },
          }
          // Beside the English files: what does not depend on the language is the same file.
          const beside = {
            manifest: manifestOf(language),
            emptyOutDir: false,
            copyPublicDir: false,
          }
          return [
            [ssr, { build: forNode }],
            ...(language === 'en' ? [] : [[client, { build: beside }]]),
          ]
        }),
      ),
      builder: {
        async buildApp(builder) {
          const { environments } = builder
          const site = resolve(root, environments.client!.config.build.outDir)
          try {
            const builds: LanguageBuild[] = []
            for (const language of allLanguages) {
              const { client, ssr } = environmentsOf(language)
              await builder.build(environments[client]!)
              // The next language writes over it.
              const template = await readFile(join(site, 'index.html'), 'utf8')
              await builder.build(environments[ssr]!)
              const renderer = join(folder, language)
              builds.push({
                language,
                template,
                renderer,
                manifest: join(site, manifestOf(language)),
              })
            }
            await writeSite(root, site, builds)
          } finally {
            await rm(folder, { recursive: true, force: true })
          }
        },
      },
    }),
  }
}

const manifestOf = (language: string) =>
  `.vite/manifest${language === 'en' ? '' : `-${language}`}.json`
