import Box from '@mui/material/Box'
import FormHelperText from '@mui/material/FormHelperText'
import { createForm } from '@/shared/forms/createForm'
import { DateField } from '@/shared/forms/fields/DateField'
import { useField } from '@/shared/forms/fields/useField'
import { minutes, venueFormSchema, type UnreadableTexts } from './venueSchema'

const { SelectField } = createForm(venueFormSchema)

type Props = UnreadableTexts & {
  /** The minutes to choose from are so far apart. */
  minuteStep?: number
}

/** When a meeting takes place. */
export const DateAndTimeFields = ({ date, time, minuteStep = 1 }: Props) => (
  <>
    <DateField name="meetingDate">
      <StoredValue text={date}>Please choose the date.</StoredValue>
    </DateField>
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
      <Box component="legend" sx={{ p: 0, mb: 0.75, fontWeight: 500 }}>
        Meeting Time<span aria-hidden="true"> *</span>
      </Box>
      <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' }}>
        <SelectField name="hour" placeholder="–" />
        <MinuteField step={minuteStep} />
        <SelectField name="meridiem" placeholder="–" />
      </Box>
      <StoredValue text={time}>Please choose the time.</StoredValue>
    </Box>
  </>
)

/** A stored minute between the steps can be kept. */
function MinuteField({ step }: { step: number }) {
  const { value } = useField('minute')
  const offered = minutes.filter((minute) => Number(minute) % step === 0 || minute === value)
  const options = offered.map((minute) => ({ value: minute, label: minute }))
  return <SelectField name="minute" placeholder="–" options={options} />
}

/** The value of an older record that the field above cannot show. */
function StoredValue({ text, children }: { text: string | undefined; children: string }) {
  if (text === undefined) return null
  return (
    <FormHelperText error={false}>
      Stored value: “{text}”. {children}
    </FormHelperText>
  )
}
