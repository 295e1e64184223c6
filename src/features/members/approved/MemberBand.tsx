import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { skipToken } from '@reduxjs/toolkit/query/react'
import { useState, useRef } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { notMadeClosed, type MemberBandProps } from '@/features/requests/desk'
import { selectCanEdit } from '@/features/session/desk'
import { LoadFailure } from '@/shared/desk/LoadFailure'
import { TextLink } from '@/shared/ui/TextLink'
import { useMakeMemberMutation } from '../api'
import { useReadMemberOfQuery, useReadSameMembersQuery } from './approvedApi'
import type { MemberRecord } from '../makeMember'
import { memberAddress } from '../memberAddress'
import { CompareDialog } from './CompareDialog'
import { keysOf, memberInWords, membershipOf } from './requestFacts'
import type { AdminRecord } from '@/shared/collectionConfig'
import { FormDialog } from '@/shared/desk/dialog/FormDialog'
import { fieldInfos } from '@/shared/forms/fieldInfo'
import { throwMessageOf } from '@/shared/firestore/messageOf'
import { madeInWords, newMemberSchema } from '../new/newMemberForm'

/** On the page of an approved request: its member, or that there is none yet. */
export function MemberBand({ record, notMade }: MemberBandProps) {
  const { data: found, error, refetch } = useReadMemberOfQuery(record.id)
  return (
    <Box component="section" aria-label="Member" className="screen-only" sx={bandSx}>
      {error !== undefined ? (
        <LoadFailure error={error} onRetry={() => void refetch()} />
      ) : found === null ? (
        <NoMember record={record} notMade={notMade} />
      ) : found === 'erased' ? (
        <Alert severity="info">The member that was made from this request is erased.</Alert>
      ) : (
        found && <Member {...found} />
      )}
    </Box>
  )
}

/** The height of one line with its buttons, before its data arrives. */
const bandSx = { minHeight: 50, my: 1 }

const Member = ({ member, isTakenOver }: { member: MemberRecord; isTakenOver: boolean }) => (
  <Alert severity="success">
    {isTakenOver && <span>Same person: </span>}
    <TextLink to={memberAddress(member.id)}>
      <bdi translate="no">{`Member ${memberInWords(member)}`}</bdi>
    </TextLink>
  </Alert>
)

function NoMember({ record, notMade }: MemberBandProps) {
  const canEdit = useSelector(selectCanEdit)
  const { data: same = [] } = useReadSameMembersQuery(canEdit ? keysOf(record) : skipToken)
  const [open, setOpen] = useState<'make' | MemberRecord>()
  const dispatch = useDispatch()
  const close = () => setOpen(undefined)
  const finish = () => {
    close()
    dispatch(notMadeClosed(record.id))
  }
  return (
    <Alert severity={notMade ? 'error' : 'warning'}>
      <Box sx={lineSx}>
        <strong>Approved. No member yet.</strong>
        {same.length === 0 && canEdit && (
          <Button size="small" variant="outlined" onClick={() => setOpen('make')}>
            Make the member…
          </Button>
        )}
      </Box>
      {notMade && <div>{notMade}</div>}
      {same.map((member) => (
        <Box key={member.id} sx={lineSx}>
          <span>
            <span>This may be member </span>
            <bdi translate="no">{memberInWords(member)}</bdi>
            <span>.</span>
          </span>
          <Button
            size="small"
            variant="outlined"
            aria-label={`Compare with member ${member.number ?? ''}`}
            onClick={() => setOpen(member)}
          >
            Compare…
          </Button>
        </Box>
      ))}
      {same.length > 0 && (
        <Button size="small" onClick={() => setOpen('make')} sx={{ textAlign: 'start' }}>
          Not the same person: make the member…
        </Button>
      )}
      {open === 'make' && <MakeMemberDialog request={record} onClose={close} onMade={finish} />}
      {open !== undefined && open !== 'make' && (
        <CompareDialog request={record} member={open} onClose={close} onDone={finish} />
      )}
    </Alert>
  )
}

const lineSx = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 0.5,
}

const newMemberForm = newMemberSchema.pick(['kind', 'joinedOn', 'text'])
const newMemberFields = fieldInfos(newMemberForm)

const conflict = (member: unknown) =>
  `A colleague has made the member first: ${memberInWords(member as MemberRecord)}, ${(member as MemberRecord).kind}. Close this form, and look at the member.`

type MakeMemberDialogProps = { request: AdminRecord; onClose: () => void; onMade: () => void }

/** Makes the member of an approved request. Sent twice, or by two administrators, it makes one. */
function MakeMemberDialog({ request, onClose, onMade }: MakeMemberDialogProps) {
  const [make] = useMakeMemberMutation()
  const [start] = useState(() => membershipOf(request))
  const made = useRef<MemberRecord>(undefined)
  return (
    <FormDialog
      title="Make the member"
      schema={newMemberForm}
      fields={newMemberFields}
      values={start}
      draft={`member-of ${request.id}`}
      onSubmit={async ({ kind, joinedOn, text }, id) => {
        const { data, error } = await make({ id, requestId: request.id, kind, joinedOn, text })
        throwMessageOf(error, { conflict })
        made.current = data
      }}
      done={() => madeInWords(made.current)}
      onDone={onMade}
      submitLabel="Make the member"
      onClose={onClose}
    />
  )
}
