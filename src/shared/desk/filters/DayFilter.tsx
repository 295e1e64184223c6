import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs'
import { DatePicker } from '@mui/x-date-pickers/DatePicker'
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider'
import dayjs, { type Dayjs } from 'dayjs'
import { useState } from 'react'
import { makeDefaultPolicy } from '@/shared/config/trustedTypes'

type Props = {
  label: string
  /** As YYYY-MM-DD, or empty. */
  value: string
  error: string | undefined
  onChange: (day: string) => void
}

/** Empty while a part of the day is missing. */
const toText = (picked: Dayjs | null) =>
  picked?.isValid() && picked.year() > 1900 ? picked.format('YYYY-MM-DD') : ''

/** A day that a list is filtered by. */
export function DayFilter({ label, value, error, onChange }: Props) {
  const [picked, setPicked] = useState<Dayjs | null>(null)
  // Only the picker holds an incomplete day, until the filter gets another value.
  const shown = toText(picked) === value ? picked : value === '' ? null : dayjs(value)

  function handleChange(next: Dayjs | null) {
    setPicked(next)
    if (toText(next) !== value) onChange(toText(next))
  }

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label={label}
        value={shown}
        format="D MMM YYYY"
        onChange={handleChange}
        slotProps={{
          field: { clearable: true },
          textField: {
            size: 'small',
            error: error !== undefined,
            helperText: error,
            slotProps: { inputLabel: { shrink: true } },
          },
          // The picker labels it with a toolbar, which a desktop calendar does not have.
          popper: { 'aria-label': 'Calendar', 'aria-labelledby': undefined },
        }}
      />
    </LocalizationProvider>
  )
}

// See DateField: the site's policy (Trusted Types) refuses MUI's way to write typed digits.
makeDefaultPolicy()
