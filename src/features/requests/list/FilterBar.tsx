import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import TextField from '@mui/material/TextField'
import { memo, useMemo, useRef, useState } from 'react'
import type { AdminRecord } from '@/shared/collectionConfig'
import { useIsNarrow } from '@/shared/ui/useIsNarrow'
import { dayText } from '@/shared/validation/displayValue'
import { grouped } from '@/shared/validation/numbers'
import type { AdminCollection } from '../collections'
import { SearchBox } from '@/shared/desk/SearchBox'
import { SelectFilter } from '@/shared/desk/SelectFilter'
import { answerOf } from '../records'
import type { ListContext } from '../columns/listContext'
import { OpenSwitch, ReviewFilters, type StateCounts } from './ReviewFilters'
import { isUnfiltered, unfiltered, withFilter, type View } from '../view/view'

type Props = {
  view: View
  /** All records of the collection, for filters that the form has no options for. */
  records: readonly AdminRecord[]
  counts: StateCounts | undefined
  context: ListContext
  onChange: (part: Partial<View>) => void
}

/** A record is shown if it matches the search and every filter. */
export const FilterBar = memo(function FilterBar(props: Props) {
  const { view, records, counts, context, onChange } = props
  const { collection, filters, from, to, state, assignee, due, only } = view
  const { kind } = collection
  const isNarrow = useIsNarrow()
  const [isOpen, setOpen] = useState(false)
  const search = useRef<HTMLInputElement>(null)
  const isOneState = state !== 'open' && state !== 'all'
  const active =
    Object.keys(filters).length +
    [from, to, assignee, due].filter((each) => each !== '').length +
    Number(isOneState)

  function handleClear() {
    onChange({ ...unfiltered, ...(isOneState && { state: 'open' }) })
    // The button is disabled now and would lose the keyboard focus.
    search.current?.focus()
  }

  const isShown = isOpen || !isNarrow
  const canClear = !isUnfiltered(view) || isOneState
  return (
    <Box role="search" aria-label={collection.label} sx={barSx}>
      <Box sx={rowSx}>
        {kind && <OpenSwitch state={state} counts={counts} onChange={onChange} />}
        <SearchBox
          inputRef={search}
          value={view.search}
          placeholder={searchedFor(collection)}
          onChange={(typed) => onChange({ search: typed })}
          sx={{ flex: '2 1 12rem' }}
        />
        {isNarrow && (
          <Button variant="outlined" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            <span>{active > 0 ? `Filters (${active})` : 'Filters'}</span>
          </Button>
        )}
        {kind && isShown && (
          <ReviewFilters
            kind={kind}
            view={view}
            counts={counts}
            context={context}
            onChange={onChange}
          />
        )}
      </Box>
      <Box sx={rowSx}>
        {only.length > 0 && (
          <Chip
            label={`Only these ${grouped(only.length)}`}
            onDelete={() => onChange({ only: [] })}
          />
        )}
        {isShown && (
          <>
            {collection.filters.map((field) => (
              <ChoiceFilter
                key={field}
                collection={collection}
                field={field}
                records={records}
                wanted={filters[field] ?? ''}
                onChange={(wanted) => onChange({ filters: withFilter(filters, field, wanted) })}
              />
            ))}
            <DayFilter
              label="Received from"
              value={from}
              onChange={(day) => onChange({ from: day })}
            />
            <DayFilter
              label="Received until"
              value={to}
              error={
                from !== '' && to !== '' && to < from ? 'End date is before start date' : undefined
              }
              onChange={(day) => onChange({ to: day })}
            />
          </>
        )}
        {(isShown || canClear) && (
          <Button disabled={!canClear} onClick={handleClear}>
            Clear
          </Button>
        )}
      </Box>
    </Box>
  )
})

/** Examples of a search in a list. Rights requests have no names. */
function searchedFor({ fields }: AdminCollection): string {
  const identifying = ['name', 'mobile', 'gstin'].flatMap((field) => fields.get(field)?.label ?? [])
  return `${[...identifying, 'Reference'].join(', ')}…`
}

type ChoiceFilterProps = {
  collection: AdminCollection
  field: string
  records: readonly AdminRecord[]
  /** Empty for all. */
  wanted: string
  onChange: (wanted: string) => void
}

/** Offers the options of the form, or the values of the records if the form has none. */
function ChoiceFilter({ collection, field, records, wanted, onChange }: ChoiceFilterProps) {
  const { label, meta } = collection.fields.get(field) ?? { label: field, meta: {} }
  const given = useMemo(
    // Descending, so that the newest date comes first.
    () =>
      meta.options ??
      [...new Set(records.map((record) => answerOf(record, field)))].sort().reverse(),
    [meta.options, records, field],
  )
  // An old record may hold a value that the form no longer offers.
  const options = wanted === '' || given.includes(wanted) ? given : [...given, wanted]

  return (
    <SelectFilter
      label={label}
      value={wanted}
      onChange={onChange}
      options={[['', 'All'], ...options.map((option) => [option, dayText(option)] as const)]}
      sx={{ flex: '1 1 6.5rem' }}
    />
  )
}

type DayFilterProps = {
  label: string
  value: string
  error?: string
  onChange: (day: string) => void
}

const DayFilter = ({ label, value, error, onChange }: DayFilterProps) => (
  <TextField
    label={label}
    type="date"
    size="small"
    value={value}
    error={error !== undefined}
    helperText={error}
    onChange={({ target }) => onChange(target.value)}
    slotProps={{ inputLabel: { shrink: true } }}
    sx={{ flex: '0 1 9rem' }}
  />
)

const barSx = { display: 'grid', gap: 1.25, pt: 0.5 }

const rowSx = {
  display: 'flex',
  flexWrap: 'wrap',
  // Fields and buttons stay aligned when one field has a message below it.
  alignItems: 'start',
  '& > button': { minHeight: 40 },
  gap: 1.25,
  '&:empty': { display: 'none' },
}
