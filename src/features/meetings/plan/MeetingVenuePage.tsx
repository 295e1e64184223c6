import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Container from '@mui/material/Container'
import { useEffect, useRef, useState } from 'react'
import { useSelector } from 'react-redux'
import { selectCanEdit } from '@/features/session/desk'
import { isUsedUp } from '@/shared/firestore/errors'
import { usedUpAtDesk } from '@/shared/firestore/messageOf'
import { PageBar } from '@/shared/ui/PageBar'
import { TextLink } from '@/shared/ui/TextLink'
import { today } from '@/shared/validation/dates'
import { Waiting } from '@/shared/ui/status/Waiting'
import { onlyEditors } from './MeetingEditor'
import { meetings } from '../api'
import { meetingDayInWords } from '../meetingWords'
import { meetingAddress } from '../links/meetingAddress'
import { earliestOf, isPlannedAhead, statusOf } from '../meetingStatus'
import type { Meeting } from '../schema'
import { useReadLatestMeetingQuery } from './meetingChangesApi'
import { noMeeting, VenueForm, type VenueOutcome } from './VenueForm'

export default function MeetingVenuePage() {
  const { data, isFetching, isError, error, refetch } = useReadLatestMeetingQuery(undefined, {
    refetchOnMountOrArgChange: true,
  })
  /** Of the last save. Its meeting is newer than the query's. */
  const [outcome, setOutcome] = useState<VenueOutcome>()
  const meeting = outcome?.meeting ?? data ?? undefined
  const canEdit = useSelector(selectCanEdit)

  return (
    <>
      <PageBar title="Monthly Meeting Venue Update" />
      <Container maxWidth={false} sx={{ maxWidth: 768, py: 2 }}>
        <TextLink to="/desk/meetings">‹ Meetings</TextLink>
        {!canEdit && (
          <Alert severity="info" sx={{ mb: 2 }}>
            {onlyEditors}
          </Alert>
        )}
        {isFetching && outcome === undefined ? (
          <Waiting />
        ) : (
          <>
            {meeting === undefined && (
              <>
                <Alert severity="error" sx={{ mb: 2 }}>
                  <span>{isError ? 'Failed to load existing meeting data.' : noMeeting}</span>
                  {isUsedUp(error) && <span>{` ${usedUpAtDesk}`}</span>}
                </Alert>
                <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 3 }}>
                  <Button variant="outlined" onClick={() => void refetch()} sx={{ minHeight: 44 }}>
                    Try again
                  </Button>
                  {!isError && canEdit && (
                    <TextLink to="/desk/meetings/plan">Plan the first meeting</TextLink>
                  )}
                </Box>
              </>
            )}
            {meeting && <OtherMeetingNote meeting={meeting} />}
            {meeting && <StateNote meeting={meeting} />}
            {outcome && <OutcomeMessage key={outcome.at} outcome={outcome} />}
            {/* The form starts afresh with another record, and after a save. */}
            <VenueForm
              key={`${meeting?.id} ${outcome?.at}`}
              meeting={meeting}
              canEdit={canEdit}
              onOutcome={setOutcome}
            />
          </>
        )}
      </Container>
    </>
  )
}

/** The page changes the meeting that was updated last. */
function OtherMeetingNote({ meeting }: { meeting: Meeting }) {
  const all = meetings.useRecords()
  const next = earliestOf(all.filter((other) => isPlannedAhead(other, today())))
  if (next === undefined || next.id === meeting.id) return null
  const day = meetingDayInWords(next)
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      <span>{`You are changing ${meetingDayInWords(meeting)}. The next meeting is ${day}. `}</span>
      <TextLink to={meetingAddress(next.id, '/change')}>{`Change ${day} instead`}</TextLink>
    </Alert>
  )
}

/** The decision of the desk: this page changes only place and time. */
function StateNote({ meeting }: { meeting: Meeting }) {
  const { state } = statusOf(meeting)
  if (state === 'planned') return null
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      <span>
        {state === 'cancelled'
          ? 'This meeting is cancelled. Another date makes it a planned meeting again.'
          : 'This meeting was held. Another date makes it the next meeting.'}
      </span>{' '}
      <TextLink to="/desk/meetings/plan">Plan a new one instead</TextLink>
    </Alert>
  )
}

/** Takes the focus: after a save the pressed button no longer exists. */
function OutcomeMessage({ outcome }: { outcome: VenueOutcome }) {
  const [isClosed, setClosed] = useState(false)
  const message = useRef<HTMLDivElement>(null)
  useEffect(() => message.current?.focus(), [])

  if (isClosed) return null
  return (
    <Alert
      severity={outcome.isSaved ? 'success' : 'info'}
      ref={message}
      tabIndex={-1}
      onClose={() => setClosed(true)}
      sx={{ mb: 2 }}
    >
      {outcome.message}
    </Alert>
  )
}
