import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useSelector } from 'react-redux'
import { meetings } from '@/features/meetings/api'
import {
  meetingAddress,
  useAreAnswersWhole,
  useHeadcount,
  comingInWords,
} from '@/features/meetings/desk'
import type { Meeting } from '@/features/meetings/schema'
import { selectCanEdit } from '@/features/session/desk'
import type { LiveInfo } from '@/shared/firestore/live/liveCollection'
import { calendarDay } from '@/shared/text/dateText'
import { TextLink } from '@/shared/ui/TextLink'
import { today } from '@/shared/validation/dates'
import { useDeskSelector } from '../store'
import { cardSx } from './CountCard'
import { selectNextMeeting } from './nextMeeting'

/** The next meeting, and how many people will come. */
export function MeetingCard() {
  const id = useId()
  const next = useDeskSelector((root) => selectNextMeeting(root, today()))
  const info = meetings.useInfo()
  const canEdit = useSelector(selectCanEdit)
  return (
    <Card component="section" variant="outlined" aria-labelledby={id} sx={cardSx}>
      <Box sx={{ px: 2, pt: 1.5, pb: 1 }}>
        <Typography id={id} variant="h3" component="h2" sx={{ mb: 0.75 }}>
          Next meeting
        </Typography>
        {next === undefined ? (
          <>
            <Typography sx={{ color: 'text.secondary' }}>{noMeetingText(info)}</Typography>
            {canEdit && info.status === 'ready' && (
              <TextLink to="/desk/meetings/plan">Plan a meeting</TextLink>
            )}
          </>
        ) : (
          <Planned meeting={next} />
        )}
      </Box>
    </Card>
  )
}

function noMeetingText({ status, isEmpty }: LiveInfo): string {
  if (status === 'ready' || !isEmpty) return 'No upcoming meeting.'
  return status === 'failed' ? 'The meetings could not be loaded.' : 'Loading…'
}

function Planned({ meeting }: { meeting: Meeting }) {
  const headcount = useHeadcount(meeting)
  const areAnswersWhole = useAreAnswersWhole()
  const { meetingDate = '', meetingTime, venueName } = meeting
  const when = [meetingDate && calendarDay(meetingDate), meetingTime].filter(Boolean).join(', ')
  const list = new URLSearchParams({ list: 'meeting-answers', meetingDate }).toString()
  return (
    <>
      <Typography sx={{ fontWeight: 600 }}>{when}</Typography>
      <Typography translate="no" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        <bdi>{venueName}</bdi>
      </Typography>
      <Typography sx={{ mt: 1 }}>
        {areAnswersWhole ? comingInWords(headcount) : 'Counting the replies…'}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
        {meetingDate === today() && (
          <TextLink to={meetingAddress(meeting.id, '/door')}>Start check-in</TextLink>
        )}
        <TextLink to={`/memberlist?${list}`}>See the replies</TextLink>
        <TextLink to={meetingAddress(meeting.id)}>Open the meeting</TextLink>
      </Box>
    </>
  )
}
