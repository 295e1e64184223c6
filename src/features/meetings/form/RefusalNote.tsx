import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { today } from '@/shared/validation/dates'
import { nextOpen, refusalOf, statusOf } from '../meetingStatus'
import { dateInWords } from '../meetingText'
import type { Meeting } from '../schema'

const sayNo = 'You can still tell us that you cannot attend.'

type Props = {
  meeting: Meeting
  meetings: Meeting[]
  onChoose: (meeting: Meeting) => void
}

/** Why the chosen meeting takes no answers, and which is the next one that does. */
export function RefusalNote({ meeting, meetings, onChoose }: Props) {
  const refusal = refusalOf(meeting, today())
  if (refusal === undefined) return null
  const { reason = '', answerUntil = '' } = statusOf(meeting)
  const next = nextOpen(meetings, today())
  return (
    <Alert severity={refusal === 'cancelled' ? 'error' : 'info'} sx={{ mb: 2 }}>
      <strong>{titles[refusal]}</strong>{' '}
      <span>
        {refusal === 'cancelled'
          ? reason
          : refusal === 'closed'
            ? `Answers were taken until ${dateInWords(answerUntil)}. ${sayNo}`
            : refusal === 'full'
              ? sayNo
              : ''}
      </span>
      {next && (
        <div>
          <Button
            onClick={() => onChoose(next)}
            sx={{ mt: 1, ml: -1, minHeight: 44, textAlign: 'left' }}
          >
            <span>{`Answer for ${dateInWords(next.meetingDate ?? '')}`}</span>
          </Button>
        </div>
      )}
    </Alert>
  )
}

const titles = {
  cancelled: 'CANCELLED.',
  held: 'This meeting is over.',
  full: 'This meeting is full.',
  closed: 'Closed.',
}
