import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Container from '@mui/material/Container'
import { useState } from 'react'
import { PageTitle } from '@/shared/ui/PageTitle'
import { Waiting } from '@/shared/ui/Waiting'
import { noRecord, notLoaded, useReadLatestMeetingQuery } from './meetingsApi'
import type { Meeting } from './meetingSchema'
import { VenueForm, type VenueOutcome } from './VenueForm'
import { VenueMessage } from './VenueMessage'

export default function MeetingVenuePage() {
  const { data, isFetching, isError, refetch } = useReadLatestMeetingQuery(undefined, {
    refetchOnMountOrArgChange: true,
  })
  /** What a save, or the choice after one, has led to; each begins with a form of its own. */
  const [outcomes, setOutcomes] = useState<VenueOutcome[]>([])
  const outcome = outcomes.at(-1)
  const meeting = outcome?.meeting ?? data ?? undefined

  return (
    <Container maxWidth={false} sx={{ maxWidth: 768, py: 4 }}>
      <PageTitle>Monthly Meeting Venue Update</PageTitle>
      {isFetching && outcome === undefined ? (
        <Waiting />
      ) : (
        <>
          {meeting === undefined && (
            <Alert severity="error" sx={{ mb: 2 }}>
              {isError ? notLoaded : noRecord}
            </Alert>
          )}
          {meeting === undefined && (
            <Button variant="outlined" onClick={() => void refetch()} sx={{ mb: 3, minHeight: 44 }}>
              Try again
            </Button>
          )}
          {outcome && <VenueMessage key={outcomes.length} outcome={outcome} />}
          <VenueForm
            key={keyOf(meeting, outcomes.length)}
            meeting={meeting}
            onOutcome={(next) => setOutcomes([...outcomes, next])}
          />
        </>
      )}
    </Container>
  )
}

/** Another record, or another version of it, is another form: nothing of the last one is left. */
const keyOf = (meeting: Meeting | undefined, version: number) => `${meeting?.id ?? ''} ${version}`
