import CancelledIcon from '@mui/icons-material/CancelOutlined'
import HeldIcon from '@mui/icons-material/CheckCircleOutlined'
import PlannedIcon from '@mui/icons-material/EventAvailableOutlined'
import StoppedIcon from '@mui/icons-material/PauseCircleOutlined'
import Chip from '@mui/material/Chip'
import { whyClosed } from '../meetingStatus'
import type { Meeting } from '../schema'
import { today } from '@/shared/validation/dates'

const looks = {
  planned: { label: 'Planned', color: 'info', icon: <PlannedIcon /> },
  full: { label: 'Full', color: 'warning', icon: <StoppedIcon /> },
  closed: { label: 'Replies closed', color: 'warning', icon: <StoppedIcon /> },
  cancelled: { label: 'Cancelled', color: 'error', icon: <CancelledIcon /> },
  held: { label: 'Held', color: 'success', icon: <HeldIcon /> },
} as const

/** The state of a meeting. Its icon says the same as its colour. */
export function MeetingChip({ meeting }: { meeting: Meeting }) {
  const { label, color, icon } = looks[whyClosed(meeting, today()) ?? 'planned']
  return (
    <Chip size="small" variant="outlined" color={color} icon={icon} label={label} sx={chipSx} />
  )
}

/** The colours of the palette are too light for small text. */
const chipSx = { '& .MuiChip-label': { color: 'text.primary' } }
