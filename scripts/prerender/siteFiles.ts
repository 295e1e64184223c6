import type { Page } from '@/shared/feature'

type Texts = { name: string; tagline: string }
type Pages = {
  all: Page[]
  /** Those with a file. */
  pages: Page[]
  texts: Texts
  base: string
  tag: string
  origin: string
  descriptionOf: (page: Page) => string | undefined
}

/** The files of a language for machines, by file name, made from the list of pages. */
export function siteFiles(site: Pages): Record<string, string> {
  const { all, pages, texts, base, tag, origin, descriptionOf } = site
  const open = pages.filter(({ noIndex }) => !noIndex)
  // A page that only the browser can render says too late that it wants to be left out.
  const closed = all
    .filter((page) => !pages.includes(page))
    .map(({ path }) => path.replace(/:.*/, ''))
  return {
    // One for the whole site.
    ...(base === '' && {
      'robots.txt': lines([
        'User-agent: *',
        ...closed.map((path) => `Disallow: ${path}`),
        ...(origin === '' ? [] : ['', `Sitemap: ${origin}/sitemap.xml`]),
      ]),
    }),
    'manifest.webmanifest': JSON.stringify(
      {
        name: texts.name,
        short_name: shortName(texts.name),
        description: texts.tagline,
        lang: tag,
        id: `${base}/`,
        start_url: `${base}/`,
        display: 'minimal-ui',
        background_color: colors.background,
        theme_color: colors.theme,
        icons: [
          { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
          ...iconSizes.map((size) => ({
            src: `/icons/${size}.png`,
            sizes: `${size}x${size}`,
            type: 'image/png',
          })),
        ],
        shortcuts: open
          .filter(({ menu }) => menu === 'forms')
          .map((page) => ({
            name: page.title,
            description: descriptionOf(page),
            url: base + page.path,
          })),
      },
      null,
      2,
    ),
  }
}

/** The pages of a language, with its part of each address. */
type Listed = { base: string; tag: string; pages: { path: string; noIndex: boolean }[] }

/**
 * The sitemap of all languages. It says for each page what it is called in the others, which search engines take as
 * links in the page itself: https://developers.google.com/search/docs/specialty/international/localized-versions
 */
export function sitemap(origin: string, languages: Listed[]): string {
  const open = languages.map(({ base, tag, pages }) => ({
    base,
    tag,
    paths: pages.filter(({ noIndex }) => !noIndex).map(({ path }) => path),
  }))
  const entries = open.flatMap(({ base, paths }) =>
    paths.map((path) => {
      const english = path.slice(base.length)
      const versions = open.filter((other) => other.paths.includes(other.base + english))
      const links = versions.map((other) => link(other.tag, origin + other.base + english))
      // Without another language there is nothing to tell.
      const alternates = versions.length > 1 ? [...links, link('x-default', origin + english)] : []
      return `  <url><loc>${origin}${path}</loc>${alternates.join('')}</url>`
    }),
  )
  const xhtml = entries.some((line) => line.includes('<xhtml:'))
    ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"'
    : ''
  return lines([
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${xhtml}>`,
    ...entries,
    '</urlset>',
  ])
}

const link = (tag: string, address: string) =>
  `<xhtml:link rel="alternate" hreflang="${tag}" href="${address}"/>`

/** Edge lengths of the icons made of `favicon.svg`, in pixels. */
export const iconSizes = [180, 192, 512]

/** Of the browser's own surfaces around the site: the light theme's ground and its indigo. */
export const colors = { background: '#fbf8f3', theme: '#2b3a79' }

/** Under an icon there is room for about twelve letters. */
const shortName = (name: string) => name.split(/[\s,]+/)[0] ?? name

const lines = (all: string[]) => `${all.join('\n')}\n`
