import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Manifest } from 'vite'
import type * as Entry from '@/prerender'
import type { Page } from '@/shared/feature'
import type { Language } from '@/shared/language'
import { filesOf, loadedLater } from './filesOf.ts'
import { readFirebaseConfig, type BuiltHosting } from './hostingConfig.ts'
import { pageHtml, templateIn } from './pageHtml.ts'
import { securityPolicy } from './securityPolicy.ts'
import { siteFiles } from './siteFiles.ts'

type Renderer = typeof Entry

/** What the two builds of a language have left: `index.html`, the list of its files, and the folder for Node. */
export type LanguageBuild = {
  language: Language
  template: string
  manifest: string
  renderer: string
}

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

export const entry = 'src/prerender.tsx'

/** A page's address with and without its last slash. */
const spellings = (path: string) => [...new Set([path, path.replace(/(?<=.)\/$/, '')])]

const dataLayer = 'src/app/data.ts'
/** Loaded by the data layer once the page is there: Firestore's whole SDK. */
const listener = 'src/shared/firestore/listen.ts'
/** Parts that few visitors ever open, and parts of administrators alone. */
const onDemand = [
  'src/features/privacy/PeriodsKept.tsx',
  'src/features/privacy/AgreedNotice.tsx',
  'src/shared/validation/review.ts',
]
/** The parts that every page fetches while it rests, and those of pages that send or read something. */
const menu = 'src/app/layout/menu/MenuDrawer.tsx'
const sending = ['src/shared/firestore/lite.ts', 'src/shared/firestore/appCheck.ts']

const read = async (file: string) => JSON.parse(await readFile(file, 'utf8')) as Manifest

/** Writes the pages of a language. What it returns is for the files of the whole site. */
export async function writeLanguage(root: string, site: string, build: LanguageBuild) {
  const manifest = await read(build.manifest)
  const own = await read(join(build.renderer, '.vite/manifest.json'))
  const module = pathToFileURL(join(build.renderer, own[entry]!.file)).href
  const { renderPage, renderShell, fileOf, env, ...made } = (await import(module)) as Renderer
  const { base, tag, texts, allPages, staticPages, notFound, descriptionOf } = made
  const template = templateIn(build.template, { tag, base, note: made.notLoaded })
  const addressesOf = (modules: string[]) =>
    filesOf(manifest, [...modules, 'index.html']).map((file) => `/${file}`)

  // The code that every page starts with can load all pages.
  const notAtRest = [...loadedLater(manifest, ['index.html']), ...onDemand]

  const { headers, rewrites }: BuiltHosting = { headers: [], rewrites: [] }
  function protect(sources: string[], policy: string) {
    const policies = [{ key: 'Content-Security-Policy', value: policy }]
    headers.push(...sources.map((source) => ({ source, headers: policies })))
  }

  async function put(file: string, text: string) {
    const path = join(site, base, file)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, text)
  }

  async function write(page: Page, file: string): Promise<PageScripts> {
    const { path, sendsData, loadSlices, readAtBuild } = page
    const data = sendsData || loadSlices ? [dataLayer] : []
    const modules = [await fileOf(page), ...data]
    const scripts = addressesOf(modules)
    const rendered = await renderPage(page)
    if (rendered.missing !== undefined) console.warn(rendered.missing)
    const html = pageHtml({ template, rendered, path, scripts })
    await put(file, html)
    // Every address without a page gets the file that says so.
    protect(page === notFound ? [`${base}/**`] : spellings(base + path), securityPolicy(html, env))
    const later = loadSlices ? addressesOf([listener]) : []
    const forData = later.filter((name) => !scripts.includes(name))
    const ofPage = loadedLater(manifest, modules).filter((name) => !notAtRest.includes(name))
    // A page for which the build has read reads again once it rests.
    const usesServer = data.length > 0 || readAtBuild !== undefined
    const resting = addressesOf([menu, ...ofPage, ...(usesServer ? sending : [])])
    const atRest = resting.filter((name) => !scripts.includes(name) && !forData.includes(name))
    const noIndex = page.noIndex === true || rendered.translation !== undefined
    return { path: base + path, noIndex, scripts, forData, atRest }
  }

  // First, for it holds where no other rule does.
  await write(notFound, '404.html')
  const pages: PageScripts[] = []
  for (const page of staticPages) pages.push(await write(page, join(page.path, 'index.html')))

  const shell = await renderShell()
  shell.head += `<title>${texts.name}</title><meta name="robots" content="noindex"/>`
  // React never takes this part over, so parts that its policy refuses can go.
  shell.html = shell.html.replace(/ style="[^"]*"/g, '')
  const shellHtml = pageHtml({ template, rendered: shell, scripts: addressesOf([]) })
  await put('app.html', shellHtml)
  const dynamic = allPages.map(({ path }) => path).filter((path) => path.includes(':'))
  const sources = dynamic.flatMap((path) => spellings(`${base}${path.replace(/:\w+/g, '*')}/`))
  const { hosting } = await readFirebaseConfig(root)
  if (build.language === 'en')
    protect(
      hosting.rewrites.map(({ source }) => source),
      securityPolicy(shellHtml, env),
    )
  else {
    rewrites.push(...sources.map((source) => ({ source, destination: `${base}/app.html` })))
    protect(sources, securityPolicy(shellHtml, env))
    // Hosting knows one page for addresses without a page, and that is English.
    rewrites.push({ source: `${base}/**`, destination: `${base}/404.html` })
  }

  const files = siteFiles({
    all: allPages,
    pages: staticPages,
    texts,
    base,
    tag,
    origin: env.siteUrl,
    descriptionOf,
  })
  for (const [file, text] of Object.entries(files)) await put(file, text)
  return { base, tag, origin: env.siteUrl, headers, rewrites, pages }
}
