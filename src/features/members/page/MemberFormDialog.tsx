import { useMemo, useState } from 'react'
import { FormDialog } from '@/shared/desk/dialog/FormDialog'
import { fieldInfos } from '@/shared/forms/fieldInfo'
import { useReadMembershipQuery } from '../api'
import type { MemberRecord } from '../makeMember'
import { offeredKinds } from '@/shared/members/membershipSettings'
import { memberForms, type FormName } from '../forms/memberForms'
import { useMemberAction } from '../forms/useMemberAction'

type Props = { name: FormName; member: MemberRecord; onClose: () => void }

/** One of the small forms of a member. */
export function MemberFormDialog({ name, member, onClose }: Props) {
  const { title, note, done, schema: schemaFor, start, toAction } = memberForms[name]
  const { data: settings } = useReadMembershipQuery()
  const schema = useMemo(
    () => schemaFor(offeredKinds(settings, member.kind)),
    [schemaFor, settings, member.kind],
  )
  const submit = useMemberAction(member)
  const fields = useMemo(() => fieldInfos(schema), [schema])
  const [values] = useState(() => start?.(member))
  return (
    <FormDialog
      title={title}
      note={note}
      schema={schema}
      fields={fields}
      values={values}
      draft={`member-${name} ${member.id}`}
      onSubmit={(typed, id) => submit(toAction(typed), id)}
      done={done}
      submitLabel={title}
      onClose={onClose}
    />
  )
}
