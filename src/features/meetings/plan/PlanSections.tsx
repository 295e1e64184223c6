import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useField } from '@/shared/forms/fields/useField'
import { HiddenField } from '@/shared/forms/fields/HiddenField'
import { DateAndTimeFields } from './VenueFields'
import { DateField } from '@/shared/forms/fields/DateField'
import type { UnreadableTexts } from './venueSchema'
import { planForm } from './planForm'

const { FormSection, TextField } = planForm

type Props = {
  stored?: UnreadableTexts
  /** Of the last meeting, for a new one. */
  lastAgenda?: string
}

/** The fields of a plan. */
export const PlanSections = ({ stored, lastAgenda }: Props) => (
  <>
    <FormSection title="The meeting">
      <TextField name="meetingAgenda" wide />
      {lastAgenda !== undefined && <LastAgenda text={lastAgenda} />}
      <DateAndTimeFields {...stored} minuteStep={5} />
      <TextField name="venueName" wide />
      <TextField name="venueAddress" />
      <HiddenField name="seen" />
    </FormSection>
    <FormSection title="Replies">
      <TextField name="seats" />
      <DateField name="answerUntil" />
    </FormSection>
  </>
)

/** An agenda is often the one of the last month. */
function LastAgenda({ text }: { text: string }) {
  const { value, onChange } = useField('meetingAgenda')
  if (value === text) return null
  return (
    <Box
      className="wide"
      sx={{ display: 'flex', alignItems: 'baseline', flexWrap: 'wrap', gap: 1 }}
    >
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        <span>Last agenda: </span>
        <bdi translate="no">{text}</bdi>
      </Typography>
      <Button size="small" onClick={() => onChange(text)}>
        Use it
      </Button>
    </Box>
  )
}
