import { useRef } from 'react'
import Box from '@mui/material/Box'
import { object } from 'yup'
import { messageOf } from '@/shared/firestore/messageOf'
import { TextField } from '@/shared/forms/fields/TextField'
import { textField } from '@/shared/validation/text'
import { useApplyActionMutation } from '../review/reviewApi'
import type { Target } from '@/shared/requests/review'
import { DeskForm } from '@/shared/desk/DeskForm'
import { requestWords } from '../review/reviewWords'
import { useKeys } from '@/shared/desk/keys'
import { useNameOf } from '@/features/people/desk'
import { limits } from '@/shared/requests/steps'

/** Adds a note to the history, for administrators alone. */
export function NoteForm({ target }: { target: Target }) {
  const nameOf = useNameOf()
  const [applyAction] = useApplyActionMutation()
  const box = useRef<HTMLDivElement>(null)
  const write = () => box.current?.querySelector('textarea')?.focus()
  useKeys('History', [{ key: 'n', label: 'Write a note', onPress: write }])

  async function handleSubmit({ text }: { text: string }, id: string) {
    const { error } = await applyAction({ target, id, action: { kind: 'note', text } })
    return messageOf(error, requestWords(nameOf))
  }

  return (
    <Box ref={box} className="screen-only">
      <DeskForm
        label="Note"
        schema={schema}
        draft={`note ${target.kind} ${target.id}`}
        onSubmit={handleSubmit}
        submitLabel="Add note"
      >
        <TextField name="text" />
      </DeskForm>
    </Box>
  )
}

const schema = object({
  text: textField('Note', { max: limits.text, rows: 2 })
    .required('Write something first')
    .meta({ help: 'Only administrators read it.' }),
})
