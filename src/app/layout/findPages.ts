import { features } from '@/app/features'
import { matches } from '@/shared/text/search'

type Found = { path: string; title: string; about: string }

/** Pages a visitor may want: public ones that can be opened without knowing more. */
const pages: Found[] = features
  .flatMap((feature) => feature.pages)
  .filter(
    ({ path, access }) => access === undefined && !path.includes(':') && path !== '/AdminLogInForm',
  )
  .map(({ path, title, description, breadcrumbs = [] }) => ({
    path,
    title,
    // A company is looked for by its trade, an office by what it does.
    about: [description, ...breadcrumbs.map(({ label }) => label)].join(' '),
  }))

/** Pages with all words of a query in what is said of them; the companies are among them. */
export const findPages = (query: string): Found[] =>
  pages.filter(({ path, title, about }) => matches(query, title, path, about))

/** Letters; no page has a longer address, and to compare with a very long one takes long. */
const longestMeant = 100

/** The page whose address is closest to one that does not exist, when it is close. */
export function pageMeantBy(pathname: string): Found | undefined {
  const typed = lastPart(pathname)
  if (typed.length < 3 || typed.length > longestMeant) return undefined
  const [closest] = pages
    .flatMap((page) =>
      [lastPart(page.path), page.title.toLowerCase().replaceAll(' ', '-')].map((name) => ({
        page,
        steps: stepsBetween(typed, name),
        allowed: Math.floor(name.length / 3),
      })),
    )
    .filter(({ steps, allowed }) => steps <= allowed)
    .sort((a, b) => a.steps - b.steps)
  return closest?.page
}

const lastPart = (path: string) => path.toLowerCase().replace(/\/$/, '').split('/').at(-1) ?? ''

/** How many letters must be changed, added or dropped to make one text of the other. */
function stepsBetween(a: string, b: string): number {
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
