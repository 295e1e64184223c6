import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import { useMemo, useState, type ReactNode } from 'react'
import { useSelector } from 'react-redux'
import { canEdit } from '@/shared/requests/roles'
import { selectUid } from '@/features/session'
import type { AdminRecord } from '@/shared/collectionConfig'
import type { Role } from '@/shared/requests/roles'
import type { AdminCollection } from '../collections'
import { applicantName } from '../records'
import { isSaving, type RequestState } from '../review/requestState'
import { noticeClosed, stepDiscarded } from '../review/stepsSlice'
import { stepsFor } from '@/shared/requests/review'
import { StepBar } from '../steps/StepBar'
import { LostStep } from '../steps/StepFailure'
import type { Step } from '@/shared/requests/steps'
import { TellSheet } from '../steps/TellSheet'
import { useRequestsDispatch } from '../store'
import type { Opened } from '../steps/useMessage'
import { UndoLine } from '../undo/UndoLine'
import { StepPanel, type PressedTexts } from './StepPanel'
import { TrashForm } from './Trash'
import { useTakeStep } from './useTakeStep'

type Props = {
  collection: AdminCollection
  record: AdminRecord
  request: RequestState
  role: Role | null
  /** The request carries the person's own mobile number. */
  isOwn: boolean
  /** The applicant has withdrawn it. */
  isLocked: boolean
  /** The reference number of the request that this one is to be closed as a duplicate of. */
  duplicateOf: string | undefined
  /** A form is closed. */
  onClose: () => void
  /** On the line of the steps. */
  children: ReactNode
}

/** The possible steps, and the form of the chosen step. */
export function RecordSteps(props: Props) {
  const { collection, record, request, role, isOwn, isLocked, duplicateOf, children } = props
  const { id: kind } = collection
  const { id, review } = record
  const { expectedVersion, unsaved, saved, state, undone } = request
  const name = applicantName(record) ?? 'the applicant'
  const dispatch = useRequestsDispatch()
  const own = useSelector(selectUid)
  const [open, setOpen] = useState<Step | 'tell' | 'trash'>()
  /** The message that was opened together with the last step. */
  const [opened, setOpened] = useState<Opened>()
  const close = () => {
    setOpen(undefined)
    setOpened(undefined)
    props.onClose()
  }
  const target = { kind, id }
  const reviewed = { kind: record.kind, review }
  const steps = isOwn || isLocked ? [] : stepsFor(kind, reviewed, role)
  const again = useMemo(() => ({ details: review?.details }), [review])
  const closing = duplicateOf === undefined ? undefined : steps.find((step) => step.id === 'close')
  const { failed, take, takeByForm } = useTakeStep(target, name, unsaved, review)
  const failedStep = failed && steps.find(({ to }) => to === failed.to)
  const content = closing ?? failedStep ?? open ?? (saved?.needsNotice && 'tell')
  const isFormOpen = typeof content === 'object' || content === 'trash'
  function closeTell() {
    close()
    dispatch(noticeClosed(target))
  }

  async function handleStep(step: Step, withTexts: boolean) {
    if (withTexts) return setOpen(step)
    close()
    await take(step, noTexts, expectedVersion)
  }

  function handleDone() {
    dispatch(stepDiscarded(target))
    setOpen(undefined)
    props.onClose()
  }

  const line = (
    <Box className="screen-only" sx={lineSx}>
      {children}
    </Box>
  )
  // Before the role: the typed text stays, whatever the reason of the refusal.
  if (failed && !failedStep) {
    return (
      <>
        {line}
        <Paper variant="outlined" sx={panelSx}>
          <LostStep step={failed} />
        </Paper>
      </>
    )
  }

  if (!canEdit(role)) return line
  /** A step that failed, was undone, or is pressed again begins with its earlier text. */
  function textsOf(step: Step): PressedTexts {
    if (step === closing) {
      return { reason: `Duplicate of ${duplicateOf}`, details: { duplicateOf } }
    }
    if (failed?.to === step.to) return failed
    if (undone?.to === step.to) return undone
    return step.to === state ? again : noTexts
  }

  return (
    <Box className="screen-only" sx={{ display: 'grid', gap: 1.5, my: 1 }}>
      {isOwn && (
        <Alert severity="info">
          This request carries your own mobile number. A colleague has to decide it.
        </Alert>
      )}
      <Box sx={lineSx}>
        <StepBar
          steps={steps}
          state={state}
          isBusy={isSaving(request)}
          isFormOpen={isFormOpen}
          onStep={(step, withTexts) => void handleStep(step, withTexts)}
          onTell={() => setOpen('tell')}
          onTrash={isOwn ? undefined : () => setOpen('trash')}
        />
        {children}
      </Box>
      {!isOwn && !isLocked && opened === undefined && unsaved === undefined && (
        <UndoLine target={target} record={reviewed} saved={saved} own={own} />
      )}
      {typeof content === 'object' && (
        <Paper variant="outlined" sx={formSx}>
          <StepPanel
            key={`${content.id} ${duplicateOf ?? ''}`}
            collection={collection}
            record={record}
            step={content}
            name={name}
            texts={textsOf(content)}
            draft={`step ${kind} ${id} ${content.id} ${duplicateOf ?? ''}`.trim()}
            failed={failed}
            onSubmit={(...typed) => takeByForm(content, ...typed)}
            onDone={handleDone}
            onDiscard={handleDone}
            onOpen={setOpened}
            onCancel={failed ? undefined : close}
          />
        </Paper>
      )}
      {content === 'trash' && (
        <Paper variant="outlined" sx={formSx}>
          <TrashForm kind={kind} record={record} onClose={close} />
        </Paper>
      )}
      {content === 'tell' && (
        <TellSheet
          key={`${state} ${opened ? 'opened' : ''}`}
          collection={collection}
          record={record}
          name={name}
          state={isLocked ? 'withdrawn' : state}
          publicText={isLocked ? undefined : review?.public}
          opened={opened}
          onClose={closeTell}
        />
      )}
    </Box>
  )
}

const noTexts: PressedTexts = {}

const panelSx = { p: 2, my: 1.5 }

const onPhone = '@media (max-width: 699.95px)'

const lineSx = { display: 'flex', flexWrap: 'wrap', gap: 1, my: 1 }

/** The button that sends a form stays on the screen, above the keyboard of a phone. */
const formSx = {
  p: 2,
  [onPhone]: {
    '& form > :last-child': {
      position: 'sticky',
      zIndex: 1,
      bottom: 0,
      py: 1,
      bgcolor: 'background.paper',
    },
  },
}
