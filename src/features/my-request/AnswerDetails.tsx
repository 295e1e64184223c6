import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router-dom'
import { calendarDay, dayInIndia } from '@/shared/text/dateText'
import { DoorCode } from '@/shared/ui/code/DoorCode'
import { DefinitionRow } from '@/shared/ui/DefinitionRow'
import { TextLink } from '@/shared/ui/TextLink'
import { isDay, today } from '@/shared/validation/dates'
import type { RequestStatus, Said } from './api'

const form = '/form/monthlymeeting/'

type Props = Pick<RequestStatus, 'since'> & {
  said: Said
  statusKey: string
  /** Undefined where a link has led here: it does not tell the number. */
  reference: string | undefined
}

/** An applicant's answer to a meeting, whether it still counts, and the way to change it. */
export function AnswerDetails({
  said: { answer, meetingDate, replacedAt },
  since,
  statusKey,
  reference,
}: Props) {
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
      {!isOver && replacedAt === null && <CodeOrWay reference={reference} />}
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

const CodeOrWay = ({ reference }: Pick<Props, 'reference'>) =>
  reference === undefined ? (
    <Typography className="screen-only">
      To see your code for the door, type your reference number and mobile number below.
    </Typography>
  ) : (
    <DoorCode reference={reference} text={reference} />
  )
