import Box from '@mui/material/Box'
import { useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import { notice } from '@/content/notice'
import { FormPage } from '@/shared/forms/FormPage'
import { FormSection } from '@/shared/forms/FormSection'
import { NoticeText } from '@/shared/forms/NoticeText'
import { referenceOf } from '@/shared/forms/reference'
import { CheckboxField, Form, RadioField, SelectField, TextField } from './answerFields'
import { toMeetingAnswer, type MeetingAnswerForm } from './meetingAnswerSchema'
import { useSubmitMeetingAnswerMutation } from './meetingAnswersApi'
import { meetingKey } from './meetingKey'
import { MeetingSection } from './MeetingSection'
import { useMeetingsState } from './useMeetingsState'

export default function MeetingFormPage() {
  const live = useMeetingsState()
  const [submitMeetingAnswer] = useSubmitMeetingAnswerMutation()
  const navigate = useNavigate()

  const [latest] = live.meetings
  const latestKey = latest && meetingKey(latest)
  const start = useMemo(() => ({ meeting: latestKey }), [latestKey])

  const handleSubmit = (form: MeetingAnswerForm, id: string) =>
    submitMeetingAnswer({ id, values: toMeetingAnswer(form, notice.version) }).unwrap()

  const handleDone = (id: string) =>
    navigate(`/form/monthlymeeting/received/${referenceOf('MM', id)}`, { replace: true })

  return (
    <FormPage
      title="Monthly Meeting"
      intro="Once a month the association’s members come together, and visitors are welcome. See below where and when the next meeting is, and tell us whether you will come."
    >
      <Form
        onSubmit={handleSubmit}
        onDone={handleDone}
        submitLabel="Send answer"
        busyLabel="Sending…"
        draft="meeting-answer"
        referencePrefix="MM"
        values={start}
        disabled={latest === undefined}
      >
        <MeetingSection {...live} />

        <Box component="fieldset" disabled={live.state === 'none'} sx={fieldsetSx}>
          <FormSection title="You">
            <TextField name="name" />
            <TextField name="mobile" />
            <TextField name="email" />
            <TextField name="firmName" />
            <SelectField name="sector" wide />
          </FormSection>

          <FormSection title="Your answer">
            <RadioField name="comingAs" />
            <TextField name="invitedBy" wide />
            <RadioField name="answer" />
            <TextField name="people" />
            <TextField name="question" />
          </FormSection>

          <FormSection title="Consent">
            <Box sx={{ gridColumn: '1 / -1' }}>
              <NoticeText parts={notice.parts} />
            </Box>
            <CheckboxField name="consent" />
          </FormSection>
        </Box>
      </Form>
    </FormPage>
  )
}

/** No more than a switch for the fields inside; looks like the form around it. */
const fieldsetSx = {
  display: 'grid',
  gap: 'inherit',
  gridTemplateColumns: 'minmax(0, 1fr)',
  m: 0,
  p: 0,
  border: 0,
  minWidth: 0,
  '&:disabled': { opacity: 0.6 },
}
