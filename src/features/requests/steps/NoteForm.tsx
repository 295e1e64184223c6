import { useRef } from 'react'
import { useLocation } from 'react-router-dom'
import Box from '@mui/material/Box'
import { object } from 'yup'
import { textField } from '@/shared/validation/text'
import { useAction } from '../review/useAction'
import type { Target } from '@/shared/requests/review'
import { createForm } from '@/shared/forms/createForm'
import { smallForm } from '@/shared/forms/smallForm'
import { useKeys } from '@/shared/desk/keys'
import { limits } from '@/shared/requests/steps'

const { Form, TextField } = createForm(
  object({
    text: textField('Note', { max: limits.text, rows: 2 })
      .required('Write something first')
      .meta({ help: 'Only administrators read it.' }),
  }),
)

/** Whether the page was opened to write a note. */
export const useIsNoteAskedFor = () =>
  (useLocation().state as { part?: string } | null)?.part === 'note'

/** Adds a note to the history, for administrators alone. */
export function NoteForm({ target }: { target: Target }) {
  const { submit } = useAction(target)
  const isAskedFor = useIsNoteAskedFor()
  const box = useRef<HTMLDivElement>(null)
  const write = () => box.current?.querySelector('textarea')?.focus()
  useKeys('History', [{ key: 'n', label: 'Write a note', onPress: write }])

  return (
    <Box ref={box} className="screen-only" data-keeps-focus={isAskedFor || undefined}>
      <Form
        label="Note"
        draft={`note ${target.kind} ${target.id}`}
        onSubmit={({ text }, id) => submit({ kind: 'note', text }, id)}
        submitLabel="Add note"
        busyLabel="Saving…"
        small={smallForm({ takesFocus: isAskedFor })}
      >
        <TextField name="text" />
      </Form>
    </Box>
  )
}
