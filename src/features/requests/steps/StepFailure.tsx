import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useEffect, useRef } from 'react'
import { useNameOf } from '@/features/people/desk'
import { isConflict } from '@/shared/firestore/errors'
import { messageOf } from '@/shared/firestore/messageOf'
import { stateOf, type Review } from '@/shared/requests/review'
import { reviewDetailsInWords } from '@/shared/requests/reviewDetails'
import { states } from '@/shared/requests/steps'
import { capitalized } from '@/shared/text/counted'
import { CopyButton } from '@/shared/ui/CopyButton'
import { useListenHistoryQuery } from '../review/reviewApi'
import type { StepTexts } from '../review/changes'
import { requestWords } from '../review/reviewWords'
import { isUnsure, stepDiscarded, type UnsavedStep } from '../review/stepsSlice'
import { useRequestsDispatch } from '../store'
import { HistoryList } from './History'
import { StateChip } from './StateChip'

type Props = { step: UnsavedStep }

/** Above the form of a step that could not be saved: the reason. */
export function StepFailure({ step }: Props) {
  const { error } = step
  const nameOf = useNameOf()
  const alert = useRef<HTMLDivElement>(null)
  useEffect(() => alert.current?.focus(), [error])
  const wasFirst = isConflict<Review | undefined>(error)
  // The form says so, and asks what to do.
  if (!wasFirst && error?.code === 'already-stored') return null
  return (
    <Alert severity="error" ref={alert} tabIndex={-1} sx={alertSx}>
      <AlertTitle>
        {wasFirst
          ? 'A colleague was first. Your step was not saved.'
          : isUnsure(step)
            ? 'We do not know whether your step was saved.'
            : 'Your step was not saved.'}
      </AlertTitle>
      {wasFirst ? (
        <Meanwhile step={step} review={error.current} />
      ) : (
        <Typography>{messageOf(error, requestWords(nameOf))}</Typography>
      )}
    </Alert>
  )
}

/** The same where the request is in another state by now, in the trash or gone: the text can be copied. */
export function LostStep({ step }: Props) {
  const { kind, id, to } = step
  const dispatch = useRequestsDispatch()
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <StepFailure step={step} />
      <Typography>
        <span>{`“${states[to].label}” is no longer possible. What you typed:`}</span>
      </Typography>
      <Box component="pre" sx={typedSx}>
        {typedTexts(step) || 'Nothing'}
      </Box>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <CopyButton label="Copy what you typed" text={() => typedTexts(step)} />
        <Button size="small" onClick={() => dispatch(stepDiscarded({ kind, id }))}>
          Discard
        </Button>
      </Box>
    </Box>
  )
}

/** The changes by colleagues since the form was opened. */
function Meanwhile({ step, review }: Props & { review: Review | undefined }) {
  const { kind, id, expectedVersion } = step
  const nameOf = useNameOf()
  const { data: history } = useListenHistoryQuery({ kind, id })
  const since = history?.items.filter(({ v }) => v > expectedVersion) ?? []
  if (since.length > 0) return <HistoryList kind={kind} entries={since} />
  return (
    <>
      <Typography>
        <strong>
          <bdi translate="no">{capitalized(nameOf(review?.by))}</bdi>
        </strong>
        <span>, {review?.at}</span>
      </Typography>
      <StateChip state={stateOf({ review })} />
      {review?.reason !== undefined && (
        <Typography>
          <bdi>{review.reason}</bdi>
        </Typography>
      )}
    </>
  )
}

const typedTexts = ({ reason, public: text, details }: StepTexts) =>
  [
    ...reviewDetailsInWords(details).map(([label, value]) => `${label}: ${value}`),
    reason && `Office remarks: ${reason}`,
    text && `Message to the applicant: ${text}`,
  ]
    .filter(Boolean)
    .join('\n')

const alertSx = { mb: 2, '& .MuiAlert-message': { flex: 1 } }

const typedSx = {
  m: 0,
  p: 1.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  font: 'inherit',
  whiteSpace: 'pre-wrap',
}
