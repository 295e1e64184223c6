import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useEffect, useRef } from 'react'
import { isConflict } from '@/shared/firestore/errors'
import { messageOf } from '@/shared/firestore/messageOf'
import { CopyButton } from '@/shared/ui/CopyButton'
import { useRequestsDispatch } from '../pending/store'
import { useListenHistoryQuery } from '../review/reviewApi'
import { reviewDetailsInWords } from '@/shared/requests/reviewDetails'
import { requestWords } from '../review/reviewWords'
import { capitalized } from '@/shared/text/counted'
import { HistoryList } from './History'
import { useNameOf } from '@/features/people/desk'
import { stepDropped, type PendingStep } from '../pending/pendingStepsSlice'
import { applyStep, scheduleStep } from '../pending/applyStep'
import { stateOf, type Review } from '@/shared/requests/review'
import { StateChip } from './StateChip'
import { StepForm } from './StepForm'
import type { StepTexts } from '../review/changes'
import { states, type Step } from '@/shared/requests/steps'

type Props = {
  pending: PendingStep
  /** The review as it is now. */
  review: Review | undefined
  /** The step again, from the state as it is now; undefined if that is not possible. */
  step: Step | undefined
}

/** A step that could not be written: the reason, the typed text, and the ways to go on. */
export function StepFailure({ pending, review, step }: Props) {
  const { kind, id, name, to, reason, public: text, details, error, makesMember } = pending
  const dispatch = useRequestsDispatch()
  const nameOf = useNameOf()
  const alert = useRef<HTMLDivElement>(null)
  useEffect(() => alert.current?.focus(), [])
  const wasFirst = isConflict<Review | undefined>(error)
  const discardButton = (
    <Button size="small" onClick={() => dispatch(stepDropped({ kind, id }))}>
      Discard
    </Button>
  )

  /** At once: there was time to think. */
  async function handleSubmit(texts: StepTexts, formVersion: number) {
    const expectedVersion = wasFirst ? formVersion : pending.expectedVersion
    await dispatch(scheduleStep({ kind, id, expectedVersion, to, name, makesMember, ...texts }))
    await dispatch(applyStep({ kind, id }))
  }

  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Alert severity="error" ref={alert} tabIndex={-1} sx={alertSx}>
        <AlertTitle>
          {wasFirst
            ? 'A colleague was first. Your step was not saved.'
            : 'Your step was not saved.'}
        </AlertTitle>
        {wasFirst ? (
          <Meanwhile pending={pending} review={error.current} />
        ) : (
          <Typography>{messageOf(error, requestWords(nameOf))}</Typography>
        )}
      </Alert>
      {step === undefined ? (
        <>
          <Typography>
            <span>“{states[to].label}” is no longer possible. What you typed:</span>
          </Typography>
          <Box component="pre" sx={typedSx}>
            {typedTexts({ reason, public: text, details }) || 'Nothing'}
          </Box>
          <Box sx={{ display: 'flex', gap: 1 }}>
            <CopyButton
              label="Copy what you typed"
              text={() => typedTexts({ reason, public: text, details })}
            />
            {discardButton}
          </Box>
        </>
      ) : (
        <StepForm
          step={step}
          record={{ review }}
          name={name}
          texts={pending}
          onSubmit={handleSubmit}
          submitLabel={wasFirst ? 'Save anyway' : 'Try again'}
          // Not as Cancel: the Escape key must not lose it.
          actions={discardButton}
        />
      )}
    </Box>
  )
}

/** The changes by colleagues since the form was opened. */
function Meanwhile({ pending, review }: { pending: PendingStep; review: Review | undefined }) {
  const { kind, id, expectedVersion } = pending
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

const alertSx = { '& .MuiAlert-message': { flex: 1 } }

const typedSx = {
  m: 0,
  p: 1.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  font: 'inherit',
  whiteSpace: 'pre-wrap',
}
