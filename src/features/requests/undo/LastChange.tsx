import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Snackbar from '@mui/material/Snackbar'
import SnackbarContent from '@mui/material/SnackbarContent'
import type { Theme } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { useSelector } from 'react-redux'
import { Link, useLocation } from 'react-router-dom'
import { everywhere, useKeys } from '@/shared/desk/keys'
import type { Target } from '@/shared/requests/review'
import { states } from '@/shared/requests/steps'
import { BulkProgress } from '../bulk/BulkProgress'
import { selectBulk } from '../bulk/bulkSlice'
import { canBeUndone, undoBulk } from '../bulk/runBulk'
import { addressOf, collectionById } from '../collections'
import { applicantName } from '../records'
import {
  isUnsure,
  keyOf,
  notMadeClosed,
  savedStepClosed,
  selectIsBulkLast,
  selectNotMade,
  selectSavedSteps,
  selectUnsavedSteps,
  type SavedStep,
} from '../review/stepsSlice'
import { useRequestsDispatch, useRequestsSelector } from '../store'
import { useUndo } from './useUndo'

/**
 * The last step, what could not be saved, and a change of many requests. It is part of the desk's layout, so that the
 * next record can be opened meanwhile. On its own page a request says all that itself.
 */
export function LastChange() {
  const dispatch = useRequestsDispatch()
  const { pathname } = useLocation()
  const isElsewhere = (target: Target) => placeOf(target) !== pathname
  const failed = Object.values(useSelector(selectUnsavedSteps)).filter(
    (step) => step.error !== undefined && isElsewhere(step),
  )
  const notMade = Object.entries(useSelector(selectNotMade))
    .map(([id, why]) => ({ kind: 'registrations' as const, id, why }))
    .filter(isElsewhere)
  const bulk = useRequestsSelector(selectBulk)
  const saved = Object.values(useSelector(selectSavedSteps))
  // The newest, and no other: many bars would cover the page.
  const step = saved.findLast((candidate) => !candidate.isClosed && isElsewhere(candidate))
  const isBulkLast = useSelector(selectIsBulkLast)
  const undoesBulk = isBulkLast && bulk !== null && canBeUndone(bulk)
  useKeys(
    everywhere,
    undoesBulk ? [{ key: 'u', label: 'Undo', onPress: () => void dispatch(undoBulk()) }] : [],
  )

  return (
    <Snackbar
      className="screen-only"
      open={failed.length + notMade.length > 0 || bulk !== null || step !== undefined}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      sx={placeSx}
    >
      <Box sx={{ display: 'grid', gap: 1 }}>
        {failed.map((unsaved) => (
          <Row
            key={keyOf(unsaved)}
            words={`${isUnsure(unsaved) ? 'Perhaps not saved' : 'Not saved'}: ${states[unsaved.to].label}`}
            name={unsaved.name}
          >
            <Button size="small" color="inherit" component={Link} to={placeOf(unsaved)}>
              Show
            </Button>
          </Row>
        ))}
        {notMade.map((request) => (
          <MemberNotMade key={request.id} {...request} />
        ))}
        {bulk && <BulkProgress bulk={bulk} />}
        {step && (
          <Saved
            key={`${keyOf(step)} ${step.v}`}
            step={step}
            isLast={!isBulkLast && step === saved.at(-1)}
          />
        )}
      </Box>
    </Snackbar>
  )
}

const placeOf = ({ kind, id }: Target) => addressOf(collectionById(kind)!, id)

/** A step on another page than that of its request. */
function Saved({ step, isLast }: { step: SavedStep; isLast: boolean }) {
  const dispatch = useRequestsDispatch()
  const { undo, isLoading, failure } = useUndo(step, step)
  useKeys(everywhere, undo && isLast ? [{ key: 'u', label: 'Undo', onPress: undo }] : [])
  return (
    <Row words={`Moved to ${states[step.to].label}`} name={step.name} why={failure}>
      {undo && (
        <Button
          size="small"
          color="inherit"
          aria-keyshortcuts={isLast ? 'u' : undefined}
          loading={isLoading}
          onClick={undo}
        >
          Undo
        </Button>
      )}
      {step.needsNotice && (
        <Button size="small" color="inherit" component={Link} to={placeOf(step)}>
          Inform
        </Button>
      )}
      <Button size="small" color="inherit" onClick={() => dispatch(savedStepClosed(step))}>
        {step.needsNotice ? 'Skip' : 'Close'}
      </Button>
    </Row>
  )
}

/** An approval is stored, and its member is not made. */
function MemberNotMade({ why, ...request }: Target & { why: string }) {
  const { kind, id } = request
  const dispatch = useRequestsDispatch()
  const record = useRequestsSelector((root) => collectionById(kind)?.live.selectById(root, id))
  return (
    <Row
      words="Approved, but no member was made"
      name={(record && applicantName(record)) ?? 'No name'}
      why={why}
    >
      <Button size="small" color="inherit" component={Link} to={placeOf(request)}>
        Show
      </Button>
      <Button size="small" color="inherit" onClick={() => dispatch(notMadeClosed(id))}>
        Close
      </Button>
    </Row>
  )
}

/** Above the bars that a list and the page of a record have at the bottom, and below menus and dialogs. */
const placeSx = { mb: '64px', zIndex: ({ zIndex }: Theme) => zIndex.modal - 1 }

type RowProps = { words: string; name: string; why?: string; children: ReactNode }

const Row = ({ words, name, why, children }: RowProps) => (
  <SnackbarContent
    message={
      <>
        <strong>{words}</strong>: <bdi translate="no">{name}</bdi>
        {why && <div>{why}</div>}
      </>
    }
    action={children}
  />
)
