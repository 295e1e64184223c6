import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import { filters, sorts, type Filter, type Sort } from './find'
import type { AttendanceView } from './useAttendanceView'

type Props = { view: AttendanceView; onChange: (part: Partial<AttendanceView>) => void }

/** Whom to show, and in which order. */
export const AttendanceFilters = ({ view, onChange }: Props) => (
  <Box role="search" aria-label="Attendance" sx={rowSx}>
    <TextField
      label="Search"
      type="search"
      size="small"
      value={view.query}
      placeholder="Name, firm or mobile"
      onChange={({ target }) => onChange({ query: target.value })}
      slotProps={{
        inputLabel: { shrink: true },
        htmlInput: { autoComplete: 'off', spellCheck: false, enterKeyHint: 'search' },
      }}
      sx={{ flex: '2 1 14rem' }}
    />
    <Choice
      label="Show"
      value={view.filter}
      options={filters}
      onChoose={(filter: Filter) => onChange({ filter })}
    />
    <Choice
      label="Order"
      value={view.sort}
      options={sorts}
      onChoose={(sort: Sort) => onChange({ sort })}
    />
  </Box>
)

type ChoiceProps<Name extends string> = {
  label: string
  value: Name
  options: Record<Name, { label: string }>
  onChoose: (value: Name) => void
}

const Choice = <Name extends string>({ label, value, options, onChoose }: ChoiceProps<Name>) => (
  <TextField
    select
    size="small"
    label={label}
    value={value}
    onChange={({ target }) => onChoose(target.value as Name)}
    slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    sx={{ flex: '1 1 10rem' }}
  >
    {Object.entries<{ label: string }>(options).map(([name, option]) => (
      <option key={name} value={name}>
        {option.label}
      </option>
    ))}
  </TextField>
)

const rowSx = { display: 'flex', flexWrap: 'wrap', gap: 1.25, mt: 1.5 }
