import StoppedIcon from '@mui/icons-material/PauseCircleOutlined'
import DoneIcon from '@mui/icons-material/CheckCircleOutlined'
import EndedIcon from '@mui/icons-material/DoNotDisturbOnOutlined'
import NewIcon from '@mui/icons-material/RadioButtonUncheckedOutlined'
import RefusedIcon from '@mui/icons-material/CancelOutlined'
import RunningIcon from '@mui/icons-material/PendingOutlined'
import Chip from '@mui/material/Chip'
import { memo } from 'react'
import { states, type State } from '@/shared/requests/steps'

/** The state of a request. Its icon says the same as its colour. */
export const StateChip = memo(function StateChip({ state }: { state: State }) {
  const { label, color } = states[state]
  return (
    <Chip
      size="small"
      variant="outlined"
      color={color}
      icon={iconOf(state)}
      label={label}
      sx={chipSx}
    />
  )
})

function iconOf(state: State) {
  const { color, isOpen } = states[state]
  if (color === 'success') return done
  if (color === 'error') return refused
  if (color === 'warning') return stopped
  if (!isOpen) return ended
  return color === 'default' ? untouched : running
}

// Elements, not components: a list renders one in each of its rows.
const done = <DoneIcon />
const refused = <RefusedIcon />
const stopped = <StoppedIcon />
const ended = <EndedIcon />
const untouched = <NewIcon />
const running = <RunningIcon />

/** The colours of the palette are too light for small text. */
const chipSx = { '& .MuiChip-label': { color: 'text.primary' } }
