import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { langOf } from '@/shared/text/langOf'
import { today } from '@/shared/validation/dates'
import { texts } from '@/texts/meetings'
import { offeredOf, statusOf, whyNotOffered } from '../meetingStatus'
import { dateInWords, whenOf } from '../meetingText'
import type { Meeting } from '../schema'

type Props = {
  meeting: Meeting
  meetings: Meeting[]
  onChoose: (meeting: Meeting) => void
}

/** A meeting to come that does not take place. */
export function CancelledNote({ meeting }: { meeting: Meeting }) {
  const { reason } = statusOf(meeting)
  return (
    <Alert severity="error" sx={{ mb: 2 }}>
      <strong>{`${texts.cancelled}: ${whenOf(meeting)}.`}</strong>{' '}
      <span lang={langOf(reason)}>{reason}</span>
    </Alert>
  )
}

/** Why the chosen meeting is no longer offered, and the next meeting that is. */
export function ClosedNote({ meeting, meetings, onChoose }: Props) {
  const why = whyNotOffered(meeting, today())
  if (why === undefined) return null
  const { reason = '', answerUntil = '' } = statusOf(meeting)
  const next = offeredOf(meetings, today())[0]
  return (
    <Alert severity={why === 'cancelled' ? 'error' : 'info'} sx={{ mb: 2 }}>
      <strong>{titles[why]}</strong>{' '}
      <span lang={why === 'cancelled' ? langOf(reason) : undefined}>
        {why === 'cancelled'
          ? reason
          : why === 'closed'
            ? `${texts.answersUntil(dateInWords(answerUntil))} ${texts.sayNo}`
            : why === 'full'
              ? texts.sayNo
              : ''}
      </span>
      {next && (
        <div>
          <Button
            onClick={() => onChoose(next)}
            sx={{ mt: 1, ml: -1, minHeight: 44, textAlign: 'left' }}
          >
            <span>{texts.answerFor(dateInWords(next.meetingDate ?? ''))}</span>
          </Button>
        </div>
      )}
    </Alert>
  )
}

const titles = {
  cancelled: texts.cancelledAlone,
  held: texts.held,
  full: texts.full,
  closed: texts.closed,
}
