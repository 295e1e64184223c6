import Typography from '@mui/material/Typography'
import { useRef } from 'react'
import { object } from 'yup'
import { createForm } from '@/shared/forms/createForm'
import type { RightsKind } from '@/shared/requests/rights'
import { textField } from '@/shared/validation/text'
import { useAskForRightsMutation } from './ask'
import { rightsWords } from './words'

const limits = { max: 1000, rows: 3 }

const optional = createForm(object({ text: textField('Why, if you want to say it', limits) }))
const remark = createForm(object({ text: textField('Anything the office should know', limits) }))
const correction = createForm(
  object({ text: textField('What is wrong, and what is right', limits).required() }),
)
const complaint = createForm(object({ text: textField('Your complaint', limits).required() }))

const forms = {
  See: remark,
  Correct: correction,
  Withdraw: optional,
  Erase: optional,
  Complain: complaint,
}

type Props = {
  statusKey: string
  kind: RightsKind
  /** Gets the id; undefined if the request was withdrawn or erased in the meantime. */
  onSent: (id?: string) => unknown
}

/** Says what will happen, and sends it. What was typed is kept in this tab until then. */
export function RightsForm({ statusKey, kind, onSent }: Props) {
  const [ask] = useAskForRightsMutation()
  const { Form, TextField } = forms[kind]
  const { text: consequence, button } = rightsWords[kind]
  const tried = useRef<{ id: string; text?: string }>(undefined)
  const isSent = useRef(true)

  async function handleSubmit({ text }: { text?: string }, id: string) {
    const isChanged = tried.current?.id === id && tried.current.text !== text
    if (tried.current?.id !== id) tried.current = { id, text }
    isSent.current = await ask({ key: statusKey, id, kind, text, isChanged }).unwrap()
  }

  return (
    <>
      <Typography sx={{ mb: 2 }}>{consequence}</Typography>
      <Form
        onSubmit={handleSubmit}
        onDone={async (id) => void (await onSent(isSent.current ? id : undefined))}
        submitLabel={button}
        draft={`rights ${statusKey} ${kind}`}
      >
        <TextField name="text" />
      </Form>
    </>
  )
}
