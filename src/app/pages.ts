import type { Page } from '@/shared/feature'
import { features } from './features'
import type { PageInfo } from './routeHandle'

export const allPages: Page[] = features.flatMap(({ pages }) => pages)

/** What is shown at an address without a page. */
export const notFound: PageInfo = {
  path: '*',
  title: 'Page not found',
  description: 'There is no page at this address.',
  noIndex: true,
}

/** The pages that are the same for everybody: they become HTML when the site is built. */
export const staticPages = allPages.filter(
  ({ path, access }) => access !== 'admin' && !path.includes(':'),
)
