import { categories, type Category } from '@/content/categories'
import type { Company } from '@/content/companies'
import { matches } from '@/shared/text/search'

/** What a visitor looks for. */
export type Wanted = { q: string; category?: Category }

/** Reads the part of the address after the question mark; an unknown category is none. */
export const readWanted = (params: URLSearchParams): Wanted => ({
  q: params.get('q') ?? '',
  category: categories.find((name) => name === params.get('category')),
})

/** The address of what is wanted. */
export function directoryPath({ q, category }: Partial<Wanted>): string {
  const params = new URLSearchParams()
  if (category !== undefined) params.set('category', category)
  if (q) params.set('q', q)
  const query = params.toString()
  return query === '' ? '/company/' : `/company/?${query}`
}

export const findCompanies = (companies: Company[], { q, category }: Wanted) =>
  companies.filter(
    (company) =>
      (category === undefined || company.category === category) && matches(q, company.name),
  )

/** The companies before and after one, within its category. */
export function neighboursOf(company: Company, companies: Company[]) {
  const same = companies.filter(({ category }) => category === company.category)
  const place = same.indexOf(company)
  return { previous: same[place - 1], next: same[place + 1] }
}
