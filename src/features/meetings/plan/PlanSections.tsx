import { HiddenField } from '@/shared/forms/fields/HiddenField'
import { DateAndTimeFields } from './VenueFields'
import { DateField } from '@/shared/forms/fields/DateField'
import type { UnreadableTexts } from './venueSchema'
import { planForm } from './planForm'

const { FormSection, TextField } = planForm

/** The fields of a plan. */
export const PlanSections = ({ stored }: { stored?: UnreadableTexts }) => (
  <>
    <FormSection title="The meeting">
      <TextField name="meetingAgenda" wide />
      <DateAndTimeFields {...stored} />
      <TextField name="venueName" wide />
      <TextField name="venueAddress" />
      <HiddenField name="seen" />
    </FormSection>
    <FormSection title="Answers">
      <TextField name="seats" />
      <DateField name="answerUntil" />
    </FormSection>
  </>
)
