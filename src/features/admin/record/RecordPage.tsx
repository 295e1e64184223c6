import Alert from '@mui/material/Alert'
import Container from '@mui/material/Container'
import Typography from '@mui/material/Typography'
import { skipToken } from '@reduxjs/toolkit/query/react'
import { useState } from 'react'
import { useSelector } from 'react-redux'
import { useLocation, useParams } from 'react-router-dom'
import type { AdminRecord } from '@/shared/collectionConfig'
import { firestoreApi } from '@/shared/firestore/api'
import { attempt } from '@/shared/firestore/errors'
import { referenceOf } from '@/shared/forms/submit/reference'
import { LiveView } from '@/shared/ui/LiveView'
import { PageBar } from '@/shared/ui/PageBar'
import { TextLink } from '@/shared/ui/TextLink'
import { collectionById, type AdminCollection } from '../collections'
import { titleOf } from '../records'
import { OtherRequests } from './OtherRequests'
import { RecordActions } from './RecordActions'
import { RecordDetails } from './RecordDetails'
import { RecordNeighbours, recordTitleId } from './RecordNeighbours'

/** `/member/{id}` shows a registration, `/request/{collection}/{id}` any other record. */
export default function RecordPage() {
  const { collection: collectionId = 'registrations', id = '' } = useParams()
  const collection = collectionById(collectionId)
  if (collection !== undefined) {
    return <RecordView key={`${collectionId} ${id}`} collection={collection} id={id} />
  }
  return (
    <>
      <PageBar title="Request Details" />
      <Container maxWidth="lg" sx={{ py: 3 }}>
        <Alert severity="warning">There is no such list of requests.</Alert>
        <TextLink to="/memberlist">Back to the list</TextLink>
      </Container>
    </>
  )
}

const { useReadRecordQuery } = firestoreApi.injectEndpoints({
  endpoints: (build) => ({
    /** One record, or null if there is none, without waiting for its list. */
    readRecord: build.query<AdminRecord | null, { collection: string; id: string }>({
      queryFn: ({ collection, id }) =>
        attempt(async () => collectionById(collection)?.live.fetchOne(id)),
      // The slice of the list keeps it, too.
      keepUnusedDataFor: 0,
    }),
  }),
})

function RecordView({ collection, id }: { collection: AdminCollection; id: string }) {
  const { live, label, prefix, singular } = collection
  const info = live.useInfo()
  const listed = useSelector((root: object) => live.selectById(root, id))
  // A long list takes time to load, so this record is fetched on its own.
  const isFetching = listed === undefined && (info.status !== 'ready' || info.isPartial)
  const { currentData: fetched } = useReadRecordQuery(
    isFetching ? { collection: collection.id, id } : skipToken,
  )
  const record = listed ?? fetched ?? undefined
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
          isEmpty={record === undefined && isFetching && fetched !== null}
          isPartial={isFetching}
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

/** The view of the list that linked here; the whole list if none did. */
function useListOf(collection: AdminCollection): string {
  const state: unknown = useLocation().state
  return typeof state === 'object' &&
    state !== null &&
    'list' in state &&
    typeof state.list === 'string'
    ? state.list
    : `list=${collection.id}`
}
