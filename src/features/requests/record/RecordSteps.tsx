import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useCallback, useMemo, useState, type ComponentProps } from 'react'
import { useSelector } from 'react-redux'
import { canEdit } from '@/shared/requests/roles'
import type { AdminRecord } from '@/shared/collectionConfig'
import type { Role } from '@/shared/requests/roles'
import type { AdminCollection } from '../collections'
import { applicantName } from '../records'
import {
  keyOf,
  selectToTell,
  selectUndone,
  tellingEnded,
  type PendingStep,
} from '../pending/pendingStepsSlice'
import { takeStep, writeStep } from '../pending/pendingStepsThunks'
import { stateOf, stepsFor, versionOf } from '@/shared/requests/review'
import { StepBar } from '../steps/StepBar'
import { StepFailure } from '../steps/StepFailure'
import { StepForm, type StepTexts } from '../steps/StepForm'
import type { Kind, Step } from '@/shared/requests/steps'
import { TellSheet } from '../steps/TellSheet'
import { useSeen } from '../pending/useSeen'
import { useRequestsDispatch, useRequestsSelector } from '../pending/store'
import { TrashForm } from './Trash'

type Props = {
  kind: Kind
  collection: AdminCollection
  record: AdminRecord
  pending: PendingStep | undefined
  role: Role | null
  /** The request carries the person's own mobile number. */
  isOwn: boolean
  /** The applicant has withdrawn it. */
  isLocked: boolean
}

/** What can be done now, and the form for it. */
export function RecordSteps({ kind, collection, record, pending, role, isOwn, isLocked }: Props) {
  const { id, review } = record
  const name = applicantName(record) ?? 'the applicant'
  const dispatch = useRequestsDispatch()
  const [open, setOpen] = useState<Step | 'tell' | 'trash'>()
  const close = useCallback(() => setOpen(undefined), [])
  // The applicant is told of what is saved, so a step that waits is saved first.
  const openTell = useCallback(
    () => void dispatch(writeStep({ kind, id })).then((isDone) => isDone && setOpen('tell')),
    [dispatch, kind, id],
  )
  const openTrash = useCallback(() => setOpen('trash'), [])

  const isFailed = pending?.status === 'failed'
  const state = pending === undefined || isFailed ? stateOf(record) : pending.to
  const steps = useMemo(
    () =>
      isOwn || isLocked
        ? []
        : stepsFor(kind, { kind: record.kind, review: { ...nothing, ...review, state } }, role),
    [kind, record.kind, review, state, role, isOwn, isLocked],
  )

  const toTell = useSelector(selectToTell)[keyOf({ kind, id })]
  const isToTell = toTell !== undefined && pending === undefined
  const undone = useRequestsSelector((root) => selectUndone(root, { kind, id }))
  const again = useMemo(() => ({ details: review?.details }), [review])
  const shown = open ?? (isToTell ? 'tell' : undefined)
  const endTelling = useCallback(() => {
    close()
    if (isToTell) dispatch(tellingEnded({ kind, id }))
  }, [close, isToTell, dispatch, kind, id])

  const take = useCallback(
    async (step: Step, seen: number, texts: StepTexts) => {
      const taken = { kind, id, seen, from: state, to: step.to, name, ...texts }
      const isTaken = await dispatch(takeStep(taken))
      if (isTaken) close()
      return isTaken ? undefined : 'Your step before this one could not be saved.'
    },
    [dispatch, kind, id, state, name, close],
  )

  const handleStep = useCallback(
    (step: Step, withTexts: boolean) =>
      withTexts ? setOpen(step) : void take(step, versionOf({ review }), {}),
    [take, review],
  )

  // Before the role: what was typed stays, whatever it was refused for.
  if (isFailed) {
    const step = steps.find(({ to }) => to === pending.to)
    return (
      <Paper variant="outlined" sx={panelSx}>
        <StepFailure key={pending.takenAt} pending={pending} review={review} step={step} />
      </Paper>
    )
  }

  if (!canEdit(role)) return null
  /** A step that was undone, or is taken again, begins with what it said before. */
  function textsOf(step: Step): StepTexts {
    if (undone?.to === step.to) return undone
    return step.to === state ? again : noTexts
  }

  return (
    <Box className="screen-only" sx={{ display: 'grid', gap: 1.5, mt: 1.5, mb: 2 }}>
      {isOwn && (
        <Alert severity="info">
          This request carries your own mobile number. Somebody else has to decide it.
        </Alert>
      )}
      <StepBar
        steps={steps}
        state={state}
        isBusy={pending?.status === 'writing'}
        onStep={handleStep}
        onTell={openTell}
        onTrash={isOwn ? undefined : openTrash}
      />
      {typeof shown === 'object' && (
        <Paper variant="outlined" sx={{ p: 2 }}>
          <Typography variant="h3" component="h2" sx={{ mb: 1.5 }}>
            {shown.button}
          </Typography>
          <OpenStep
            key={shown.id}
            record={record}
            step={shown}
            name={name}
            texts={textsOf(shown)}
            draft={`step ${kind} ${id} ${shown.id}`}
            onTake={(seen, texts) => take(shown, seen, texts)}
            onCancel={close}
          />
        </Paper>
      )}
      {shown === 'trash' && (
        <Paper variant="outlined" sx={{ p: 2 }}>
          <TrashForm kind={kind} record={record} onClose={close} />
        </Paper>
      )}
      {shown === 'tell' && (
        <TellSheet
          kind={kind}
          collection={collection}
          record={record}
          name={name}
          state={isLocked ? 'withdrawn' : stateOf(record)}
          publicText={isLocked ? undefined : review?.public}
          onClose={endTelling}
        />
      )}
    </Box>
  )
}

type OpenStepProps = Omit<ComponentProps<typeof StepForm>, 'onSubmit'> & {
  record: AdminRecord
  onTake: (seen: number, texts: StepTexts) => Promise<string | undefined>
}

/** The form of a step, of the request as it was when the form was opened. */
function OpenStep({ record, onTake, ...props }: OpenStepProps) {
  const [seen] = useSeen(record)
  return <StepForm {...props} onSubmit={(texts) => onTake(seen, texts)} />
}

/** A request that nobody has touched has no review. */
const nothing = { v: 0, at: '', atMillis: null, by: '' }

const noTexts: StepTexts = {}

const panelSx = { p: 2, my: 1.5 }
