import Alert from '@mui/material/Alert'
import Container from '@mui/material/Container'
import Paper from '@mui/material/Paper'
import { skipToken } from '@reduxjs/toolkit/query/react'
import { useState, useDeferredValue, useMemo } from 'react'
import { useLocation, useParams } from 'react-router-dom'
import { LiveView } from '@/shared/ui/status/LiveView'
import { PageBar } from '@/shared/ui/PageBar'
import { TextLink } from '@/shared/ui/TextLink'
import { collectionById, type AdminCollection, addressOf } from '../collections'
import { selectTitle } from '../rights/titles'
import type { Target } from '@/shared/requests/review'
import { LostStep } from '../steps/StepFailure'
import { useRequest } from '../review/requestState'
import { useRequestsSelector } from '../store'
import { useReadRecordQuery } from '../recordApi'
import { Record } from './Record'
import { TitleFacts } from './TitleFacts'
import { useSelector } from 'react-redux'
import type { AdminRecord } from '@/shared/collectionConfig'
import { ListNeighbours } from '@/shared/desk/ListNeighbours'
import { useListContext } from '../view/useListContext'
import { createSelectRows } from '../view/selectRows'
import { parseView } from '../view/view'

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
        <TextLink to="/memberlist">New registrations</TextLink>
      </Container>
    </>
  )
}

function RecordView({ collection, id }: { collection: AdminCollection; id: string }) {
  const { live, singular } = collection
  // The view of the list that linked here.
  const from = useLocation().state as { list?: string } | null
  const info = live.useInfo()
  const listed = useRequestsSelector((root) => live.selectById(root, id))
  // A long list takes time to load, so this record is fetched on its own; also one newer than a list that is not live.
  const isListWhole = info.status === 'ready' && !info.isPartial && info.staleSince === null
  const isFetching = listed === undefined && !isListWhole
  const { currentData: fetched } = useReadRecordQuery(
    isFetching ? { collection: collection.id, id } : skipToken,
  )
  const record = listed ?? fetched ?? undefined
  const name = useRequestsSelector((root) => record && selectTitle(root, collection, record))
  const [wasThere, setWasThere] = useState(false)
  if (record !== undefined && !wasThere) setWasThere(true)

  const missing = wasThere
    ? `This ${singular} has just been deleted.`
    : `There is no ${singular} at this address. It may have been deleted.`

  return (
    <>
      <PageBar
        title={
          <bdi translate={name === undefined ? undefined : 'no'}>{name ?? 'Member Details'}</bdi>
        }
        titleId={recordTitleId}
      >
        {record && <TitleFacts collection={collection} record={record} />}
      </PageBar>
      <Container maxWidth="lg" sx={pageSx}>
        <RecordNeighbours id={id} list={from?.list ?? `list=${collection.id}`} />
        <LiveView
          {...info}
          isEmpty={record === undefined && isFetching && fetched !== null}
          isPartial={isFetching}
          partialText="The list is loading…"
        >
          {record === undefined ? (
            <>
              <Alert severity="warning" sx={{ mt: 2 }}>
                {missing}
              </Alert>
              <StepOfGone kind={collection.id} id={id} />
            </>
          ) : (
            <Record collection={collection} record={record} />
          )}
        </LiveView>
      </Container>
    </>
  )
}

/** The text of a step of a request that is gone. */
function StepOfGone(target: Target) {
  const { unsaved } = useRequest(target)
  if (unsaved?.error === undefined) return null
  return (
    <Paper variant="outlined" sx={{ p: 2, my: 1.5 }}>
      <LostStep step={unsaved} />
    </Paper>
  )
}

/** A press needs more room for a thumb, which also has the steps at the bottom of the screen. */
const pageSx = {
  py: 1,
  '@media screen and (max-width: 699.95px)': {
    pb: 9,
    '& .MuiButton-root, & .MuiIconButton-root': { minHeight: 44, minWidth: 44 },
  },
}

type Props = {
  id: string
  /** The view of the list that linked here, as in the address. */
  list: string
}

const none: readonly AdminRecord[] = []

/** Describes the Previous and Next buttons to screen readers. */
const recordTitleId = 'record-title'

/** Links to the records before and after this one in the list that linked here. */
function RecordNeighbours({ id, list }: Props) {
  // The open record keeps its place after a decision, although it no longer matches.
  const view = useMemo(() => ({ ...parseView(list), also: id }), [list, id])
  const { collection } = view
  const context = useListContext(collection)
  const [selectRows] = useState(createSelectRows)
  // Filtering and sorting a long list must not delay the page.
  const records = useDeferredValue(useSelector(collection.selectRecords), none)
  const matching = useMemo(
    () => selectRows(records, view, context),
    [selectRows, records, view, context],
  )
  const { isPartial } = collection.live.useInfo()
  return (
    <ListNeighbours
      rows={matching}
      id={id}
      addressOf={(record) => addressOf(collection, record.id)}
      label={collection.label}
      path="/memberlist"
      view={list}
      noun="request"
      titleId={recordTitleId}
      hidesPlace={isPartial}
    />
  )
}
