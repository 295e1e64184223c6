import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Container from '@mui/material/Container'
import ListItemText from '@mui/material/ListItemText'
import Typography from '@mui/material/Typography'
import { useId, useMemo } from 'react'
import { useSelector } from 'react-redux'
import { Link } from 'react-router-dom'
import { meetings as live } from '../api'
import { dateInWords } from '../meetingText'
import { isPlannedAhead, isUpcoming, statusOf } from '../meetingStatus'
import { selectDates } from '../answers'
import { earlierDayAddress, meetingAddress } from '../links/meetingAddress'
import { meetingKey } from '../meetingKey'
import { useMeetingsSelector } from '../queue/store'
import type { Meeting } from '../schema'
import { selectCanEdit } from '@/features/session/desk'
import { LiveView } from '@/shared/ui/status/LiveView'
import { PageBar } from '@/shared/ui/PageBar'
import { isDay, today } from '@/shared/validation/dates'
import { grouped } from '@/shared/validation/numbers'
import { ListCard } from '@/shared/desk/table/ListCard'
import { ListLink } from '@/shared/desk/table/ListLink'
import { MeetingChip } from './MeetingChip'
import { useAreAnswersWhole, useHeadcount } from '../attendees/useMeetingPeople'
import { meetingDayInWords, comingInWords } from '../meetingWords'

/** All meetings: the next first, then past meetings. */
export default function MeetingsPage() {
  const meetings = live.useRecords()
  const info = live.useInfo()
  const canEdit = useSelector(selectCanEdit)
  const from = today()
  const dates = useMeetingsSelector(selectDates)
  const { upcoming, past } = useMemo(() => inOrder(meetings, dates, from), [meetings, dates, from])
  const isNone = info.status === 'ready' && meetings.length === 0

  return (
    <>
      <PageBar title="Meetings">
        {canEdit && (
          <Button variant="contained" component={Link} to="/desk/meetings/plan">
            <span>{isNone ? 'Plan the first meeting' : 'Plan a meeting'}</span>
          </Button>
        )}
        <Button component={Link} to="/MonthlyMeetingVenue">
          Monthly meeting venue
        </Button>
      </PageBar>
      <Container maxWidth="md" sx={{ py: 2 }}>
        <LiveView
          {...info}
          emptyText="No meeting yet. The first one that is planned is shown to visitors at once."
        >
          <MeetingList title="Upcoming" meetings={upcoming} emptyText="No upcoming meeting." />
          {past.length > 0 && <MeetingList title="Past" meetings={past} />}
        </LiveView>
      </Container>
    </>
  )
}

/** A meeting; with `movedTo` an earlier day of a record that holds another day since. */
type Listed = { meeting: Meeting; movedTo?: string }

function inOrder(
  meetings: readonly Meeting[],
  dates: ReadonlyMap<string, readonly string[]>,
  from: string,
) {
  const listed = meetings.flatMap((meeting): Listed[] => [
    { meeting },
    // The venue page moves the same record from month to month: its replies know the days before.
    ...(dates.get(meeting.id) ?? [])
      .filter((day) => day !== meeting.meetingDate && isDay(day) && day < from)
      .map((day) => ({
        meeting: { ...meeting, meetingDate: day },
        movedTo: meetingDayInWords(meeting),
      })),
  ])
  const byDay = ({ meeting: a }: Listed, { meeting: b }: Listed) => {
    const [dayA = '', dayB = ''] = [a.meetingDate, b.meetingDate]
    return dayA < dayB ? -1 : dayA > dayB ? 1 : 0
  }
  const upcoming = listed.filter(({ meeting }) => isUpcoming(meeting, from))
  const past = listed.filter(({ meeting }) => !isUpcoming(meeting, from))
  return { upcoming: upcoming.sort(byDay), past: past.sort((a, b) => byDay(b, a)) }
}

type ListProps = { title: string; meetings: readonly Listed[]; emptyText?: string }

function MeetingList({ title, meetings, emptyText }: ListProps) {
  const id = useId()
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: 1.5, mb: 3 }}>
      <Typography id={id} variant="h3" component="h2" sx={{ mb: 1 }}>
        {title}
      </Typography>
      {meetings.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>{emptyText}</Typography>
      ) : (
        <ListCard aria-labelledby={id}>
          {meetings.map((item) => (
            <MeetingItem key={meetingKey(item.meeting)} {...item} />
          ))}
        </ListCard>
      )}
    </Box>
  )
}

function MeetingItem({ meeting, movedTo }: Listed) {
  const headcount = useHeadcount(meeting)
  const areAnswersWhole = useAreAnswersWhole()
  const { id, meetingDate = '', meetingTime, venueName, seats } = meeting
  const { state, reason, answerUntil } = statusOf(meeting)
  const facts = [
    areAnswersWhole && comingInWords(headcount, !isPlannedAhead(meeting, today())),
    movedTo === undefined && seats !== undefined && `${grouped(seats)} seats`,
    answerUntil !== undefined && state === 'planned' && `reply by ${dateInWords(answerUntil)}`,
    movedTo !== undefined && `its record is now that of ${movedTo}`,
  ]
  const isMoved = movedTo !== undefined
  return (
    <ListLink
      divider
      to={isMoved ? earlierDayAddress(id, meetingDate) : meetingAddress(id)}
      sx={{ flexWrap: 'wrap', columnGap: 2 }}
    >
      <ListItemText
        disableTypography
        sx={{ flex: '1 1 14rem', overflowWrap: 'anywhere' }}
        primary={
          <Typography component="span" sx={{ fontWeight: 600 }}>
            {[meetingDayInWords(meeting), !isMoved && meetingTime].filter(Boolean).join(', ')}
          </Typography>
        }
        secondary={
          <>
            {!isMoved && (
              <Typography translate="no" variant="body2">
                <bdi>{venueName}</bdi>
              </Typography>
            )}
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {facts.filter(Boolean).join(' · ')}
            </Typography>
            {!isMoved && reason !== undefined && (
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                <span>Why: </span>
                <bdi translate="no">{reason}</bdi>
              </Typography>
            )}
          </>
        }
      />
      {!isMoved && <MeetingChip meeting={meeting} />}
    </ListLink>
  )
}
