import Alert from '@mui/material/Alert'
import { useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { DeskField } from '@/shared/desk/DeskField'
import { FormDialog } from '@/shared/desk/dialog/FormDialog'
import { isDate } from '@/shared/forms/fieldInfo'
import { useWatchedValues } from '@/shared/forms/fields/useField'
import { SchemaField } from '@/shared/forms/FormSection'
import { KnownError } from '@/shared/firestore/errors'
import { throwMessageOf } from '@/shared/firestore/messageOf'
import { counted } from '@/shared/text/counted'
import { TextLink } from '@/shared/ui/TextLink'
import { today } from '@/shared/validation/dates'
import { identityKeys, type IdentityKey } from '@/shared/validation/identity'
import { useMakeMemberMutation } from '../api'
import { useLazyReadSameMembersQuery } from '../approved/approvedApi'
import { memberInWords } from '../approved/requestFacts'
import type { MemberRecord } from '../makeMember'
import type { MemberRow } from '../rows/memberRows'
import { sameFields } from '../samePerson'
import { memberAddress } from '../memberAddress'
import { useOfferedKinds } from '../forms/useOfferedKinds'
import { madeInWords, newMemberForm, toMadeMember } from './newMemberForm'

type Props = {
  /** All members, to find those that are there already. */
  rows: readonly MemberRow[]
  onClose: () => void
}

/** A member without a request, with the next number. */
export function NewMemberDialog({ rows, onClose }: Props) {
  const [make] = useMakeMemberMutation()
  const [readSame] = useLazyReadSameMembersQuery()
  /** Those that a press has found. */
  const [found, setFound] = useState<readonly MemberRecord[]>([])
  const known = [...rows.map(({ member }) => member), ...found]
  const kinds = useOfferedKinds()
  const { schema, fields, names } = useMemo(() => newMemberForm(kinds), [kinds])
  const navigate = useNavigate()
  const [start] = useState(() => ({ joinedOn: today() }))
  const made = useRef<MemberRecord>(undefined)

  return (
    <FormDialog
      title="New member"
      schema={schema}
      fields={fields}
      values={start}
      draft="member-new"
      onSubmit={async (values, id) => {
        const keys = identityKeys(values)
        const named = sameIn(known, keys)
        const same = await readSame(keys).unwrap()
        // The list may not have had them, or was not there yet. An earlier try may have made this one.
        if (same.some(({ id: sameId }) => sameId !== id && !named.has(sameId))) {
          setFound(same)
          throw new KnownError('same-member', sameText)
        }
        const { data, error } = await make(toMadeMember(values, id))
        throwMessageOf(error)
        made.current = data
      }}
      done={() => madeInWords(made.current)}
      onDone={(id) => {
        onClose()
        void navigate(memberAddress(id), { state: { isNew: true } })
      }}
      submitLabel="Make member"
      closeLabel="Close"
      maxWidth="md"
      takesFocus={false}
      onClose={onClose}
    >
      <SameMembers members={known} />
      {names.map((name) => {
        const field = fields.get(name)!
        return isDate(field.meta) ? (
          <DeskField key={name} field={field} />
        ) : (
          <SchemaField key={name} name={name} />
        )
      })}
    </FormDialog>
  )
}

const sameText =
  'There is a member with the same mobile, GSTIN or Udyam number: see above. To make another member, press again.'

/** The members with one of the values, by id. */
const sameIn = (members: readonly MemberRecord[], keys: readonly IdentityKey[]) =>
  new Map(
    members
      .filter((member) => keys.length > 0 && sameFields(member, keys).length > 0)
      .map((member) => [member.id, member]),
  )

/** Warns before the same person or firm is entered twice. */
function SameMembers({ members }: { members: readonly MemberRecord[] }) {
  const keys = identityKeys(useWatchedValues(['mobile', 'gstin', 'udyam']))
  const same = [...sameIn(members, keys).values()]
  if (same.length === 0) return null
  return (
    <Alert severity="warning">
      <span>{`${counted(same.length, 'member')} with the same mobile, GSTIN or Udyam number: `}</span>
      {same.slice(0, 5).map((member) => (
        <div key={member.id}>
          <TextLink to={memberAddress(member.id)}>
            <bdi translate="no">{memberInWords(member)}</bdi>
          </TextLink>
        </div>
      ))}
    </Alert>
  )
}
