import DialogContentText from '@mui/material/DialogContentText'
import { Suspense, useMemo, useState } from 'react'
import { AppDialog } from '@/shared/desk/dialog/AppDialog'
import { DeskField } from '@/shared/desk/DeskField'
import { useShowMessage } from '@/shared/desk/Messages'
import { fieldInfos } from '@/shared/forms/fieldInfo'
import { Form } from '@/shared/forms/Form'
import { smallForm } from '@/shared/forms/smallForm'
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
  const showMessage = useShowMessage()
  const fields = useMemo(() => fieldInfos(schema), [schema])
  const [values] = useState(() => start?.(member))
  return (
    <AppDialog title={title} onClose={onClose}>
      <DialogContentText sx={{ mb: 2 }}>{note}</DialogContentText>
      <Suspense>
        <Form
          label={title}
          schema={schema}
          fields={fields}
          values={values}
          draft={`member-${name} ${member.id}`}
          onSubmit={(typed, id) => submit(toAction(typed), id)}
          onDone={() => {
            showMessage(done)
            onClose()
          }}
          submitLabel={title}
          busyLabel="Saving…"
          small={smallForm({ onCancel: onClose, takesFocus: true })}
        >
          {[...fields.values()].map((field) => (
            <DeskField key={field.name} field={field} />
          ))}
        </Form>
      </Suspense>
    </AppDialog>
  )
}
