import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Container from '@mui/material/Container'
import { useState } from 'react'
import { useLocation, useParams, useSearchParams } from 'react-router-dom'
import { meetings as live } from '../api'
import { dayParam, meetingAddress } from '../links/meetingAddress'
import { dateInWords } from '../meetingText'
import { statusOf } from '../meetingStatus'
import type { Meeting } from '../schema'
import { LiveView } from '@/shared/ui/status/LiveView'
import { PageBar } from '@/shared/ui/PageBar'
import { TextLink } from '@/shared/ui/TextLink'
import { Waiting } from '@/shared/ui/status/Waiting'
import { MeetingPeople } from '../attendees/MeetingPeople'
import { Part } from '@/shared/desk/Part'
import { useMeetingsSelector } from '../queue/store'
import { InformPart } from './InformPart'
import { MeetingChip } from './MeetingChip'
import { MeetingDetails } from './MeetingDetails'
import { MeetingSteps } from './MeetingSteps'
import { meetingDayInWords } from '../meetingWords'
import List from '@mui/material/List'
import { useListenMeetingHistoryQuery, type MeetingEntry } from '../plan/meetingChangesApi'
import { ChangeItem } from '@/shared/desk/history/ChangeItem'
import { HistoryFrame } from '@/shared/desk/history/HistoryFrame'
import { useNameOf } from '@/features/people/desk'
import { factChanges, meetingEntryInWords } from './meetingEntries'

/** A meeting: its facts, steps, history and people. */
export default function MeetingPage() {
  const { id = '' } = useParams()
  const meeting = useMeetingsSelector((root) => live.selectById(root, id))
  const info = live.useInfo()
  // It was planned a moment ago, and the list has not brought it yet.
  const state = useLocation().state as { isPlanned?: true } | null
  const [wasThere, setWasThere] = useState(false)
  if (meeting !== undefined && !wasThere) setWasThere(true)
  const earlierDay = useEarlierDay(meeting)
  const title =
    meeting && (earlierDay === undefined ? meetingDayInWords(meeting) : dateInWords(earlierDay))
  const isAwaited = state?.isPlanned === true && !wasThere
  return (
    <>
      <PageBar title={title ?? 'Meeting'}>
        {meeting && earlierDay === undefined && <MeetingChip meeting={meeting} />}
      </PageBar>
      <Container maxWidth="lg" sx={{ py: 2 }}>
        <Box className="screen-only">
          <TextLink to="/desk/meetings">‹ Meetings</TextLink>
        </Box>
        {isAwaited && info.staleSince === null ? (
          <Waiting />
        ) : (
          <LiveView {...info} isEmpty={meeting === undefined} emptyText="There is no such meeting.">
            {meeting && <MeetingContent key={id} meeting={meeting} />}
          </LiveView>
        )}
      </Container>
    </>
  )
}

/** The day in the address, where it is not the one that the record holds. */
function useEarlierDay(meeting: Meeting | undefined): string | undefined {
  const day = useSearchParams()[0].get(dayParam)
  return meeting && day !== null && day !== meeting.meetingDate ? day : undefined
}

function MeetingContent({ meeting }: { meeting: Meeting }) {
  const { state, reason } = statusOf(meeting)
  if (useEarlierDay(meeting) !== undefined) {
    return (
      <>
        <Alert severity="info" className="screen-only" sx={{ my: 1 }}>
          <span>The record of this meeting has been moved since, and is now the meeting of </span>
          <TextLink to={meetingAddress(meeting.id)}>{meetingDayInWords(meeting)}</TextLink>
        </Alert>
        <MeetingPeople meeting={meeting} />
      </>
    )
  }
  return (
    <>
      {state === 'cancelled' && (
        <Alert severity="error" variant="outlined" sx={{ my: 1 }}>
          <strong>CANCELLED. </strong>
          <bdi translate="no">{reason}</bdi>
        </Alert>
      )}
      <Box className="screen-only" sx={columnsSx}>
        <Box sx={{ minWidth: 0 }}>
          <MeetingDetails meeting={meeting} />
          <MeetingSteps meeting={meeting} />
          <InformPart meeting={meeting} />
        </Box>
        <Part title="History">
          <MeetingHistory id={meeting.id} />
        </Part>
      </Box>
      <MeetingPeople meeting={meeting} />
    </>
  )
}

const columnsSx = {
  display: 'grid',
  gap: 3,
  mt: 1,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 22rem' },
  alignItems: 'start',
}

/** The acts on a meeting, the newest first. */
function MeetingHistory({ id }: { id: string }) {
  const { data: history } = useListenMeetingHistoryQuery(id)
  return (
    <HistoryFrame history={history} emptyText="No changes yet.">
      {(entries) => (
        <List disablePadding>
          {entries.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </List>
      )}
    </HistoryFrame>
  )
}

function Entry({ entry }: { entry: MeetingEntry }) {
  const nameOf = useNameOf()
  return (
    <ChangeItem
      name={nameOf(entry.by)}
      words={meetingEntryInWords(entry)}
      at={entry.at}
      changes={factChanges(entry)}
      text={entry.public}
    />
  )
}
