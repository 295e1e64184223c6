import Alert from '@mui/material/Alert'
import Container from '@mui/material/Container'
import Typography from '@mui/material/Typography'
import { skipToken } from '@reduxjs/toolkit/query/react'
import { useMemo, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { referenceOf } from '@/shared/forms/reference'
import { findById } from '@/shared/live/chunkedList'
import { LiveView } from '@/shared/live/LiveView'
import { useLive } from '@/shared/live/useLive'
import { PageTitle } from '@/shared/ui/PageTitle'
import { titleOf } from './columns'
import type { Kind } from './kind'
import { OtherRequests } from './OtherRequests'
import { RecordActions } from './RecordActions'
import { RecordDetails } from './RecordDetails'
import { useReadRecordQuery } from './recordApi'
import { RecordNeighbours, recordTitleId } from './RecordNeighbours'
import { useOpenKinds } from './useOpenKinds'

/** One record in full. */
export function RecordView({ kind, id }: { kind: Kind; id: string }) {
  useOpenKinds(useMemo(() => [kind], [kind]))
  const { list, ...live } = useLive(kind.slice)
  const listed = findById(list, id)
  // A list takes its time: what is wanted of it is asked for by itself.
  const isAhead = listed === undefined && (live.status !== 'ready' || live.toCome !== 0)
  const { currentData: ahead } = useReadRecordQuery(isAhead ? { kind: kind.id, id } : skipToken)
  const record = listed ?? ahead ?? undefined
  const [wasThere, setWasThere] = useState(false)
  if (record !== undefined && !wasThere) setWasThere(true)

  const missing = wasThere
    ? `This ${kind.singular} has just been deleted.`
    : `There is no ${kind.singular} at this address. It may have been deleted.`

  return (
    <Container maxWidth="lg" sx={{ py: 4 }}>
      <RecordNeighbours id={id} list={useListOf(kind)} />
      <PageTitle>
        <span id={recordTitleId}>{(record && titleOf(record)) ?? 'Member Details'}</span>
      </PageTitle>
      {record && (
        <Typography sx={{ mt: -2, mb: 2, color: 'text.secondary' }}>
          {kind.label}, {referenceOf(kind.prefix, id)}, {record.createdAt}
        </Typography>
      )}
      <LiveView
        {...live}
        isEmpty={record === undefined && isAhead && ahead !== null}
        toCome={isAhead ? null : live.toCome}
        partText="The list is on its way…"
      >
        {record === undefined ? (
          <Alert severity="warning" sx={{ mt: 2 }}>
            {missing}
          </Alert>
        ) : (
          <>
            <RecordActions kind={kind} record={record} />
            <RecordDetails kind={kind} record={record} />
            <OtherRequests record={record} />
          </>
        )}
      </LiveView>
    </Container>
  )
}

/** The view of the list one came from; of the whole list where one did not come from one. */
function useListOf(kind: Kind): string {
  const state: unknown = useLocation().state
  return typeof state === 'object' &&
    state !== null &&
    'list' in state &&
    typeof state.list === 'string'
    ? state.list
    : `kind=${kind.id}`
}
