import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs'
import { DatePicker } from '@mui/x-date-pickers/DatePicker'
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider'
import dayjs, { type Dayjs } from 'dayjs'
import { useState } from 'react'
import { describedBy } from '@/shared/forms/FieldNotes'
import { FieldFrame } from '@/shared/forms/FieldFrame'
import { useFormParts } from '@/shared/forms/formParts'
import { useField } from '@/shared/forms/useField'
import { isDate } from './meetingWords'
import { allowPlainMarkup } from './plainMarkup'
import { RecordSays } from './RecordSays'

type Props = {
  name: 'meetingDate'
  /** What the record says of the date, where that is not in the form of today. */
  inRecord: string | undefined
}

allowPlainMarkup()

/** Empty for a date of which a part is still missing. */
const toText = (picked: Dayjs | null) => (picked?.isValid() ? picked.format('YYYY-MM-DD') : '')

/** The day of the meeting, typed in parts or picked from a calendar. */
export function VenueDateField({ name, inRecord }: Props) {
  const field = useField(name)
  const { halfTyped } = useFormParts()
  const text = String(field.value)
  const [picked, setPicked] = useState<Dayjs | null>(null)
  // What is half typed is the picker's own until the form holds something else.
  const shown = toText(picked) === text ? picked : isDate(text) ? dayjs(text) : null

  function handleChange(next: Dayjs | null) {
    setPicked(next)
    if (next === null || next.isValid()) halfTyped.delete(name)
    else halfTyped.add(name)
    field.onChange(toText(next))
  }

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
            // Its own name is that of a toolbar which a calendar on a desktop does not have.
            popper: { 'aria-label': 'Calendar', 'aria-labelledby': undefined },
          }}
        />
      </LocalizationProvider>
      <RecordSays text={inRecord}>Choose the day that is meant.</RecordSays>
    </FieldFrame>
  )
}
