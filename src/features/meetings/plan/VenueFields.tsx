import Box from '@mui/material/Box'
import FormHelperText from '@mui/material/FormHelperText'
import { createForm } from '@/shared/forms/createForm'
import { DateField } from '@/shared/forms/fields/DateField'
import { venueFormSchema, type UnreadableTexts } from './venueSchema'

const { SelectField } = createForm(venueFormSchema)

/** When a meeting takes place. */
export const DateAndTimeFields = ({ date, time }: UnreadableTexts) => (
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
        <SelectField name="minute" placeholder="–" />
        <SelectField name="meridiem" placeholder="–" />
      </Box>
      <StoredValue text={time}>Please choose the time.</StoredValue>
    </Box>
  </>
)

/** The value of an older record that the field above cannot show. */
function StoredValue({ text, children }: { text: string | undefined; children: string }) {
  if (text === undefined) return null
  return (
    <FormHelperText error={false}>
      Stored value: “{text}”. {children}
    </FormHelperText>
  )
}
