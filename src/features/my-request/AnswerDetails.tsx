import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import { calendarDay, dayInIndia } from '@/shared/text/dateText'
import { DefinitionRow } from '@/shared/ui/DefinitionRow'
import { TextLink } from '@/shared/ui/TextLink'
import { isDay, today } from '@/shared/validation/dates'
import type { RequestStatus, Said } from './api'

const form = '/form/monthlymeeting/'

/** An applicant's answer to a meeting, whether it still counts, and the way to change it. */
export function AnswerDetails({
  said: { answer, meetingDate, replacedAt },
  since,
  statusKey,
}: Pick<RequestStatus, 'since'> & { said: Said; statusKey: string }) {
  const isOver = meetingDate !== null && isDay(meetingDate) && meetingDate < today()
  return (
    <>
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1.5 }}>
        <DefinitionRow label="You said">
          <strong>{answer || 'Received'}</strong>
        </DefinitionRow>
        {meetingDate !== null && (
          <DefinitionRow label="For the meeting of">
            {isDay(meetingDate) ? calendarDay(meetingDate) : meetingDate}
          </DefinitionRow>
        )}
        {since !== null && <DefinitionRow label="Received on">{dayInIndia(since)}</DefinitionRow>}
        {replacedAt !== null && (
          <DefinitionRow label="Status">
            <strong>Replaced by a newer answer</strong>
            <span>{` on ${dayInIndia(replacedAt)}`}</span>
          </DefinitionRow>
        )}
        <DefinitionRow label="What to do next">
          {isOver
            ? 'This meeting is over.'
            : 'The newest answer with your name and mobile number counts. Please look at the Monthly Meeting page again on the day: venue and time may change.'}
        </DefinitionRow>
      </Box>
      {!isOver && (
        <Button
          className="screen-only"
          component={Link}
          to={form}
          // In the history entry alone: the key is in no address.
          state={replacedAt === null ? { replaces: statusKey, meetingDate } : { meetingDate }}
          variant="contained"
          size="large"
          sx={{ minHeight: 44 }}
        >
          Change my answer
        </Button>
      )}
      <TextLink to="/contacts/">How to reach the office</TextLink>
    </>
  )
}
