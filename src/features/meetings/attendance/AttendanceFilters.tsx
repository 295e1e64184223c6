import Box from '@mui/material/Box'
import { SearchBox } from '@/shared/desk/SearchBox'
import { SelectFilter } from '@/shared/desk/SelectFilter'
import { filters, sorts } from './find'
import type { AttendanceView } from './useAttendanceView'

type Props = { view: AttendanceView; onChange: (part: Partial<AttendanceView>) => void }

/** Whom to show, and in which order. */
export const AttendanceFilters = ({ view, onChange }: Props) => (
  <Box role="search" aria-label="Attendance" sx={rowSx}>
    <SearchBox
      value={view.search}
      placeholder="Name, firm or mobile"
      onChange={(search) => onChange({ search })}
      sx={{ flex: '2 1 14rem' }}
    />
    <SelectFilter
      label="Show"
      value={view.filter}
      onChange={(filter) => onChange({ filter })}
      sx={choiceSx}
    >
      {optionsOf(filters)}
    </SelectFilter>
    <SelectFilter
      label="Order"
      value={view.sort}
      onChange={(sort) => onChange({ sort })}
      sx={choiceSx}
    >
      {optionsOf(sorts)}
    </SelectFilter>
  </Box>
)

const optionsOf = (choices: { [name: string]: { label: string } }) =>
  Object.entries(choices).map(([name, { label }]) => (
    <option key={name} value={name}>
      {label}
    </option>
  ))

const rowSx = { display: 'flex', flexWrap: 'wrap', gap: 1.25, mt: 1.5 }
const choiceSx = { flex: '1 1 10rem' }
