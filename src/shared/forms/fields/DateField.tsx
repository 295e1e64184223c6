import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs'
import { DatePicker } from '@mui/x-date-pickers/DatePicker'
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider'
import dayjs, { type Dayjs } from 'dayjs'
import { useState, type ReactNode } from 'react'
import { makeDefaultPolicy } from '@/shared/config/trustedTypes'
import { describedBy, FieldFrame } from '@/shared/forms/fields/FieldFrame'
import { useFormParts } from '@/shared/forms/formParts'
import { useField } from '@/shared/forms/fields/useField'
import { isDay } from '@/shared/validation/dates'

type Props = {
  name: string
  /** A note below the field. */
  children?: ReactNode
}

/** Empty while a part of the date is missing. */
const toText = (picked: Dayjs | null) => (picked?.isValid() ? picked.format('YYYY-MM-DD') : '')

/** A date of the desk, typed in parts or picked from a calendar. Visitors get the browser's own field. */
export function DateField({ name, children }: Props) {
  const field = useField(name)
  const { incompleteDates } = useFormParts()
  const text = String(field.value)
  const [picked, setPicked] = useState<Dayjs | null>(null)
  // Only the picker holds an incomplete date, until the form gets another value.
  const shown = toText(picked) === text ? picked : isDay(text) ? dayjs(text) : null

  function handleChange(next: Dayjs | null) {
    setPicked(next)
    if (next === null || next.isValid()) incompleteDates.delete(name)
    else incompleteDates.add(name)
    field.onChange(toText(next))
  }

  if (field.isHidden) return null
  return (
    <FieldFrame field={field}>
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DatePicker
          value={shown}
          format="DD/MM/YYYY"
          onChange={handleChange}
          slotProps={{
            textField: {
              id: field.id,
              error: field.error !== undefined,
              required: field.isRequired,
              onBlur: field.onBlur,
              inputRef: field.inputRef,
              slotProps: {
                input: { 'aria-label': field.label, 'aria-describedby': describedBy(field) },
              },
            },
            // The picker labels it with a toolbar, which a desktop calendar does not have.
            popper: { 'aria-label': 'Calendar', 'aria-labelledby': undefined },
          }}
        />
      </LocalizationProvider>
      {children}
    </FieldFrame>
  )
}

// MUI's date field writes typed digits back by `innerHTML`, which the site's
// policy (Trusted Types) refuses. It only writes digits, so plain text is enough.
makeDefaultPolicy()
