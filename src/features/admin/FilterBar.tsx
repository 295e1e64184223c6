import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { memo, useCallback, useRef, useState } from 'react'
import { ChoiceFilter } from './ChoiceFilter'
import { useIsNarrow } from './useIsNarrow'
import { isWhole, whole, withFilter, type View } from './view'

type Props = {
  view: View
  onChange: (part: Partial<View>) => void
}

/** Search and filters; all of them together decide what is shown. */
export const FilterBar = memo(function FilterBar({ view, onChange }: Props) {
  const { kind, filters } = view
  const isNarrow = useIsNarrow()
  const [isOpen, setOpen] = useState(false)
  const search = useRef<HTMLInputElement>(null)
  const isTurnedRound = view.from !== '' && view.to !== '' && view.to < view.from
  const active = Object.keys(filters).length + Number(view.from !== '') + Number(view.to !== '')

  const handleFilter = useCallback(
    (field: string, wanted: string) => onChange({ filters: withFilter(filters, field, wanted) }),
    [filters, onChange],
  )
  const handleFrom = useCallback((from: string) => onChange({ from }), [onChange])
  const handleTo = useCallback((to: string) => onChange({ to }), [onChange])

  function handleClear() {
    onChange(whole)
    // The button has nothing more to do, and one that is switched off loses the keyboard's place.
    search.current?.focus()
  }

  return (
    <Box role="search" aria-label={kind.label} sx={bar}>
      <TextField
        label="Search"
        type="search"
        size="small"
        inputRef={search}
        value={view.search}
        placeholder="Name, mobile, GSTIN, reference…"
        onChange={({ target }) => onChange({ search: target.value })}
        slotProps={{
          inputLabel: { shrink: true },
          htmlInput: { autoComplete: 'off', spellCheck: false, enterKeyHint: 'search' },
        }}
        sx={{ flex: '2 1 16rem' }}
      />
      {isNarrow && (
        <Button variant="outlined" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          Filters{active > 0 && ` (${active})`}
        </Button>
      )}
      {(isOpen || !isNarrow) && (
        <>
          {kind.filters.map((field) => (
            <ChoiceFilter
              key={field}
              kind={kind}
              field={field}
              wanted={filters[field] ?? ''}
              onChange={handleFilter}
            />
          ))}
          <Day label="Received from" value={view.from} onChange={handleFrom} />
          <Day
            label="Received to"
            value={view.to}
            error={isTurnedRound ? 'Before the first day' : undefined}
            onChange={handleTo}
          />
        </>
      )}
      <Button disabled={isWhole(view)} onClick={handleClear}>
        Clear
      </Button>
    </Box>
  )
})

type DayProps = {
  label: string
  value: string
  error?: string | undefined
  onChange: (day: string) => void
}

const Day = memo(({ label, value, error, onChange }: DayProps) => (
  <TextField
    label={label}
    type="date"
    size="small"
    value={value}
    error={error !== undefined}
    helperText={error}
    onChange={({ target }) => onChange(target.value)}
    slotProps={{ inputLabel: { shrink: true } }}
    sx={{ flex: '0 1 9.5rem' }}
  />
))

const bar = {
  display: 'flex',
  flexWrap: 'wrap',
  // A remark below one of the fields leaves them in line; the buttons are as high as they are.
  alignItems: 'start',
  '& > button': { minHeight: 40 },
  gap: 1.25,
  pt: 0.5,
  '@media print': { display: 'none' },
}
