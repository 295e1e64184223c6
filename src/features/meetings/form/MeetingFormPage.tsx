import Box from '@mui/material/Box'
import { visuallyHidden } from '@mui/utils'
import { useMemo, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { version } from '@/texts/notice'
import { KnownError } from '@/shared/firestore/errors'
import { FormNotice } from '@/features/privacy/notice'
import { createForm } from '@/shared/forms/createForm'
import { FormPage } from '@/shared/forms/FormPage'
import { noticeNames } from '@/shared/validation/commonFields'
import { useSubmission, useSubmitRequestMutation } from '@/shared/forms/submit/useSubmission'
import { today } from '@/shared/validation/dates'
import { texts as shared } from '@/texts/forms'
import { texts } from '@/texts/meetings'
import { texts as pages } from '@/texts/pages'
import { fromMeetingKey, meetingKey } from '../meetingKey'
import { firstChoice, whyClosed } from '../meetingStatus'
import {
  attending,
  lastAnswer,
  meetingAnswerFormSchema,
  meetingAnswerSchema,
  toMeetingAnswer,
  type Meeting,
  type MeetingAnswerForm,
} from '../schema'
import { ChosenMeeting } from './ChosenMeeting'
import { useMeetings } from './useMeetings'

const { Form, FormSection } = createForm(meetingAnswerFormSchema, {
  [texts.theMeeting]: ['meeting'],
  [texts.you]: ['name', 'mobile', 'email', 'firmName', 'sector'],
  [texts.yourAnswer]: ['comingAs', 'invitedBy', 'answer', 'people', 'question'],
  [shared.consentSection]: [...noticeNames],
})

const above = {
  adult: <FormNotice form="monthlymeeting" />,
}

/** Created once, so that a change of the meeting does not render these fields again. */
const answerSections = (
  <>
    <FormSection title={texts.you} />
    <FormSection title={texts.yourAnswer} />
    <FormSection title={shared.consentSection} />
  </>
)

/** The answer that a visitor wants to change, from My request. It is in the history entry alone, and in no address. */
type EarlierAnswer = {
  /** The key of its status. None if it was replaced already. */
  replaces?: string
  meetingDate: string | null
  /** The answer that was pressed there. */
  answer?: string
}

export default function MeetingFormPage() {
  const live = useMeetings()
  const [chosen, setChosen] = useState<Meeting>()
  const why = chosen && whyClosed(chosen, today())
  const isOver = why === 'cancelled' || why === 'held'
  const linkedId = useSearchParams()[0].get('meeting')
  const earlier = useLocation().state as EarlierAnswer | null
  const [submit, { data: last }] = useSubmitRequestMutation(lastAnswer)
  // The earlier answer, or the last one of this tab, if it is by the same person and to the same meeting. Captured
  // when the page opens: a failed mutation clears its cached result.
  const [replaces] = useState(() => earlier?.replaces ?? last?.key)
  const { onSubmit, ...submission } = useSubmission({
    kind: 'meeting-answers',
    schema: meetingAnswerSchema,
    submit: (answer: Parameters<typeof submit>[0]) => submit({ ...answer, replaces }),
    toRecord: (form: MeetingAnswerForm) => toMeetingAnswer(form, version),
    searchOf: ({ meeting, answer }: MeetingAnswerForm) =>
      answer === 'I will attend'
        ? `?meeting=${encodeURIComponent(fromMeetingKey(meeting).meetingId)}`
        : '',
    draft: 'meeting-answer',
  })

  // It stays the first choice: a visitor sees that it was cancelled, and not another meeting.
  const [firstId, setFirstId] = useState<string>()
  const first =
    live.meetings.find(({ id }) => id === (firstId ?? linkedId)) ??
    (earlier &&
      live.meetings.find(({ meetingDate }) => meetingDate === (earlier.meetingDate ?? ''))) ??
    firstChoice(live.meetings, today())
  if (first?.id !== firstId) setFirstId(first?.id)
  const firstKey = first && meetingKey(first)
  const answer = earlier?.answer
  // Undefined until the meeting is known: each new object fills in the whole form.
  const start = useMemo(
    () => (firstKey === undefined ? undefined : { meeting: firstKey, answer }),
    [firstKey, answer],
  )

  async function handleSubmit(form: MeetingAnswerForm, id: string) {
    if (why !== undefined && form.answer === attending) {
      throw new KnownError('closed', texts.notTaken)
    }
    await onSubmit(form, id)
  }

  return (
    <FormPage title={pages.meeting.title} intro={texts.intro}>
      <Form
        {...submission}
        onSubmit={handleSubmit}
        submitLabel={texts.send}
        above={above}
        values={start}
        disabled={first === undefined || isOver}
      >
        <FormSection title={texts.theMeeting}>
          <ChosenMeeting {...live} first={first} onChosen={setChosen} />
        </FormSection>

        <Box component="fieldset" disabled={live.state === 'none' || isOver} sx={fieldsetSx}>
          <Box component="legend" sx={visuallyHidden}>
            {texts.yourAnswerToIt}
          </Box>
          {answerSections}
        </Box>
      </Form>
    </FormPage>
  )
}

/** The fieldset only disables its fields; it looks like the form around it. */
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
