import Box from '@mui/material/Box'
import { lazy, memo, Suspense, useMemo } from 'react'
import type { AdminRecord } from '@/shared/collectionConfig'
import { importWithRetry } from '@/shared/config/importPart'
import { SelectFilter } from '@/shared/desk/filters/SelectFilter'
import { TypedFilter } from '@/shared/desk/filters/TypedFilter'
import { states, statesOf, type State } from '@/shared/requests/steps'
import { useIsNarrow } from '@/shared/ui/useIsNarrow'
import { dayText } from '@/shared/text/displayValue'
import { labelOf } from '@/shared/text/labelOf'
import { grouped } from '@/shared/validation/numbers'
import type { AdminCollection } from '../collections'
import type { ListContext } from '../columns/listContext'
import { answerOf } from '../records'
import { reviewFilters } from '../view/reviewFilters'
import { dueFilters, dueLabels, withFilter, type View } from '../view/view'

// The calendar is large, and needed only behind a button.
const DayFilter = lazy(async () => ({
  default: (await importWithRetry(() => import('@/shared/desk/filters/DayFilter'))).DayFilter,
}))

/** How many records are in each state. */
export type StateCounts = ReadonlyMap<State, number>

export type FilterProps = {
  view: View
  /** All records of the collection, for filters that the form has no options for. */
  records: readonly AdminRecord[]
  /** How many of the records that match the rest are in each state; undefined while not all have arrived. */
  counts: StateCounts | undefined
  context: ListContext
  onChange: (part: Partial<View>) => void
}

type NamedFilter = FilterProps & { name: string }

/** The filters of a list, the most used first. */
export const filterNames = ({ kind, filters }: AdminCollection): readonly string[] => [
  ...(kind ? ['state', 'assignee'] : []),
  ...filters,
  ...(kind ? ['due', ...Object.keys(reviewFilters)] : []),
  'from',
  'to',
]

/** Whether the form has the options of all filters. If not, they are the values of the records. */
export const hasOptions = ({ filters, fields }: AdminCollection) =>
  filters.every((field) => fields.get(field)?.meta.options !== undefined)

/** One filter of a list, by its name. */
export const FilterField = memo(function FilterField(props: NamedFilter) {
  const { name, view, onChange } = props
  const { from, to, due } = view
  if (name === 'state') return <StatusFilter {...props} />
  if (name === 'assignee') return <AssigneeFilter {...props} />
  if (name === 'due') {
    return (
      <SelectFilter
        label="Due"
        value={due}
        onChange={(chosen) => onChange({ due: chosen })}
        options={[['', 'Any'], ...dueFilters.map((each) => [each, dueLabels[each]] as const)]}
        sx={fieldSx}
      />
    )
  }
  if (name === 'from' || name === 'to') {
    const isWrong = name === 'to' && from !== '' && to !== '' && to < from
    return (
      // As high as the field: a menu on a phone is placed before the calendar has come.
      <Suspense fallback={<Box sx={{ height: 40 }} />}>
        <DayFilter
          label={name === 'from' ? 'Received from' : 'Received until'}
          value={view[name]}
          error={isWrong ? 'End date is before start date' : undefined}
          onChange={(day) => onChange({ [name]: day })}
        />
      </Suspense>
    )
  }
  if (Object.hasOwn(reviewFilters, name)) return <ReviewFilter {...props} />
  return <ChoiceFilter {...props} />
})

/** The states of the requests, with Pending and All above them as the tabs have them. */
function StatusFilter({ view, counts, onChange }: FilterProps) {
  const { state, collection } = view
  const own = collection.kind === undefined ? [] : statesOf(collection.kind)
  return (
    <SelectFilter
      label="Status"
      value={state}
      onChange={(chosen) => onChange({ state: chosen })}
      options={[
        ['open', 'Pending'],
        ['all', 'All'],
        ...own.map((each) => {
          const { label } = states[each]
          return [each, counts ? `${label} (${grouped(counts.get(each) ?? 0)})` : label] as const
        }),
      ]}
      sx={fieldSx}
    />
  )
}

function AssigneeFilter({ view: { assignee }, context, onChange }: FilterProps) {
  const others = context.people.filter(({ id }) => id !== context.me)
  // A former administrator, or a uid that only the address has.
  const isUnknown =
    !['', 'me', 'nobody'].includes(assignee) && others.every(({ id }) => id !== assignee)
  return (
    <SelectFilter
      label="Assigned to"
      value={assignee}
      onChange={(chosen) => onChange({ assignee: chosen })}
      options={[
        ['', 'All'],
        ['me', 'Me'],
        ['nobody', 'Not assigned'],
        ...others.map(({ id }) => [id, context.nameOf(id), true] as const),
        ...(isUnknown ? [[assignee, context.nameOf(assignee)] as const] : []),
      ]}
      sx={fieldSx}
    />
  )
}

/** A filter by the work of the office. */
function ReviewFilter({ name, view: { filters }, onChange }: NamedFilter) {
  const { label, options } = reviewFilters[name]!
  return (
    <SelectFilter
      label={label}
      value={filters[name] ?? ''}
      onChange={(chosen) => onChange({ filters: withFilter(filters, name, chosen) })}
      options={[['', 'All'], ...Object.entries(options)]}
      sx={fieldSx}
    />
  )
}

/** Offers the options of the form, or the values of the records if the form has none. */
function ChoiceFilter({ name, view: { collection, filters }, records, onChange }: NamedFilter) {
  const { label, meta } = collection.fields.get(name) ?? { label: name, meta: {} }
  const wanted = filters[name] ?? ''
  const given = useMemo(
    // Descending, so that the newest date comes first.
    () =>
      meta.options ??
      [...new Set(records.map((record) => answerOf(record, name)))].sort().reverse(),
    [meta.options, records, name],
  )
  // An old record may hold a value that the form no longer offers.
  const options = wanted === '' || given.includes(wanted) ? given : [...given, wanted]
  const isNarrow = useIsNarrow()
  const choose = (chosen: string) => onChange({ filters: withFilter(filters, name, chosen) })
  // A phone shows its own list, which is large.
  if (meta.options !== undefined && options.length > mostInSelect && !isNarrow) {
    return (
      <TypedFilter label={label} value={wanted} onChange={choose} options={options} sx={fieldSx} />
    )
  }

  return (
    <SelectFilter
      label={label}
      value={wanted}
      onChange={choose}
      options={[
        ['', 'All'],
        ...options.map((option) => [option, dayText(labelOf(option))] as const),
      ]}
      sx={fieldSx}
    />
  )
}

/** More are found sooner by typing. */
const mostInSelect = 15

const fieldSx = { flex: '1 1 6.5rem', maxWidth: '12rem', minWidth: 0 }
