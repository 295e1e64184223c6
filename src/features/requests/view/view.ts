import { isDay } from '@/shared/validation/dates'
import { collectionById, collections, type AdminCollection } from '../collections'
import type { Preferences } from '../viewSlice'
import { statesOf, type State } from '@/shared/requests/steps'
import type { Column } from '@/shared/desk/table/column'
import { choiceFilters, isUnknownChoice } from './reviewFilters'

/** `open`: the office still has something to do. */
export type StateFilter = State | 'open' | 'all'

/** `over`: after its promised time. `week`: its promised time ends within seven days. */
export const dueFilters = ['over', 'week'] as const
export type DueFilter = (typeof dueFilters)[number]

export const dueLabels: Record<DueFilter, string> = {
  over: 'Overdue',
  week: 'Due in 7 days',
}

export type Sort = { field: string; isDescending: boolean }

/** The view of a list. All of it is in the address. */
export type View = {
  collection: AdminCollection
  search: string
  /** The chosen value, by field of the form or by name of a filter by the review. */
  filters: { [name: string]: string }
  /** First and last day received, as `2026-11-21`; empty when there is no limit. */
  from: string
  to: string
  /** `all` for records that have no review. */
  state: StateFilter
  /** The assignee: `me`, the uid of an administrator, or `nobody` for an unassigned request. Empty: all. */
  assignee: string
  due: DueFilter | ''
  /** Ids of the only records shown; empty: no such limit. */
  only: readonly string[]
  /** Id of a record that is listed even if it does not match; not in the address. */
  also?: string
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
 * Reads a view from an address. A missing or invalid part gets its default. The default columns are
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
  const isChosen = fields.some((field) => chosen.includes(field))
  const page = Number(read('page'))
  const size = Number(read('size'))
  return {
    collection,
    search: read('q'),
    filters: Object.fromEntries(
      choiceFilters(collection).flatMap((name) => {
        const wanted = read(name)
        return wanted === '' || isUnknownChoice(name, wanted) ? [] : [[name, wanted]]
      }),
    ),
    from: date('from'),
    to: date('to'),
    ...readReview(collection, read),
    only: read('only').split(',').filter(Boolean),
    sort: fields.includes(sortField)
      ? { field: sortField, isDescending: read('sort').startsWith('-') }
      : null,
    columns: isChosen ? inOrder(collection, chosen) : collection.defaultColumns,
    page: Number.isInteger(page) && page > 1 ? page - 1 : 0,
    size: pageSizes.includes(size) ? size : 50,
  }
}

/** The state, the assignee and the promised time, which only records with a review have. */
function readReview(
  { kind }: AdminCollection,
  read: (name: string) => string,
): Pick<View, 'state' | 'assignee' | 'due'> {
  if (kind === undefined) return { state: 'all', assignee: '', due: '' }
  const known: StateFilter[] = ['all', ...statesOf(kind)]
  return {
    state: known.find((state) => state === read('state')) ?? 'open',
    assignee: read('assignee'),
    due: dueFilters.find((due) => due === read('due')) ?? '',
  }
}

/** The view as a query string, without `?`. Defaults are left out. */
export function writeView(view: View): string {
  const { collection, sort, columns, state } = view
  const params = new URLSearchParams()
  const write = (name: string, value: string) => value !== '' && params.set(name, value)
  if (collection !== collections[0]) write('list', collection.id)
  write('q', view.search)
  for (const name of choiceFilters(collection)) write(name, view.filters[name] ?? '')
  write('from', view.from)
  write('to', view.to)
  if (collection.kind !== undefined && state !== 'open') write('state', state)
  write('assignee', view.assignee)
  write('due', view.due)
  write('only', view.only.join())
  if (sort !== null) write('sort', `${sort.isDescending ? '-' : ''}${sort.field}`)
  if (columns.join() !== collection.defaultColumns.join()) write('columns', columns.join())
  if (view.page > 0) write('page', String(view.page + 1))
  if (view.size !== 50) write('size', String(view.size))
  return params.toString()
}

/** Fields of columns in the order of the list, with the one that names the record. */
export const inOrder = ({ columns, titleField }: AdminCollection, chosen: readonly string[]) =>
  columns
    .map(({ field }) => field)
    .filter((field) => field === titleField || chosen.includes(field))

/** The columns of a view, in its order; the texts of some depend on the context. */
export const columnsOf = (
  { collection, columns }: Pick<View, 'collection' | 'columns'>,
  all: readonly Column[] = collection.columns,
) => columns.flatMap((wanted) => all.find(({ field }) => field === wanted) ?? [])

/** Whether the column with the name shows the firm, too: unless the firm has a column of its own. */
export const hasFirmBeside = ({ collection, columns }: Pick<View, 'collection' | 'columns'>) =>
  collection.titleField === 'name' && !columns.includes('firmName')

/** The columns of a view outside the screen, where the firm has a column of its own. */
export const writtenColumnsOf = (
  view: Pick<View, 'collection' | 'columns'>,
  all?: readonly Column[],
) => {
  const columns = hasFirmBeside(view)
    ? view.columns.flatMap((field) => (field === 'name' ? [field, 'firmName'] : field))
    : view.columns
  return columnsOf({ ...view, columns }, all)
}

/** The part of a view that decides which records match, whatever their state. */
export type Conditions = Pick<
  View,
  'collection' | 'search' | 'filters' | 'from' | 'to' | 'assignee' | 'due' | 'only'
>

/** Whether all records match, apart from their state. */
export const isUnfiltered = (conditions: Omit<Conditions, 'collection'>) => {
  const { search, filters, from, to, assignee, due, only } = conditions
  return (
    search.trim() === '' &&
    Object.keys(filters).length === 0 &&
    only.length === 0 &&
    [from, to, assignee, due].every((each) => each === '')
  )
}

/** The conditions that all records match. */
export const unfiltered = {
  search: '',
  filters: {},
  from: '',
  to: '',
  assignee: '',
  due: '',
  only: [],
} satisfies Partial<View>

/** Filters with one changed. An empty value removes it. */
export function withFilter(
  filters: View['filters'],
  field: string,
  wanted: string,
): View['filters'] {
  const { [field]: _before, ...others } = filters
  return wanted === '' ? others : { ...others, [field]: wanted }
}
