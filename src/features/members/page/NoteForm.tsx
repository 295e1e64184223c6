import { object } from 'yup'
import { createForm } from '@/shared/forms/createForm'
import { smallForm } from '@/shared/forms/smallForm'
import { limits } from '@/shared/requests/steps'
import { textField } from '@/shared/validation/text'
import type { MemberRecord } from '../makeMember'
import { useMemberAction } from '../forms/useMemberAction'

const { Form, TextField } = createForm(
  object({
    text: textField('Note', { max: limits.text, rows: 2 })
      .required('Write something first')
      .meta({ help: 'Only administrators read it.' }),
  }),
)

const small = smallForm()

/** Adds a note to the history of a member, for administrators alone. */
export function NoteForm({ member }: { member: MemberRecord }) {
  const submit = useMemberAction(member)
  return (
    <Form
      label="Note"
      draft={`member-note ${member.id}`}
      onSubmit={({ text }, id) => submit({ kind: 'note', text }, id)}
      submitLabel="Add note"
      busyLabel="Saving…"
      small={small}
    >
      <TextField name="text" />
    </Form>
  )
}
