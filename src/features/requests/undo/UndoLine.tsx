import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useKeys } from '@/shared/desk/keys'
import { isTakenBack } from '@/shared/requests/rights'
import { stateOf, type Review, type Target } from '@/shared/requests/review'
import { states } from '@/shared/requests/steps'
import type { SavedStep } from '../review/stepsSlice'
import { useUndo } from './useUndo'

type Props = {
  target: Target
  record: { kind?: unknown; review?: Review }
  /** The last step, if this browser has saved it. */
  saved: SavedStep | undefined
  /** The uid of the administrator. */
  own: string | null
}

/** On the page of a request: its last step, while the administrator who took it can undo it. */
export function UndoLine({ target, record, saved, own }: Props) {
  const step = lastStepOf(target, record, saved, own)
  const { undo, isRecent, isLoading, failure } = useUndo(target, step)
  useKeys('This request', undo ? [{ key: 'u', label: 'Undo', onPress: undo }] : [])
  if (!isRecent && failure === undefined) return null
  return (
    <Box sx={lineSx}>
      <span role="status">{isRecent ? `Moved to ${states[stateOf(record)].label}.` : ''}</span>
      {undo && (
        <Button size="small" aria-keyshortcuts="u" loading={isLoading} onClick={undo}>
          Undo
        </Button>
      )}
      {failure && <Alert severity="error">{failure}</Alert>}
    </Box>
  )
}

/** Also after a reload, where nothing but the record says that it was the person's own step. */
function lastStepOf(
  { kind }: Target,
  { kind: of, review }: Props['record'],
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

const lineSx = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }
