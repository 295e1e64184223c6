import { inject } from 'vitest'
import { staticPages } from '@/app/pages'
import '@test/support/setup/providedContext'

/** The address of the built site that the journeys visit. */
export const origin = inject('site').url

/** What the server answers, without following a redirect. */
export async function get(path: string) {
  const response = await fetch(origin + path, { redirect: 'manual' })
  return { status: response.status, html: await response.text(), headers: response.headers }
}

export type BuiltPage = (typeof staticPages)[number] & { html: string }

/** The HTML of every public page, as it is sent. */
export const builtPages = (): Promise<BuiltPage[]> =>
  Promise.all(staticPages.map(async (page) => ({ ...page, html: (await get(page.path)).html })))

/** The first group of every match, with HTML's own signs written out. */
export const matches = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, text = '']) => decoded(text))

const signs: { [name: string]: string } = { quot: '"', amp: '&', lt: '<', gt: '>', '#x27': "'" }

const decoded = (text: string) =>
  text.replace(/&(#?\w+);/g, (whole, name: string) => signs[name] ?? whole)
