import Alert from '@mui/material/Alert'
import { useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { DeskField } from '@/shared/desk/DeskField'
import { FormDialog } from '@/shared/desk/dialog/FormDialog'
import { isDate } from '@/shared/forms/fieldInfo'
import { useWatchedValues } from '@/shared/forms/fields/useField'
import { SchemaField } from '@/shared/forms/FormSection'
import { throwMessageOf } from '@/shared/firestore/messageOf'
import { counted } from '@/shared/text/counted'
import { TextLink } from '@/shared/ui/TextLink'
import { today } from '@/shared/validation/dates'
import { normalizeMobile } from '@/shared/validation/mobile'
import { useMakeMemberMutation, useReadMembershipQuery } from '../api'
import type { MemberRecord } from '../makeMember'
import type { MemberRow } from '../rows/memberRows'
import { memberAddress } from '../memberAddress'
import { offeredKinds } from '@/shared/members/membershipSettings'
import { madeInWords, newMemberForm, toMadeMember } from './newMemberForm'

type Props = {
  /** All members, to find those that are there already. */
  rows: readonly MemberRow[]
  onClose: () => void
}

/** A member without a request, with the next number. */
export function NewMemberDialog({ rows, onClose }: Props) {
  const [make] = useMakeMemberMutation()
  const { data: settings } = useReadMembershipQuery()
  const { schema, fields, names } = useMemo(() => newMemberForm(offeredKinds(settings)), [settings])
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
      <SameMembers rows={rows} />
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

/** Warns before the same person or firm is entered twice. */
function SameMembers({ rows }: Pick<Props, 'rows'>) {
  const { mobile, gstin, udyam } = useWatchedValues(['mobile', 'gstin', 'udyam'])
  const isSame = (typed: unknown, stored: unknown) =>
    typeof typed === 'string' && typed !== '' && typed.toUpperCase() === stored
  const same = rows.filter(
    ({ mobile: stored, member: { profile } }) =>
      isSame(normalizeMobile(String(mobile ?? '')), stored) ||
      isSame(gstin, profile?.gstin) ||
      isSame(udyam, profile?.udyam),
  )
  if (same.length === 0) return null
  return (
    <Alert severity="warning">
      <span>{`${counted(same.length, 'member')} with the same mobile, GSTIN or Udyam number: `}</span>
      {same.slice(0, 5).map(({ id, name, firmName, number }) => (
        <div key={id}>
          <TextLink to={memberAddress(id)}>
            <bdi translate="no">{`${name || firmName}, ${number}`}</bdi>
          </TextLink>
        </div>
      ))}
    </Alert>
  )
}
