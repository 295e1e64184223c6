import { HiddenField } from '@/shared/forms/fields/HiddenField'
import { FormSection } from '@/shared/forms/FormSection'
import { dateAndTimeFields } from './VenueFields'
import { VenueDateField } from './VenueDateField'
import type { UnreadableTexts } from './venueSchema'
import { planForm } from './planForm'

const { TextField } = planForm

/** The fields of a plan, as elements: a form reads its sections before it renders them. */
export const planSections = (stored: UnreadableTexts = {}) => (
  <>
    <FormSection title="The meeting">
      <TextField name="meetingAgenda" wide />
      {dateAndTimeFields(stored)}
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
