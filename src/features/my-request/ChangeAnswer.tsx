import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import { useEffect, useRef, useState } from 'react'
import { useDispatch } from 'react-redux'
import { Link, useNavigate } from 'react-router-dom'
import {
  attending,
  lastAnswer,
  meetingAnswerSchema,
  notAttending,
  type MeetingAnswer,
} from '@/features/meetings/schema'
import { KnownError, type AppError } from '@/shared/firestore/errors'
import { useSubmission, useSubmitRequestMutation } from '@/shared/forms/submit/useSubmission'
import { requestKinds } from '@/shared/requests/kinds'
import { newSubmissionId } from '@/shared/requests/reference'
import { labelOf } from '@/shared/text/labelOf'
import { texts } from '@/texts/request-status'
import { askWhetherOpen, type Said, type StatusDispatch } from './api'

const { form } = requestKinds['meeting-answers']

type Answer = Omit<MeetingAnswer, 'createdAt'>

type Props = { said: Said; statusKey: string }

/**
 * The two answers. The other one is sent at a press, with the details that this tab has sent: they are nowhere else
 * outside the office. Without them the form opens with it.
 */
export function ChangeAnswer({ said: { choice, meetingDate }, statusKey }: Props) {
  const navigate = useNavigate()
  const dispatch = useDispatch<StatusDispatch>()
  const [submit, { data: last }] = useSubmitRequestMutation(lastAnswer)
  // Captured, because a failed mutation clears its result.
  const [details] = useState(() => (last?.key === statusKey ? (last.values as Answer) : undefined))
  const [id] = useState(newSubmissionId)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<AppError>()
  const { onSubmit, onDone } = useSubmission({
    kind: 'meeting-answers',
    schema: meetingAnswerSchema,
    submit: (answer: Parameters<typeof submit>[0]) => submit({ ...answer, replaces: statusKey }),
    toRecord: (answer: Answer) => answer,
    searchOf: ({ answer, meetingId }: Answer) =>
      answer === attending ? `?meeting=${encodeURIComponent(meetingId)}` : '',
    draft: 'meeting-answer',
  })
  const alert = useRef<HTMLDivElement>(null)
  useEffect(() => alert.current?.focus(), [failure])

  async function change(answer: Answer['answer']) {
    if (details === undefined) {
      // In the history entry alone: the key is in no address.
      return navigate(form, { state: { replaces: statusKey, meetingDate, answer } })
    }
    setBusy(true)
    setFailure(undefined)
    try {
      const isTaken = answer !== attending || (await dispatch(askWhetherOpen(details)).unwrap())
      if (!isTaken) throw new KnownError('closed', texts.notTaken)
      await onSubmit({ ...details, answer }, id)
      await onDone(id)
    } catch (thrown) {
      setFailure(thrown as AppError)
      setBusy(false)
    }
  }

  return (
    <Box className="screen-only" sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <ToggleButtonGroup
        exclusive
        color="primary"
        aria-label={texts.yourAnswer}
        value={choice}
        disabled={isBusy}
        onChange={(_event, answer: Answer['answer'] | null) => {
          // The present answer was pressed.
          if (answer !== null) void change(answer)
        }}
      >
        {[attending, notAttending].map((answer) => (
          <ToggleButton key={answer} value={answer} sx={{ minHeight: 44, textTransform: 'none' }}>
            {labelOf(answer)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Typography role="status" variant="body2">
        {isBusy ? texts.sending : details ? texts.changeAtOnce(details.people) : texts.changeInForm}
      </Typography>
      {failure && (
        <Alert severity="error" ref={alert} tabIndex={-1}>
          {failure.message}
        </Alert>
      )}
      <Button
        component={Link}
        to={form}
        state={{ replaces: statusKey, meetingDate, answer: choice }}
        variant="outlined"
        sx={{ minHeight: 44 }}
      >
        {texts.changeDetails}
      </Button>
    </Box>
  )
}
