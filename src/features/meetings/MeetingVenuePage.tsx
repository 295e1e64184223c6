import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Container from '@mui/material/Container'
import { useState } from 'react'
import { PageBar } from '@/shared/ui/PageBar'
import { Waiting } from '@/shared/ui/Waiting'
import { noRecord, notLoaded, useReadLatestMeetingQuery } from './api'
import { VenueForm, type VenueOutcome } from './VenueForm'
import { VenueMessage } from './VenueMessage'

export default function MeetingVenuePage() {
  const { data, isFetching, isError, refetch } = useReadLatestMeetingQuery(undefined, {
    refetchOnMountOrArgChange: true,
  })
  /** What the last save has led to; its meeting is newer than the one that was read. */
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
            {outcome && <VenueMessage outcome={outcome} />}
            {/* Another record is another form, and so is what a save has led to. */}
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
