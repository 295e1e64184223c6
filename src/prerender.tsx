import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { prerenderToNodeStream } from 'react-dom/static'
import type { ReactNode } from 'react'
import { StaticRouter } from 'react-router-dom'
import { text } from 'node:stream/consumers'
import { App, AppFrame } from '@/app/App'
import { descriptionOf } from '@/app/descriptionOf'
import { allPages, notFound, notFoundAddress, staticPages } from '@/app/pages'
import { loadPage } from '@/app/pageComponents'
import { makeStore } from '@/app/store'
import { env } from '@/shared/config/env'
import type { Page, Translation } from '@/shared/feature'
import { base, inLanguage, tag } from '@/shared/language'
import { Waiting } from '@/shared/ui/status/Waiting'
import { texts } from '@/texts/layout'
import { texts as note } from '@/texts/not-loaded'

const context = 'https://schema.org'

/**
 * Structured data of a page for search engines: the association on the home page, the way from
 * home on a page below the first level, and what the page adds itself.
 *
 * @param origin the site's address; without it there is no way to name a page
 */
function jsonLdOf(page: Page, origin: string): object[] {
  return [
    ...(page.path === '/' ? [organization(origin)] : []),
    ...(origin !== '' && depthOf(page) > 1 ? [breadcrumbs(page, origin)] : []),
    ...(page.jsonLd?.(origin) ?? []).map((thing) => ({ '@context': context, ...thing })),
  ]
}

const depthOf = ({ path }: Page) => path.split('/').filter(Boolean).length

/** Only facts that the association has given. */
const organization = (origin: string) => ({
  '@context': context,
  '@type': 'Organization',
  name: texts.name,
  slogan: texts.tagline,
  ...(origin !== '' && { url: origin + inLanguage('/'), logo: `${origin}/icons/512.png` }),
})

const breadcrumbs = ({ path, title, breadcrumbs: between = [] }: Page, origin: string) => ({
  '@context': context,
  '@type': 'BreadcrumbList',
  itemListElement: [{ label: texts.home, path: '/' }, ...between, { label: title, path }].map(
    (crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.label,
      item: origin + inLanguage(crumb.path),
    }),
  ),
})

export { allPages, base, descriptionOf, env, notFound, staticPages, tag, texts }

/** The parts of a page, for the build to put together, and a line about data that could not be read. */
export type Rendered = {
  head: string
  styles: string
  html: string
  data?: string
  missing?: string
  translation?: Translation
}

/** Renders the page at its address, as a visitor who is not signed in gets it. */
export async function renderPage(page: Page): Promise<Rendered> {
  const store = makeStore({ hasSession: false })
  await loadPage(page, store)
  let missing: string | undefined
  const read = await page.readAtBuild?.().catch((thrown: unknown) => {
    missing = `${page.path} is built without its data: ${String(thrown)}`
    return undefined
  })
  const { translation } = await page.load()
  const rendered = await render(
    <StaticRouter
      basename={base}
      location={inLanguage(page === notFound ? notFoundAddress : page.path)}
    >
      <App store={store} />
    </StaticRouter>,
  )
  const forMachines = [...jsonLdOf(page, env.siteUrl), ...(read?.jsonLd(env.siteUrl) ?? [])]
  const things = forMachines.map(
    (thing) => `<script type="application/ld+json">${inScript(thing)}</script>`,
  )
  // Behind the page: a visitor sees the page first.
  const data =
    read && `<script type="application/json" id="${read.id}">${inScript(read.data)}</script>`
  const head = [rendered.head, descriptionIn(page), ...things].join('')
  return { ...rendered, head, data, missing, translation }
}

/** The description of a page, for the head of its file. */
function descriptionIn(page: Page): string {
  const description = descriptionOf(page)
  return renderToStaticMarkup(
    description !== undefined && (
      <>
        <meta name="description" content={description} />
        <meta property="og:description" content={description} />
      </>
    ),
  )
}

/** The note in `index.html`, in the words of the language. */
export const notLoaded = note.note(inLanguage('/contacts/'))

/** The file for pages that only the browser can render. */
export const renderShell = () =>
  render(
    <AppFrame store={makeStore({ hasSession: false })}>
      <Waiting />
    </AppFrame>,
  )

const pageFiles = import.meta.glob<{ default?: unknown }>([
  './features/**/*Page.tsx',
  './app/**/NotFoundPage.tsx',
])

/** The source file of a page, which is the name of its chunk in the build's manifest. */
export async function fileOf({ path, load }: Page): Promise<string> {
  const { default: Part } = await load()
  for (const [file, loadFile] of Object.entries(pageFiles)) {
    if ((await loadFile()).default === Part) return file.replace('./', 'src/')
  }
  throw new Error(`The page at ${path} is not the default export of a file …Page.tsx`)
}

async function render(app: ReactNode): Promise<Rendered> {
  const cache = createCache({ key: 'css' })
  // Styles are collected, not written between the elements.
  cache.compat = true
  const { prelude } = await prerenderToNodeStream(
    <CacheProvider value={cache}>{app}</CacheProvider>,
    // Otherwise React writes large parts behind the page, with a script that moves them in.
    { progressiveChunkSize: Infinity },
  )
  const { head, html } = split(await text(prelude))
  return { head, html, styles: stylesOf(cache) }
}

/** React writes what belongs into the head before the page, preloads included. */
function split(markup: string) {
  const [head = ''] = /^(?:<title>.*?<\/title>|<(?:meta|link)\b[^>]*>)*/s.exec(markup) ?? []
  return { head, html: markup.slice(head.length) }
}

/**
 * The styles in the form in which Emotion finds them again in the browser
 * (https://emotion.sh/docs/ssr, advanced approach): an element for each global sheet, one for all others.
 */
function stylesOf({ inserted, registered, key }: ReturnType<typeof createCache>): string {
  const rules = Object.entries(inserted).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  const isLocal = ([name]: [string, string]) =>
    registered[`${key}-${name}`] !== undefined || name.startsWith('animation-')
  const element = (names: string, css: string) => `<style data-emotion="${names}">${css}</style>`
  const global = rules.filter((rule) => !isLocal(rule))
  const local = rules.filter(isLocal)
  return (
    global.map(([name, css]) => element(`${key}-global ${name}`, css)).join('') +
    element([key, ...local.map(([name]) => name)].join(' '), local.map(([, css]) => css).join(''))
  )
}

const inScript = (thing: object) => JSON.stringify(thing).replaceAll('<', '\\u003c')
