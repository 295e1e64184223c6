import { skipToken } from '@reduxjs/toolkit/query/react'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useRef, useState, useMemo } from 'react'
import { useSelector } from 'react-redux'
import { selectCanEdit } from '@/features/session/desk'
import { ConfirmDialog } from '@/shared/desk/dialog/ConfirmDialog'
import { LoadFailure } from '@/shared/desk/LoadFailure'
import { useShowMessage } from '@/shared/desk/Messages'
import { Part } from '@/shared/desk/Part'
import { useFocusWhenLost } from '@/shared/desk/useFocusWhenLost'
import { newSubmissionId } from '@/shared/requests/reference'
import { useReadListedQuery, useReadListingWishQuery } from './listingApi'
import type { MemberRecord } from '../makeMember'
import { useMemberAction } from '../forms/useMemberAction'
import { AsAskedButton } from './AsAskedButton'
import { contactLabel, contactsOfLabels, listingSchema } from './listingForm'
import { agreedInWords, openContacts, wishInWords } from './wish'
import type { InferType } from 'yup'
import { FormDialog } from '@/shared/desk/dialog/FormDialog'
import { fieldInfos } from '@/shared/forms/fieldInfo'
import type { ListedContact } from '@/shared/members/shown'
import { texts } from '@/texts/request-listing'

/** On the page of a member: whether the firm is in the public directory, and with which contacts. */
export function MemberListing({ member }: { member: MemberRecord }) {
  const { number = '', v, profile } = member
  // The entry changes with the member, and when the member takes it away at home.
  const { data: listed, error, refetch } = useReadListedQuery({ number, v })
  const { requestId } = member
  const said = useReadListingWishQuery(requestId === undefined ? skipToken : { requestId, v })
  const wish = said.data
  const wished =
    listed === undefined ? undefined : openContacts(wish, listed && listed.contacts, member)
  const canEdit = useSelector(selectCanEdit)
  const [open, setOpen] = useState<'list' | 'unlist'>()
  const close = () => setOpen(undefined)
  const buttons = useRef<HTMLDivElement>(null)
  const [isDone, setDone] = useState(false)
  useFocusWhenLost(buttons, wished, isDone)
  return (
    <Part title="Directory">
      {error !== undefined && <LoadFailure error={error} onRetry={() => void refetch()} />}
      <Typography role="status" sx={{ minHeight: '1.5em' }}>
        {listed === undefined
          ? ''
          : listed === null
            ? `Not in the public directory.${profile?.directoryConsent === true ? ' The member has agreed to be listed.' : ''}`
            : listed.contacts.length === 0
              ? 'In the public directory, without a person or contacts.'
              : `In the public directory, with: ${listed.contacts.map(contactLabel).join(', ')}.`}
      </Typography>
      {said.error !== undefined && (
        <LoadFailure error={said.error} onRetry={() => void said.refetch()} />
      )}
      {wish && (
        <Typography sx={{ mt: 1, fontWeight: wished && 600 }}>{wishInWords(wish)}</Typography>
      )}
      {canEdit && listed !== undefined && (
        <Box ref={buttons} className="screen-only" sx={buttonsSx}>
          {wish && wished && (
            <AsAskedButton
              key={v}
              member={member}
              wish={wish}
              contacts={wished}
              onDone={() => setDone(true)}
            />
          )}
          <Button variant="outlined" size="small" onClick={() => setOpen('list')}>
            <span>{listed === null ? 'List in the directory…' : 'Change the contacts…'}</span>
          </Button>
          {listed !== null && (
            <Button color="error" size="small" onClick={() => setOpen('unlist')}>
              Take out of the directory…
            </Button>
          )}
        </Box>
      )}
      {open === 'list' && listed !== undefined && (
        <ListingDialog
          member={member}
          listed={listed && listed.contacts}
          proposed={wish && wished && { contacts: wished, text: agreedInWords(wish) }}
          onClose={close}
        />
      )}
      {open === 'unlist' && <UnlistDialog member={member} onClose={close} />}
    </Part>
  )
}

function UnlistDialog({ member, onClose }: { member: MemberRecord; onClose: () => void }) {
  const act = useMemberAction(member)
  const showMessage = useShowMessage()
  const [id] = useState(newSubmissionId)

  async function handleConfirm() {
    await act({ kind: 'unlist' }, id)
    showMessage('The firm is no longer in the directory.')
  }

  return (
    <ConfirmDialog
      title="Take the firm out of the directory?"
      confirmLabel="Take it out"
      color="error"
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      <p>
        The contacts are gone from the site at once, and visitors who open the directory no longer
        find the firm. The member can agree again later.
      </p>
      <p>{texts.searchEngines}</p>
    </ConfirmDialog>
  )
}

const buttonsSx = { display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }

type ListingDialogProps = {
  member: MemberRecord
  /** The contacts in the entry; null if the member is not listed. */
  listed: readonly ListedContact[] | null
  /** A wish of the member that the entry does not show yet. */
  proposed?: { contacts: readonly ListedContact[]; text: string } | null
  onClose: () => void
}

type Typed = InferType<ReturnType<typeof listingSchema>>

/** Lists a member in the directory, or changes which contacts it shows. */
function ListingDialog({ member, listed, proposed, onClose }: ListingDialogProps) {
  const [isFirst] = useState(listed === null)
  const submit = useMemberAction(member)
  const schema = useMemo(() => listingSchema(member), [member])
  const fields = useMemo(() => fieldInfos(schema), [schema])
  const [values] = useState(() => ({
    contacts: (proposed?.contacts ?? listed ?? []).map(contactLabel),
    text: proposed?.text,
  }))
  return (
    <FormDialog<Typed>
      title={isFirst ? 'List in the directory' : 'Change the contacts'}
      note="The directory is public. It shows the firm, its sector, district, products and year, and the membership number. A person or a contact is shown only if it is ticked here."
      schema={schema}
      fields={fields}
      values={values}
      draft={`member-list ${member.id}`}
      onSubmit={({ contacts, text }, id) =>
        submit({ kind: 'list', contacts: contactsOfLabels(contacts), text }, id)
      }
      done={isFirst ? 'The firm is in the directory.' : 'The contacts are changed.'}
      submitLabel={isFirst ? 'List the firm' : 'Change the contacts'}
      onClose={onClose}
    />
  )
}
