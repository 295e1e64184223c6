import { pageSizes } from '@/shared/live/Pager'
import { isDay } from '@/shared/validation/date'
import { columnsOf } from './columns'
import { kindOf, kinds } from './kinds'
import type { Preferences } from './preferences'
import type { Kind } from './kind'
import type { Sort } from './sortOrder'

/** What one looks at in the panel. All of it stands in the address. */
export type View = {
  kind: Kind
  search: string
  /** The answer that is asked for, by field. */
  filters: { [field: string]: string }
  /** First and last day of what was received, `2026-11-21`; empty when open. */
  from: string
  to: string
  /** Null is the newest first. */
  sort: Sort | null
  /** Fields of the columns. */
  columns: readonly string[]
  /** From 0. */
  page: number
  size: number
}

/** How a view shows what it has found. */
export type Layout = Pick<View, 'kind' | 'columns' | 'sort' | 'page'>

/**
 * The view an address names. What it does not say, or nobody understands, is as usual; of columns, as is
 * preferred.
 */
export function parseView(address: string, preferred: Preferences['columns'] = {}): View {
  const params = new URLSearchParams(address)
  const read = (name: string) => params.get(name) ?? ''
  const kind = kindOf(read('kind')) ?? kinds[0]!
  const fields = columnsOf(kind).map(({ field }) => field)
  const date = (name: string) => (isDay(read(name)) ? read(name) : '')

  const sortField = read('sort').replace(/^-/, '')
  const chosen = params.get('columns')?.split(',') ?? preferred[kind.id] ?? []
  const columns = fields.filter((field) => chosen.includes(field))
  const page = Number(read('page'))
  const size = Number(read('size'))
  return {
    kind,
    search: read('q'),
    filters: Object.fromEntries(
      kind.filters.flatMap((field) => {
        const wanted = read(field)
        return wanted === '' ? [] : [[field, wanted]]
      }),
    ),
    from: date('from'),
    to: date('to'),
    sort: fields.includes(sortField)
      ? { field: sortField, isDescending: read('sort').startsWith('-') }
      : null,
    columns: columns.length > 0 ? withFirst(kind, columns) : kind.usual,
    page: Number.isInteger(page) && page > 1 ? page - 1 : 0,
    size: pageSizes.includes(size) ? size : 50,
  }
}

/** The view as the part of an address behind `?`; what is as usual is left out. */
export function writeView(view: View): string {
  const { kind, sort, columns } = view
  const params = new URLSearchParams()
  const write = (name: string, value: string) => value !== '' && params.set(name, value)
  if (kind !== kinds[0]) write('kind', kind.id)
  write('q', view.search)
  for (const field of kind.filters) write(field, view.filters[field] ?? '')
  write('from', view.from)
  write('to', view.to)
  if (sort !== null) write('sort', `${sort.isDescending ? '-' : ''}${sort.field}`)
  if (columns.join() !== kind.usual.join()) write('columns', columns.join())
  if (view.page > 0) write('page', String(view.page + 1))
  if (view.size !== 50) write('size', String(view.size))
  return params.toString()
}

/** Which rows a view lists, whatever of them is shown. */
export const listedBy = (view: View) => writeView({ ...view, columns: view.kind.usual })

/** The column that stays is always among them. */
const withFirst = ({ usual: [first = ''] }: Kind, columns: string[]) => [
  first,
  ...columns.filter((field) => field !== first),
]

/** Nothing is left out: no search, no filter, no dates. */
export const isWhole = ({ search, filters, from, to }: View) =>
  search.trim() === '' && Object.keys(filters).length === 0 && from === '' && to === ''

/** Filters with one of them changed; an empty answer takes it away. */
export function withFilter(
  filters: View['filters'],
  field: string,
  wanted: string,
): View['filters'] {
  const { [field]: _before, ...others } = filters
  return wanted === '' ? others : { ...others, [field]: wanted }
}

/** What a view says when all of it is shown. */
export const whole = { search: '', filters: {}, from: '', to: '' } satisfies Partial<View>
