import type { Page } from '@/shared/feature'

/** What a page says of itself, whatever it takes to show it. */
export type PageInfo = Omit<Page, 'load'>

/** What the shell reads of the page that is shown. */
export type RouteHandle = { page: PageInfo }
