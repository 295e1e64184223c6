import { useMemo, useState } from 'react'
import type { InferType } from 'yup'
import { FormDialog } from '@/shared/desk/dialog/FormDialog'
import { fieldInfos } from '@/shared/forms/fieldInfo'
import type { ListedContact } from '@/shared/members/shown'
import type { MemberRecord } from '../makeMember'
import { useMemberAction } from '../forms/useMemberAction'
import { contactLabel, contactsOfLabels, listingSchema } from './listingForm'

type Props = {
  member: MemberRecord
  /** The contacts in the entry; null if the member is not listed. */
  listed: readonly ListedContact[] | null
  /** A wish of the member that the entry does not show yet. */
  proposed?: { contacts: readonly ListedContact[]; text: string } | null
  onClose: () => void
}

type Typed = InferType<ReturnType<typeof listingSchema>>

/** Lists a member in the directory, or changes which contacts it shows. */
export function ListingDialog({ member, listed, proposed, onClose }: Props) {
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
