import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { statusOf } from '../meetingStatus'
import type { Meeting } from '../schema'
import { isDay, today } from '@/shared/validation/dates'
import { calendarDay } from '@/shared/text/dateText'
import { counted } from '@/shared/text/counted'
import { Spoken } from '@/shared/ui/status/Spoken'
import type { Count } from './useGuests'

type Props = {
  meeting: Meeting
  count: Count
  /** Before the lists have come no number is shown. */
  isKnown: boolean
}

/** Which meeting it is, and how many are in. */
export function Counter({ meeting, count, isKnown }: Props) {
  const { meetingDate = '', meetingTime, venueName } = meeting
  const { in: here, expected, walkIns, heads } = count
  const { state } = statusOf(meeting)
  const text = `${here} of ${expected} checked in (${counted(heads, 'person')})`
  const day = isDay(meetingDate) ? calendarDay(meetingDate) : meetingDate
  return (
    <>
      <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        <span>{[day, meetingTime].filter(Boolean).join(', ')}</span>
        <span>{venueName && ' · '}</span>
        <bdi translate="no">{venueName}</bdi>
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, alignItems: 'baseline' }}>
        <Typography component="div" role="group" aria-label="Checked in" sx={numberSx}>
          {isKnown ? text : '…'}
        </Typography>
        <Spoken>{isKnown ? text : ''}</Spoken>
        {walkIns > 0 && (
          <Typography sx={{ color: 'text.secondary' }}>
            {walkIns === 1 ? '1 walk-in' : `${walkIns} walk-ins`}
          </Typography>
        )}
      </Box>
      {state === 'cancelled' ? (
        <Alert severity="error">This meeting is cancelled.</Alert>
      ) : (
        meetingDate !== today() && (
          <Alert severity="info">
            This meeting is not today. Check the date before you check people in.
          </Alert>
        )
      )}
    </>
  )
}

const numberSx = { fontSize: '1.375rem', fontWeight: 700, fontVariantNumeric: 'tabular-nums' }
