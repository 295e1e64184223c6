import { FormSection } from '@/shared/forms/FormSection'
import { HiddenField, StoredValue, TimeFields } from '../venue/VenueFields'
import { VenueDateField } from '../venue/VenueDateField'
import { planForm } from './planForm'

const { TextField, SelectField } = planForm

/**
 * The fields of a plan, as elements: a form reads its sections before it renders them.
 *
 * @param stored what an older record holds that date and time cannot show
 */
export const planSections = (stored: { date?: string; time?: string } = {}) => (
  <>
    <FormSection title="The meeting">
      <TextField name="meetingAgenda" wide />
      <VenueDateField name="meetingDate">
        <StoredValue text={stored.date}>Please choose the date.</StoredValue>
      </VenueDateField>
      <TimeFields note={<StoredValue text={stored.time}>Please choose the time.</StoredValue>}>
        <SelectField name="hour" placeholder="–" />
        <SelectField name="minute" placeholder="–" />
        <SelectField name="meridiem" placeholder="–" />
      </TimeFields>
      <TextField name="venueName" wide />
      <TextField name="venueAddress" />
      <HiddenField name="seen" />
    </FormSection>
    <FormSection title="Answers">
      <TextField name="seats" />
      <VenueDateField name="answerUntil" />
    </FormSection>
  </>
)
