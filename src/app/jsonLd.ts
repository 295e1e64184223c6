import type { Page } from '@/shared/feature'
import { inLanguage } from '@/shared/language'
import { texts } from '@/texts/layout'

const context = 'https://schema.org'

/**
 * Structured data of a page for search engines: the association on the home page, the way from
 * home on a page below the first level, and what the page adds itself.
 *
 * @param origin the site's address; without it there is no way to name a page
 */
export function jsonLdOf(page: Page, origin: string): object[] {
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
