import { matchRoutes } from 'react-router-dom'
import type { Page } from '@/shared/feature'
import { texts } from '@/texts/pages'
import { features } from './features'

export const allPages: Page[] = features.flatMap(({ pages }) => pages)

/** The page for an unknown address. */
export const notFound: Page = {
  path: '*',
  ...texts.notFound,
  noIndex: true,
  load: () => import('@/app/layout/NotFoundPage'),
}

/** The address for which its file is written. */
export const notFoundAddress = '/404'

/** The pages that are the same for every visitor: the build writes them as HTML. */
export const staticPages = allPages.filter(
  ({ path, access }) => access !== 'admin' && !path.includes(':'),
)

const routes = [...allPages, notFound].map((page) => ({ path: page.path, page }))

/** The page at an address: with or without its last slash, in capitals or small letters. */
export const pageAt = (pathname: string): Page =>
  matchRoutes(routes, pathname)?.at(-1)?.route.page ?? notFound
