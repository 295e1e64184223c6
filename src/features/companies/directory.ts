import { categories } from '@/shared/validation/categories'
import type { Company } from '@/content/companies'
import { matches } from '@/shared/text/search'

/** The filters of the directory: a part of the name, and a category. */
export type DirectoryFilter = { q: string; category?: string }

/** Reads the filter from the address; an unknown category counts as none. */
export const readFilter = (params: URLSearchParams): DirectoryFilter => ({
  q: params.get('q') ?? '',
  category: categories.find((name) => name === params.get('category')),
})

export function directoryPath({ q, category }: Partial<DirectoryFilter>): string {
  const params = new URLSearchParams()
  if (category !== undefined) params.set('category', category)
  if (q) params.set('q', q)
  const query = params.toString()
  return query === '' ? '/company/' : `/company/?${query}`
}

export const findCompanies = (companies: Company[], { q, category }: DirectoryFilter) =>
  companies.filter(
    (company) =>
      (category === undefined || company.category === category) && matches(q, company.name),
  )

/** The previous and next company of the same category. */
export function neighboursOf(company: Company, companies: Company[]) {
  const same = companies.filter(({ category }) => category === company.category)
  const index = same.indexOf(company)
  return { previous: same[index - 1], next: same[index + 1] }
}
