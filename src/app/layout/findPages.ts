import { descriptionOf } from '@/app/descriptionOf'
import { allPages } from '@/app/pages'
import { matches } from '@/shared/text/search'

type FoundPage = { path: string; title: string; keywords: string; isName: boolean }

/** The public pages without a parameter in their path. */
const pages: FoundPage[] = allPages
  .filter(
    ({ path, access }) => access === undefined && !path.includes(':') && path !== '/AdminLogInForm',
  )
  .map((page) => ({
    path: page.path,
    title: page.title,
    // A company.
    isName: page.menu === 'companies',
    // So that a company is found by its category, too.
    keywords: [descriptionOf(page), ...(page.breadcrumbs ?? []).map(({ label }) => label)].join(
      ' ',
    ),
  }))

/** The pages whose title, path or description has every word of the query. */
export const findPages = (query: string): FoundPage[] =>
  pages.filter(({ path, title, keywords }) => matches(query, title, path, keywords))

/** Letters. No page has a longer address, and comparing with a very long one is slow. */
const longestCompared = 100

/** The page whose address is closest to an unknown one, if it is close enough. */
export function closestPage(pathname: string): FoundPage | undefined {
  const typed = lastSegment(pathname)
  if (typed.length < 3 || typed.length > longestCompared) return undefined
  const [closest] = pages
    .flatMap((page) =>
      [lastSegment(page.path), page.title.toLowerCase().replaceAll(' ', '-')].map((name) => ({
        page,
        distance: editDistance(typed, name),
        allowed: Math.floor(name.length / 3),
      })),
    )
    .filter(({ distance, allowed }) => distance <= allowed)
    .sort((a, b) => a.distance - b.distance)
  return closest?.page
}

const lastSegment = (path: string) => path.toLowerCase().replace(/\/$/, '').split('/').at(-1) ?? ''

/** Levenshtein: the letters to change, add or drop to turn one text into the other. */
function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1))
    }
    row = next
  }
  return row[b.length] ?? 0
}
