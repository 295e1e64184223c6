import Box from '@mui/material/Box'
import Container from '@mui/material/Container'
import Typography from '@mui/material/Typography'
import { useDeferredValue, useMemo, useState } from 'react'
import { useSelector } from 'react-redux'
import { selectRole } from '@/features/session'
import type { Role } from '@/shared/requests/roles'
import { counted } from '@/shared/text/counted'
import { LiveView } from '@/shared/ui/status/LiveView'
import { PageBar } from '@/shared/ui/PageBar'
import { grouped } from '@/shared/validation/numbers'
import { Pager } from '@/shared/desk/table/Pager'
import { RemovalActions } from '../bulk/RemovalActions'
import { collections } from '../collections'
import { SearchBox } from '@/shared/desk/filters/SearchBox'
import { SelectFilter } from '@/shared/desk/filters/SelectFilter'
import { ListCard } from '@/shared/desk/table/ListCard'
import { useAllLists } from '../useAllLists'
import { usePage } from '@/shared/desk/table/usePage'
import { EraseDialog } from './EraseDialog'
import { findTrashed, selectTrashed, type Trashed } from './trashed'
import { TrashedRequest } from './TrashedRequest'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { messageOf } from '@/shared/firestore/messageOf'
import { referenceOf } from '@/shared/requests/reference'
import {
  useEraseMutation,
  useReadUnfinishedErasuresQuery,
  type UnfinishedErasure,
} from '../review/reviewApi'
import { kinds } from '@/shared/requests/steps'

const pageSize = 50

/** Requests that were moved to the trash: they can be restored, and owners can erase them for good. */
export default function TrashPage() {
  const info = useAllLists()
  const trashed = useSelector(selectTrashed)
  const role = useSelector(selectRole)
  const [search, setSearch] = useState('')
  const [listId, setListId] = useState('')
  const [wantedPage, setPage] = useState(0)
  const typed = useDeferredValue(search)
  const matching = useMemo(() => findTrashed(trashed, listId, typed), [trashed, listId, typed])
  const { page, rows } = usePage(matching, wantedPage, pageSize)
  const [erasing, setErasing] = useState<Trashed>()
  const isWaiting = info.status === 'loading' && trashed.length === 0

  return (
    <>
      <PageBar title="Trash" />
      <Container maxWidth="md" sx={{ py: 2 }}>
        {role === 'owner' && <UnfinishedErasures />}
        <LiveView
          {...info}
          isEmpty={info.isEmpty || (trashed.length === 0 && !isWaiting)}
          partialText="The lists are loading…"
          emptyText="The trash is empty. A request that is moved here leaves the lists and can be restored at any time."
        >
          <Typography sx={{ my: 1.5, color: 'text.secondary' }}>
            {role === 'owner'
              ? 'These are hidden from the lists. Restore one, or erase it for good with its history.'
              : 'These are hidden from the lists. Editors can restore them; owners can erase them for good.'}
          </Typography>
          {trashed.length > 0 && (
            <>
              <Box role="search" aria-label="Trash" sx={barSx}>
                <SearchBox
                  value={search}
                  placeholder="Name, Mobile, Reference…"
                  onChange={(text) => {
                    setSearch(text)
                    setPage(0)
                  }}
                  sx={{ flex: '2 1 12rem' }}
                />
                <SelectFilter
                  label="List"
                  value={listId}
                  onChange={(chosen) => {
                    setListId(chosen)
                    setPage(0)
                  }}
                  options={[
                    ['', 'All'],
                    ...collections.map(({ id, label }) => [id, label] as const),
                  ]}
                  sx={{ flex: '1 1 10rem' }}
                />
              </Box>
              <Box sx={barSx}>
                <Box component="p" role="status" sx={{ m: 0, mr: 'auto', fontWeight: 600 }}>
                  {matching.length === trashed.length
                    ? `${grouped(matching.length)} in the trash`
                    : `${grouped(matching.length)} of ${grouped(trashed.length)} in the trash`}
                </Box>
                <EraseFound matching={matching} role={role} />
              </Box>
            </>
          )}
          {matching.length > 0 && (
            <>
              <ListCard aria-label="Requests in the trash">
                {rows.map(({ list, record }) => (
                  <TrashedRequest
                    key={`${list.id} ${record.id}`}
                    list={list}
                    record={record}
                    role={role}
                    onErase={() => setErasing({ list, record })}
                  />
                ))}
              </ListCard>
              <Pager
                count={matching.length}
                page={page}
                pageSize={pageSize}
                onPageChange={setPage}
              />
            </>
          )}
          {matching.length === 0 && trashed.length > 0 && (
            <Typography sx={{ py: 5, textAlign: 'center' }}>
              Nothing in the trash matches.
            </Typography>
          )}
        </LiveView>
      </Container>
      {erasing && <EraseDialog {...erasing} onClose={() => setErasing(undefined)} />}
    </>
  )
}

type EraseFoundProps = { matching: readonly Trashed[]; role: Role | null }

/** For owners: erases all that match, if they are of one list. */
function EraseFound({ matching, role }: EraseFoundProps) {
  const records = useMemo(() => matching.map(({ record }) => record), [matching])
  const list = matching[0]?.list
  if (role !== 'owner' || list === undefined || matching.length < 2) return null
  if (matching.some((request) => request.list !== list)) {
    return (
      <Box component="span" sx={{ color: 'text.secondary' }}>
        To erase many together, choose a list.
      </Box>
    )
  }
  const many = counted(matching.length, list.singular)
  return <RemovalActions kind={list.id} role={role} records={records} many={many} areTrashed />
}

const barSx = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.25, mb: 1.5 }

/** For owners: requests and members that were erased while a part of their history is left, with the way to finish. */
function UnfinishedErasures() {
  const { data = [] } = useReadUnfinishedErasuresQuery(undefined, {
    refetchOnMountOrArgChange: true,
  })
  return data.map((erasure) => <Unfinished key={erasure.id} {...erasure} />)
}

function Unfinished(erasure: UnfinishedErasure) {
  const [erase, { isLoading, error }] = useEraseMutation()
  const { kind, id } = erasure
  const name = kind === 'members' ? 'a member' : referenceOf(kinds[kind].prefix, id)
  return (
    <Alert
      severity="warning"
      sx={{ my: 1.5 }}
      action={
        <Button
          color="inherit"
          size="small"
          loading={isLoading}
          aria-label={`Finish erasing ${name}`}
          onClick={() => void erase(erasure)}
        >
          Finish
        </Button>
      }
    >
      {`The erasure of ${name} did not finish: a part of its history is left.`}
      {error !== undefined && <div>{messageOf(error)}</div>}
    </Alert>
  )
}
