import { isDay } from '@/shared/validation/dates'
import { collectionById, collections, type AdminCollection } from '../collections'
import type { Preferences } from '../panelSlice'

export type Sort = { field: string; isDescending: boolean }

/** What a list shows. All of it is in the address. */
export type View = {
  collection: AdminCollection
  search: string
  /** The chosen value, by field. */
  filters: { [field: string]: string }
  /** First and last day received, as `2026-11-21`; empty when there is no limit. */
  from: string
  to: string
  /** Null: newest first. */
  sort: Sort | null
  /** Fields of the columns. */
  columns: readonly string[]
  /** From 0. */
  page: number
  size: number
}

export const pageSizes = [25, 50, 100]

/**
 * Reads a view from an address. What is missing or invalid gets its default. The default columns are
 * the preferred ones.
 */
export function parseView(address: string, preferred: Preferences['columns'] = {}): View {
  const params = new URLSearchParams(address)
  const read = (name: string) => params.get(name) ?? ''
  const collection = collectionById(read('list')) ?? collections[0]!
  const fields = collection.columns.map(({ field }) => field)
  const date = (name: string) => (isDay(read(name)) ? read(name) : '')

  const sortField = read('sort').replace(/^-/, '')
  const chosen = params.get('columns')?.split(',') ?? preferred[collection.id] ?? []
  const columns = fields.filter((field) => chosen.includes(field))
  const page = Number(read('page'))
  const size = Number(read('size'))
  return {
    collection,
    search: read('q'),
    filters: Object.fromEntries(
      collection.filters.flatMap((field) => {
        const wanted = read(field)
        return wanted === '' ? [] : [[field, wanted]]
      }),
    ),
    from: date('from'),
    to: date('to'),
    sort: fields.includes(sortField)
      ? { field: sortField, isDescending: read('sort').startsWith('-') }
      : null,
    columns: columns.length > 0 ? withFirst(collection, columns) : collection.defaultColumns,
    page: Number.isInteger(page) && page > 1 ? page - 1 : 0,
    size: pageSizes.includes(size) ? size : 50,
  }
}

/** The view as a query string, without `?`. Defaults are left out. */
export function writeView(view: View): string {
  const { collection, sort, columns } = view
  const params = new URLSearchParams()
  const write = (name: string, value: string) => value !== '' && params.set(name, value)
  if (collection !== collections[0]) write('list', collection.id)
  write('q', view.search)
  for (const field of collection.filters) write(field, view.filters[field] ?? '')
  write('from', view.from)
  write('to', view.to)
  if (sort !== null) write('sort', `${sort.isDescending ? '-' : ''}${sort.field}`)
  if (columns.join() !== collection.defaultColumns.join()) write('columns', columns.join())
  if (view.page > 0) write('page', String(view.page + 1))
  if (view.size !== 50) write('size', String(view.size))
  return params.toString()
}

/** The first column is always shown. */
const withFirst = ({ defaultColumns: [first = ''] }: AdminCollection, columns: string[]) => [
  first,
  ...columns.filter((field) => field !== first),
]

/** The columns of a view, in its order. */
export const columnsOf = ({ collection, columns }: Pick<View, 'collection' | 'columns'>) =>
  columns.flatMap((wanted) => collection.columns.find(({ field }) => field === wanted) ?? [])

/** The part of a view that decides which records match. */
export type Conditions = Pick<View, 'collection' | 'search' | 'filters' | 'from' | 'to'>

/** Whether all records match: no search, no filter, no dates. */
export const isUnfiltered = ({ search, filters, from, to }: Omit<Conditions, 'collection'>) =>
  search.trim() === '' && Object.keys(filters).length === 0 && from === '' && to === ''

/** The conditions that all records match. */
export const unfiltered = { search: '', filters: {}, from: '', to: '' } satisfies Partial<View>

/** Filters with one changed. An empty value removes it. */
export function withFilter(
  filters: View['filters'],
  field: string,
  wanted: string,
): View['filters'] {
  const { [field]: _before, ...others } = filters
  return wanted === '' ? others : { ...others, [field]: wanted }
}
