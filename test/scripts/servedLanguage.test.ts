import { join } from 'node:path'
import { createServer } from 'vite'
import { expect, test } from 'vitest'
import { root } from '@scripts/paths'
import { languageOfMode, texts } from '@scripts/prerender/languages'

/** What a browser gets from the server of `npm run dev -- --mode …`. */
async function served(mode: string) {
  const server = await createServer({
    root,
    configFile: false,
    appType: 'custom',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    resolve: { tsconfigPaths: true },
    plugins: [texts(root, languageOfMode(mode))],
  })
  try {
    const { config, pluginContainer } = server.environments.client
    const file = await pluginContainer.resolveId('@/texts/home', join(root, 'src/main.tsx'))
    const language: unknown = config.define?.['__LANGUAGE__']
    return {
      file: file?.id,
      language,
      html: await server.transformIndexHtml('/', page),
    }
  } finally {
    await server.close()
  }
}

const page = '<html lang="en-IN"><body></body></html>'

test('the sources are served in the language of the mode, English without one', async () => {
  const odia = await served('or')
  expect(odia.file).toMatch(/texts\/home\/or\.ts$/)
  expect(odia.language).toBe('"or"')
  expect(odia.html).toContain('<html lang="or-IN">')
  const english = await served('development')
  expect(english.file).toMatch(/texts\/home\/en\.ts$/)
  expect(english.html).toContain('<html lang="en-IN">')
})
