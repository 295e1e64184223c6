import Alert from '@mui/material/Alert'
import Container from '@mui/material/Container'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { skipToken } from '@reduxjs/toolkit/query/react'
import { useState } from 'react'
import { shallowEqual, useSelector } from 'react-redux'
import { Link as RouterLink } from 'react-router-dom'
import { addressOf, applicantName, textOf } from '@/features/requests/api'
import { selectCanEdit } from '@/features/session/desk'
import type { AdminRecord } from '@/shared/collectionConfig'
import { BusyButton } from '@/shared/desk/BusyButton'
import { LoadFailure } from '@/shared/desk/LoadFailure'
import { useShowMessage } from '@/shared/desk/Messages'
import { ListCard } from '@/shared/desk/table/ListCard'
import { ListEntry } from '@/shared/desk/table/ListEntry'
import { Pager } from '@/shared/desk/table/Pager'
import { usePage } from '@/shared/desk/table/usePage'
import { messageOf } from '@/shared/firestore/messageOf'
import { referenceOf } from '@/shared/requests/reference'
import { counted } from '@/shared/text/counted'
import { PageBar } from '@/shared/ui/PageBar'
import { LiveView } from '@/shared/ui/status/LiveView'
import { Waiting } from '@/shared/ui/status/Waiting'
import { useMakeApprovedMutation, useReadWithMemberQuery } from './approvedApi'
import { madeInWords } from '../new/newMemberForm'
import { registrationList, selectApproved, selectAreApprovedWhole } from './selectApproved'

const pageSize = 50

/** A colleague may have made members since. */
const again = { refetchOnMountOrArgChange: true }

/** The approved requests for membership that have no member yet. */
export default function ApprovedPage() {
  const info = registrationList.live.useInfo()
  const approved = useSelector(selectApproved)
  const areWhole = useSelector(selectAreApprovedWhole)
  const ids = useSelector((root: object) => selectApproved(root).map(({ id }) => id), shallowEqual)
  const { data: done, error, refetch } = useReadWithMemberQuery(areWhole ? ids : skipToken, again)
  const waiting = done === undefined ? [] : approved.filter(({ id }) => !done.includes(id))
  const [wantedPage, setPage] = useState(0)
  const { page, rows } = usePage(waiting, wantedPage, pageSize)

  return (
    <>
      <PageBar title="Approved, no member yet" />
      <Container maxWidth="md" sx={{ py: 2 }}>
        <LiveView {...info} isEmpty={false}>
          {error !== undefined && <LoadFailure error={error} onRetry={() => void refetch()} />}
          {done === undefined && error === undefined && <Waiting />}
          {done !== undefined && (
            <Typography role="status" sx={{ fontWeight: 600, mb: 1.5 }}>
              {waiting.length === 0
                ? 'Each approved request has a member.'
                : `${counted(waiting.length, 'approved request')} without a member`}
            </Typography>
          )}
          {rows.length > 0 && (
            <>
              <ListCard aria-label="Approved, no member yet">
                {rows.map((record) => (
                  <ApprovedRequest key={record.id} record={record} />
                ))}
              </ListCard>
              <Pager
                count={waiting.length}
                page={page}
                pageSize={pageSize}
                onPageChange={setPage}
              />
            </>
          )}
        </LiveView>
      </Container>
    </>
  )
}

function ApprovedRequest({ record }: { record: AdminRecord }) {
  const canEdit = useSelector(selectCanEdit)
  const [make, { isLoading, error }] = useMakeApprovedMutation()
  const showMessage = useShowMessage()
  const name = applicantName(record) ?? 'No name'

  async function handleMake() {
    const { data: member } = await make(record.id)
    if (member !== undefined) showMessage(madeInWords(member))
  }

  return (
    <ListEntry
      title={
        <Link component={RouterLink} to={addressOf(registrationList, record.id)}>
          {name}
        </Link>
      }
      facts={[
        textOf(record, 'firmName'),
        referenceOf(registrationList.prefix, record.id),
        record.review?.at,
      ]}
      actions={
        canEdit && (
          <BusyButton
            variant="outlined"
            isBusy={isLoading}
            aria-label={`Make the member: ${name}`}
            onClick={() => void handleMake()}
          >
            Make the member
          </BusyButton>
        )
      }
    >
      {error !== undefined && (
        <Alert severity="error" sx={{ mt: 1 }}>
          {messageOf(error)}
        </Alert>
      )}
    </ListEntry>
  )
}
