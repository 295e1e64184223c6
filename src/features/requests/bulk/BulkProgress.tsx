import CloseIcon from '@mui/icons-material/CloseOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Link from '@mui/material/Link'
import LinearProgress from '@mui/material/LinearProgress'
import Paper from '@mui/material/Paper'
import { useState } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { isConflict } from '@/shared/firestore/errors'
import { messageOf } from '@/shared/firestore/messageOf'
import { grouped } from '@/shared/validation/numbers'
import { useRequestsDispatch } from '../store'
import { BulkResults } from './BulkResults'
import { bulkClosed, bulkStopped, type Bulk } from './bulkSlice'
import { kinds, states } from '@/shared/requests/steps'
import { canBeUndone, retryBulk, undoBulk } from './runBulk'

/** A change of many records: its progress, its results, and undo. */
export function BulkProgress({ bulk }: { bulk: Bulk }) {
  const dispatch = useRequestsDispatch()
  const { label, items, phase, change, kind } = bulk
  const [isOpen, setOpen] = useState(false)
  const done = items.filter(({ status }) => status === 'done')
  const settled = items.filter(({ status }) => status !== 'waiting').length
  const isEnded = phase === 'ended'
  const isUndoable = canBeUndone(bulk)
  const isPublic = kinds[kind].steps.some(
    (step) => change.kind === 'state' && step.id === change.step && step.public !== undefined,
  )
  const [first] = done
  // Why the first of those that failed did; where all failed alike, that is why it stopped.
  const failure = items.find(
    ({ status, error }) => status === 'failed' && !isConflict(error),
  )?.error
  const why = messageOf(failure)
  const address = `/memberlist?list=${kind}&state=all&only=${done.map(({ id }) => id).join()}`

  return (
    <Paper elevation={6} sx={paperSx}>
      <Box sx={headSx}>
        <Box role="status" sx={{ flex: 1, fontWeight: 600 }}>
          {isEnded ? summaryOf(bulk) : label}
        </Box>
        {isEnded && (
          <IconButton size="small" aria-label="Close" onClick={() => dispatch(bulkClosed())}>
            <CloseIcon fontSize="small" />
          </IconButton>
        )}
      </Box>
      {!isEnded && (
        <>
          <LinearProgress
            variant="determinate"
            value={(settled / items.length) * 100}
            aria-label={label}
            sx={{ my: 1 }}
          />
          <Box component="p" sx={{ m: 0 }}>
            {`${grouped(settled)} of ${grouped(items.length)}`}
          </Box>
        </>
      )}
      {isEnded && isPublic && first && (
        <Box component="p" sx={{ m: 0 }}>
          <span>The applicants are not informed yet. </span>
          {done.length <= inAddress && (
            <Link component={RouterLink} to={address}>
              Show these records
            </Link>
          )}
        </Box>
      )}
      {isEnded && why !== undefined && (
        <Box component="p" sx={{ m: 0, mt: 1 }}>
          {why}
        </Box>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        {phase === 'running' && (
          <Button size="small" variant="outlined" onClick={() => dispatch(bulkStopped())}>
            Stop
          </Button>
        )}
        {isUndoable && (
          <Button
            size="small"
            variant="outlined"
            aria-keyshortcuts="u"
            onClick={() => void dispatch(undoBulk())}
          >
            Undo
          </Button>
        )}
        {isEnded && done.length < items.length && (
          <Button size="small" variant="contained" onClick={() => void dispatch(retryBulk())}>
            <span>{retryText(bulk)}</span>
          </Button>
        )}
        <Button size="small" onClick={() => setOpen(true)}>
          Result of each
        </Button>
      </Box>
      {isOpen && <BulkResults bulk={bulk} onClose={() => setOpen(false)} />}
    </Paper>
  )
}

/** An address with more ids would be too long for servers. */
const inAddress = 200

const countOf = ({ items }: Bulk, wanted: Bulk['items'][number]['status']) =>
  items.filter(({ status }) => status === wanted).length

function summaryOf(bulk: Bulk): string {
  const failed = countOf(bulk, 'failed')
  const waiting = countOf(bulk, 'waiting')
  const done = countOf(bulk, 'done')
  const { change, label } = bulk
  if (failed + waiting === 0 && change.kind === 'state') {
    return `${states[change.to].label}: ${grouped(done)}`
  }
  const counts = [
    `${grouped(done)} done`,
    ...(failed > 0 ? [`${grouped(failed)} failed`] : []),
    ...(waiting > 0 ? [`${grouped(waiting)} not begun`] : []),
  ]
  return `${label}: ${counts.join(', ')}`
}

function retryText(bulk: Bulk): string {
  const failed = countOf(bulk, 'failed')
  const waiting = countOf(bulk, 'waiting')
  if (failed === 0) return `Go on with the other ${grouped(waiting)}`
  return waiting === 0
    ? `Try the ${grouped(failed)} that failed again`
    : `Try the other ${grouped(failed + waiting)}`
}

const paperSx = { p: 2, width: 'min(24rem, calc(100vw - 2rem))' }
const headSx = { display: 'flex', alignItems: 'start', gap: 1 }
