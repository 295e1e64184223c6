import { useRef } from 'react'
import Box from '@mui/material/Box'
import { object } from 'yup'
import { textField } from '@/shared/validation/text'
import { useApplyActionMutation } from '../review/reviewApi'
import type { Target } from '@/shared/requests/review'
import { requestWords } from '../review/reviewWords'
import { throwMessageOf } from '@/shared/firestore/messageOf'
import { createForm } from '@/shared/forms/createForm'
import { smallForm } from '@/shared/forms/smallForm'
import { useKeys } from '@/shared/desk/keys'
import { useNameOf } from '@/features/people/desk'
import { limits } from '@/shared/requests/steps'

const { Form, TextField } = createForm(
  object({
    text: textField('Note', { max: limits.text, rows: 2 })
      .required('Write something first')
      .meta({ help: 'Only administrators read it.' }),
  }),
)

/** Adds a note to the history, for administrators alone. */
export function NoteForm({ target }: { target: Target }) {
  const nameOf = useNameOf()
  const [applyAction] = useApplyActionMutation()
  const box = useRef<HTMLDivElement>(null)
  const write = () => box.current?.querySelector('textarea')?.focus()
  useKeys('History', [{ key: 'n', label: 'Write a note', onPress: write }])

  async function handleSubmit({ text }: { text: string }, id: string) {
    const { error } = await applyAction({ target, id, action: { kind: 'note', text } })
    throwMessageOf(error, requestWords(nameOf))
  }

  return (
    <Box ref={box} className="screen-only">
      <Form
        label="Note"
        draft={`note ${target.kind} ${target.id}`}
        onSubmit={handleSubmit}
        submitLabel="Add note"
        busyLabel="Saving…"
        small={smallForm()}
      >
        <TextField name="text" />
      </Form>
    </Box>
  )
}
