import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Manifest, Plugin } from 'vite'
import type * as Entry from '@/prerender'
import type { Page } from '@/shared/feature'
import { filesOf, loadedLater } from './filesOf.ts'
import { builtRules, readFirebaseConfig, type HeaderRule } from './hostingConfig.ts'
import { pageHtml } from './pageHtml.ts'
import { drawPictures } from './pictures.ts'
import { securityPolicy } from './securityPolicy.ts'
import { siteFiles } from './siteFiles.ts'

type Renderer = typeof Entry

/** The loads of a page, for the scripts that measure it. */
export type PageScripts = {
  path: string
  noIndex: boolean
  scripts: string[]
  /** The scripts of its live data, fetched once the page is in use. */
  forData: string[]
  /** The scripts that are fetched once the page rests, before they are needed. */
  atRest: string[]
}

const entry = 'src/prerender.tsx'

/** Builds the site for the browser and for Node, and lets the second write the pages' HTML. */
export function prerender(root: string): Plugin {
  // Inside the checkout, where Node finds the packages; builds may run side by side.
  const folder = join(root, `dist-prerender-${process.pid}`)
  return {
    name: 'prerender',
    apply: 'build',
    config() {
      return {
        environments: {
          ssr: {
            build: {
              outDir: folder,
              emptyOutDir: false,
              manifest: true,
              copyPublicDir: false,
              rolldownOptions: { input: entry },
            },
          },
        },
        builder: {
          async buildApp(builder) {
            const { client, ssr } = builder.environments
            try {
              await builder.build(client!)
              await builder.build(ssr!)
              await writeSite(root, resolve(root, client!.config.build.outDir), folder)
            } finally {
              await rm(folder, { recursive: true, force: true })
            }
          },
        },
      }
    },
  }
}

/** A page's address with and without its last slash. */
const spellings = (path: string) => [...new Set([path, path.replace(/(?<=.)\/$/, '')])]

const dataLayer = 'src/app/data.ts'
/** Loaded by the data layer once the page is there: Firestore's whole SDK. */
const listener = 'src/shared/firestore/listen.ts'
/** Parts that few visitors ever open, and parts of administrators alone. */
const onDemand = ['src/features/privacy/PeriodsKept.tsx', 'src/shared/validation/review.ts']
/** The parts that every page fetches while it rests, and those of pages that send or read something. */
const menu = 'src/app/layout/MenuDrawer.tsx'
const sending = ['src/shared/firestore/lite.ts', 'src/shared/firestore/appCheck.ts']

/** Writes a file for every public page, one for all others, and the files for machines. */
async function writeSite(root: string, site: string, renderer: string): Promise<void> {
  const read = async (file: string) => JSON.parse(await readFile(file, 'utf8')) as Manifest
  const manifest = await read(join(site, '.vite/manifest.json'))
  const own = await read(join(renderer, '.vite/manifest.json'))
  const module = pathToFileURL(join(renderer, own[entry]!.file)).href
  const { renderPage, renderShell, fileOf, env, ...made } = (await import(module)) as Renderer
  const template = await readFile(join(site, 'index.html'), 'utf8')
  const addressesOf = (modules: string[]) =>
    filesOf(manifest, [...modules, 'index.html']).map((file) => `/${file}`)

  // The code that every page starts with can load all pages.
  const notAtRest = [...loadedLater(manifest, ['index.html']), ...onDemand]

  const rules: HeaderRule[] = []
  function protect(sources: string[], policy: string) {
    const headers = [{ key: 'Content-Security-Policy', value: policy }]
    rules.push(...sources.map((source) => ({ source, headers })))
  }

  async function put(file: string, text: string) {
    await mkdir(dirname(join(site, file)), { recursive: true })
    await writeFile(join(site, file), text)
  }

  async function write(page: Page, file: string): Promise<PageScripts> {
    const { path, noIndex = false, sendsData, loadSlices, readAtBuild } = page
    const data = sendsData || loadSlices ? [dataLayer] : []
    const modules = [await fileOf(page), ...data]
    const scripts = addressesOf(modules)
    const rendered = await renderPage(page)
    if (rendered.missing !== undefined) console.warn(rendered.missing)
    const html = pageHtml({ template, rendered, path, scripts })
    await put(file, html)
    // Every address without a page gets the file that says so.
    protect(page === made.notFound ? ['**'] : spellings(path), securityPolicy(html, env))
    const later = loadSlices ? addressesOf([listener]) : []
    const forData = later.filter((file) => !scripts.includes(file))
    const ofPage = loadedLater(manifest, modules).filter((name) => !notAtRest.includes(name))
    // A page for which the build has read reads again once it rests.
    const usesServer = data.length > 0 || readAtBuild !== undefined
    const resting = addressesOf([menu, ...ofPage, ...(usesServer ? sending : [])])
    const atRest = resting.filter((file) => !scripts.includes(file) && !forData.includes(file))
    return { path, noIndex, scripts, forData, atRest }
  }

  // First, for it holds where no other rule does.
  await write(made.notFound, '404.html')
  const pages: PageScripts[] = []
  for (const page of made.staticPages) {
    pages.push(await write(page, join(page.path, 'index.html')))
  }
  const shell = await renderShell()
  shell.head += `<title>${made.texts.name}</title><meta name="robots" content="noindex"/>`
  // React never takes this part over, so parts that its policy refuses can go.
  shell.html = shell.html.replace(/ style="[^"]*"/g, '')
  const shellHtml = pageHtml({ template, rendered: shell, scripts: addressesOf([]) })
  await put('app.html', shellHtml)
  const { hosting } = await readFirebaseConfig(root)
  protect(
    hosting.rewrites.map(({ source }) => source),
    securityPolicy(shellHtml, env),
  )
  await put(builtRules, JSON.stringify(rules))

  const { allPages: all, staticPages, texts } = made
  const files = siteFiles({ all, public: staticPages, texts, origin: env.siteUrl })
  for (const [file, text] of Object.entries(files)) await put(file, text)
  await put('.vite/pages.json', JSON.stringify(pages))
  await drawPictures(site)
}
