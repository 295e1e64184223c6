import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Snackbar from '@mui/material/Snackbar'
import SnackbarContent from '@mui/material/SnackbarContent'
import type { Theme } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { useSelector } from 'react-redux'
import { Link, useLocation } from 'react-router-dom'
import { addressOf, collectionById } from '../collections'
import { applicantName } from '../records'
import { selectBulk } from '../pending/bulkSlice'
import { selectLastPressed } from '../pending/lastPressed'
import { useRequestsDispatch, useRequestsSelector } from '../pending/store'
import type { Target } from '@/shared/requests/review'
import {
  keyOf,
  noticeClosed,
  selectNotices,
  selectSteps,
  stepDropped,
  type PendingStep,
} from '../pending/pendingStepsSlice'
import { notMadeClosed, selectNotMade } from '../pending/notMadeSlice'
import { applyStep } from '../pending/applyStep'
import { states } from '@/shared/requests/steps'
import { BulkProgress } from './BulkProgress'
import { UndoBar } from './UndoBar'

/**
 * Steps and a change of many requests, while they can be undone, and the results. It is part of the desk's
 * layout, so that the next record can be opened meanwhile.
 */
export function UndoSnackbar() {
  const dispatch = useRequestsDispatch()
  const pending = useSelector(selectSteps)
  const steps = Object.values(pending)
  const notices = Object.values(useSelector(selectNotices))
  const { pathname } = useLocation()
  const isHere = (target: Target) => placeOf(target) === pathname
  // On its own page the request says so itself.
  const notMade = Object.entries(useSelector(selectNotMade))
    .map(([id, why]) => ({ kind: 'registrations' as const, id, why }))
    .filter((request) => !isHere(request))
  const bulk = useRequestsSelector(selectBulk)

  const waiting = steps.filter(({ status }) => status !== 'failed')
  // On its own page a record shows the result itself.
  const failed = steps.filter((step) => step.status === 'failed' && !isHere(step))

  // The newest notice, and no other bar: many would cover the page.
  const notice = notices.findLast((candidate) => !isHere(candidate) && !pending[keyOf(candidate)])
  const isAlone = bulk === null && waiting.length + failed.length + notMade.length === 0
  return (
    <Snackbar
      className="screen-only"
      open={!isAlone || notice !== undefined}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      sx={placeSx}
    >
      <Box sx={{ display: 'grid', gap: 1 }}>
        {failed.map((step) => (
          <Row key={keyOf(step)} words={`Not saved: ${states[step.to].label}`} name={step.name}>
            <Button size="small" color="inherit" component={Link} to={placeOf(step)}>
              Show
            </Button>
          </Row>
        ))}
        {notMade.map((request) => (
          <MemberNotMade key={request.id} {...request} />
        ))}
        {notice !== undefined && isAlone && (
          <Row words={states[notice.to].label} name={notice.name}>
            <Button size="small" color="inherit" component={Link} to={placeOf(notice)}>
              Inform
            </Button>
            <Button size="small" color="inherit" onClick={() => dispatch(noticeClosed(notice))}>
              Skip
            </Button>
          </Row>
        )}
        {bulk && <BulkProgress bulk={bulk} />}
        {waiting.map((step) => (
          <WaitingStep key={`${keyOf(step)} ${step.scheduledAt}`} step={step} />
        ))}
      </Box>
    </Snackbar>
  )
}

const placeOf = ({ kind, id }: Target) => addressOf(collectionById(kind)!, id)

function WaitingStep({ step }: { step: PendingStep }) {
  const dispatch = useRequestsDispatch()
  const { kind, id, scheduledAt, status, to, name } = step
  const isLast = useRequestsSelector((root) => selectLastPressed(root) === step)
  return (
    <UndoBar
      message={<Message words={`Moved to ${states[to].label}`} name={name} />}
      pressedAt={scheduledAt}
      isWriting={status === 'writing'}
      isLast={isLast}
      onUndo={() => dispatch(stepDropped({ kind, id }))}
      onSave={() => void dispatch(applyStep({ kind, id }))}
    />
  )
}

/** An approval is written, and its member is not made. */
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
        <Message words={words} name={name} />
        {why && <div>{why}</div>}
      </>
    }
    action={children}
  />
)

const Message = ({ words, name }: Pick<RowProps, 'words' | 'name'>) => (
  <>
    <strong>{words}</strong>: <bdi translate="no">{name}</bdi>
  </>
)
