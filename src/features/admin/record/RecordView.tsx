import Alert from '@mui/material/Alert'
import Container from '@mui/material/Container'
import Typography from '@mui/material/Typography'
import { skipToken } from '@reduxjs/toolkit/query/react'
import { useState } from 'react'
import { useSelector } from 'react-redux'
import { useLocation } from 'react-router-dom'
import { referenceOf } from '@/shared/forms/submit/reference'
import { LiveView } from '@/shared/ui/LiveView'
import { PageBar } from '@/shared/ui/PageBar'
import { titleOf } from '../records'
import type { AdminCollection } from '../types'
import { OtherRequests } from './OtherRequests'
import { RecordActions } from './RecordActions'
import { useReadRecordQuery } from './recordApi'
import { RecordDetails } from './RecordDetails'
import { RecordNeighbours, recordTitleId } from './RecordNeighbours'

/** One record in full. */
export function RecordView({ collection, id }: { collection: AdminCollection; id: string }) {
  const { live, label, prefix, singular } = collection
  const info = live.useInfo()
  const listed = useSelector((root: object) => live.selectById(root, id))
  // A list takes its time: what is wanted of it is asked for by itself.
  const isAhead = listed === undefined && (info.status !== 'ready' || info.isPartial)
  const { currentData: ahead } = useReadRecordQuery(
    isAhead ? { collection: collection.id, id } : skipToken,
  )
  const record = listed ?? ahead ?? undefined
  const [wasThere, setWasThere] = useState(false)
  if (record !== undefined && !wasThere) setWasThere(true)

  const missing = wasThere
    ? `This ${singular} has just been deleted.`
    : `There is no ${singular} at this address. It may have been deleted.`

  return (
    <>
      <PageBar title={(record && titleOf(record)) ?? 'Member Details'} titleId={recordTitleId} />
      <Container maxWidth="lg" sx={{ py: 2 }}>
        <RecordNeighbours id={id} list={useListOf(collection)} />
        {record && (
          <Typography sx={{ mb: 2, color: 'text.secondary' }}>
            {label}, {referenceOf(prefix, id)}, {record.createdAt}
          </Typography>
        )}
        <LiveView
          {...info}
          isEmpty={record === undefined && isAhead && ahead !== null}
          isPartial={isAhead}
          partialText="The list is loading…"
        >
          {record === undefined ? (
            <Alert severity="warning" sx={{ mt: 2 }}>
              {missing}
            </Alert>
          ) : (
            <>
              <RecordActions collection={collection} record={record} />
              <RecordDetails collection={collection} record={record} />
              <OtherRequests collection={collection} record={record} />
            </>
          )}
        </LiveView>
      </Container>
    </>
  )
}

/** The view of the list one came from; of the whole list where one did not come from one. */
function useListOf(collection: AdminCollection): string {
  const state: unknown = useLocation().state
  return typeof state === 'object' &&
    state !== null &&
    'list' in state &&
    typeof state.list === 'string'
    ? state.list
    : `kind=${collection.id}`
}
