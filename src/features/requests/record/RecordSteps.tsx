import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import { useMemo, useState, type ReactNode } from 'react'
import { useSelector } from 'react-redux'
import { canEdit } from '@/shared/requests/roles'
import { useNameOf } from '@/features/people/desk'
import { selectUid } from '@/features/session'
import { useKeys } from '@/shared/desk/keys'
import { isConflict } from '@/shared/firestore/errors'
import { throwMessageOf } from '@/shared/firestore/messageOf'
import { newSubmissionId } from '@/shared/requests/reference'
import { isTakenBack } from '@/shared/requests/rights'
import type { AdminRecord } from '@/shared/collectionConfig'
import type { Role } from '@/shared/requests/roles'
import type { AdminCollection } from '../collections'
import { applicantName } from '../records'
import { isSaving, type RequestState } from '../review/requestState'
import { useApplyActionMutation } from '../review/reviewApi'
import { requestWords } from '../review/reviewWords'
import { noticeClosed, stepDiscarded, type SavedStep } from '../review/stepsSlice'
import { stateOf, stepsFor, versionOf, type Review } from '@/shared/requests/review'
import { StepBar } from '../steps/StepBar'
import { LostStep } from '../steps/StepFailure'
import { states, type Kind, type Step } from '@/shared/requests/steps'
import { TellSheet } from '../steps/TellSheet'
import { useRequestsDispatch } from '../store'
import type { Opened } from '../steps/useMessage'
import { useUndo } from '../steps/useUndo'
import { StepPanel, type PressedTexts } from './StepPanel'
import { TrashForm } from './Trash'

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
  const words = requestWords(useNameOf())
  const [applyAction] = useApplyActionMutation()
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
  const failed = unsaved?.error === undefined ? undefined : unsaved
  const failedStep = failed && steps.find(({ to }) => to === failed.to)
  const content = closing ?? failedStep ?? open ?? (saved?.needsNotice && 'tell')
  const isFormOpen = typeof content === 'object' || content === 'trash'
  const isUndoable =
    canEdit(role) && !isOwn && !isLocked && opened === undefined && !isSaving(request)
  const lastStep = isUndoable ? lastStepOf(kind, reviewed, saved, own) : undefined
  const { undo, isRecent, isLoading: isUndoing, failure: undoFailure } = useUndo(target, lastStep)
  useKeys('This request', undo ? [{ key: 'u', label: 'Undo', onPress: undo }] : [])

  function closeTell() {
    close()
    dispatch(noticeClosed(target))
  }

  /** @returns why it is not saved */
  async function take({ to }: Step, pressed: PressedTexts, version: number, formId: string) {
    const { makesMember = false, reason, public: text, details } = pressed
    const { error } = await applyAction({
      target,
      expectedVersion: version,
      id: formId,
      action: { kind: 'state', to, reason, public: text, details },
      step: { name, makesMember },
    })
    return error
  }

  async function handleStep(step: Step, withTexts: boolean) {
    if (withTexts) return setOpen(step)
    close()
    await take(step, noTexts, expectedVersion, newSubmissionId())
  }

  /** @param version of the request when the form was opened */
  async function handleForm(step: Step, texts: PressedTexts, version: number, formId: string) {
    const { error } = failed ?? {}
    const known = isConflict<Review | undefined>(error)
      ? versionOf({ review: error.current })
      : failed?.expectedVersion
    throwMessageOf(await take(step, texts, known ?? version, formId), words)
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
          isBusy={isSaving(request) || isUndoing}
          isFormOpen={isFormOpen}
          onStep={(step, withTexts) => void handleStep(step, withTexts)}
          onTell={() => setOpen('tell')}
          onTrash={isOwn ? undefined : () => setOpen('trash')}
        />
        {children}
      </Box>
      {(isRecent || undoFailure) && (
        <Box sx={undoSx}>
          <span role="status">{isRecent ? `Moved to ${states[state].label}.` : ''}</span>
          {undo && (
            <Button size="small" aria-keyshortcuts="u" loading={isUndoing} onClick={undo}>
              Undo
            </Button>
          )}
          {undoFailure && <Alert severity="error">{undoFailure}</Alert>}
        </Box>
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
            onSubmit={(texts, version, formId) => handleForm(content, texts, version, formId)}
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

/** The step that the person may undo: also after a reload, where nothing but the record says so. */
function lastStepOf(
  kind: Kind,
  { kind: of, review }: { kind?: unknown; review?: Review },
  saved: SavedStep | undefined,
  own: string | null,
) {
  // An owner has freed the request of a withdrawal: that stays.
  if (review === undefined || isTakenBack(of, stateOf({ review }))) return undefined
  if (saved !== undefined) return saved
  // A member may have been made from it.
  const mayBeFinal = kind === 'registrations' && review.state === 'approved'
  const isStep = review.by === own && review.sinceMillis === review.atMillis
  if (!isStep || mayBeFinal) return undefined
  return { v: review.v, savedAt: review.atMillis, makesMember: false }
}

const noTexts: PressedTexts = {}

const panelSx = { p: 2, my: 1.5 }

const onPhone = '@media (max-width: 699.95px)'

const undoSx = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }

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
