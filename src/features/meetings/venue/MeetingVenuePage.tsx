import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Container from '@mui/material/Container'
import { useEffect, useRef, useState } from 'react'
import { PageBar } from '@/shared/ui/PageBar'
import { Waiting } from '@/shared/ui/Waiting'
import { noRecord, notLoaded, useReadLatestMeetingQuery } from '../api'
import { VenueForm, type VenueOutcome } from './VenueForm'

export default function MeetingVenuePage() {
  const { data, isFetching, isError, refetch } = useReadLatestMeetingQuery(undefined, {
    refetchOnMountOrArgChange: true,
  })
  /** Of the last save. Its meeting is newer than the one that was read. */
  const [outcome, setOutcome] = useState<VenueOutcome>()
  const meeting = outcome?.meeting ?? data ?? undefined

  return (
    <>
      <PageBar title="Monthly Meeting Venue Update" />
      <Container maxWidth={false} sx={{ maxWidth: 768, py: 3 }}>
        {isFetching && outcome === undefined ? (
          <Waiting />
        ) : (
          <>
            {meeting === undefined && (
              <>
                <Alert severity="error" sx={{ mb: 2 }}>
                  {isError ? notLoaded : noRecord}
                </Alert>
                <Button
                  variant="outlined"
                  onClick={() => void refetch()}
                  sx={{ mb: 3, minHeight: 44 }}
                >
                  Try again
                </Button>
              </>
            )}
            {outcome && <OutcomeMessage key={outcome.at} outcome={outcome} />}
            {/* The form starts afresh with another record, and after a save. */}
            <VenueForm
              key={`${meeting?.id} ${outcome?.at}`}
              meeting={meeting}
              onOutcome={setOutcome}
            />
          </>
        )}
      </Container>
    </>
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
