import type { Page } from '@/shared/feature'

type Texts = { name: string; tagline: string }
type Pages = { all: Page[]; public: Page[]; texts: Texts; origin: string }

/** The files for machines, by file name, made from the list of pages. */
export function siteFiles({ all, public: pages, texts, origin }: Pages): Record<string, string> {
  const open = pages.filter(({ noIndex }) => !noIndex)
  // A page that only the browser can render says too late that it wants to be left out.
  const closed = all
    .filter((page) => !pages.includes(page))
    .map(({ path }) => path.replace(/:.*/, ''))
  return {
    'robots.txt': lines([
      'User-agent: *',
      ...closed.map((path) => `Disallow: ${path}`),
      // A sitemap names whole addresses, so without the site's own there is none.
      ...(origin === '' ? [] : ['', `Sitemap: ${origin}/sitemap.xml`]),
    ]),
    ...(origin !== '' && {
      'sitemap.xml': lines([
        '<?xml version="1.0" encoding="UTF-8"?>',
        '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
        ...open.map(({ path }) => `  <url><loc>${origin}${path}</loc></url>`),
        '</urlset>',
      ]),
    }),
    'manifest.webmanifest': JSON.stringify(
      {
        name: texts.name,
        short_name: shortName(texts.name),
        description: texts.tagline,
        lang: 'en-IN',
        id: '/',
        start_url: '/',
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
          .map(({ title, description, path }) => ({ name: title, description, url: path })),
      },
      null,
      2,
    ),
  }
}

/** Edge lengths of the icons made of `favicon.svg`, in pixels. */
export const iconSizes = [180, 192, 512]

/** Of the browser's own surfaces around the site: the light theme's ground and its indigo. */
export const colors = { background: '#fbf8f3', theme: '#2b3a79' }

/** Under an icon there is room for about twelve letters. */
const shortName = (name: string) => name.split(/[\s,]+/)[0] ?? name

const lines = (all: string[]) => `${all.join('\n')}\n`
