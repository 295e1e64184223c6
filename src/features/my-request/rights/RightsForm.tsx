import Typography from '@mui/material/Typography'
import { useMemo, useRef } from 'react'
import { object } from 'yup'
import { createForm } from '@/shared/forms/createForm'
import type { RightsKind } from '@/shared/requests/rights'
import { mobileField } from '@/shared/validation/mobile'
import { textField } from '@/shared/validation/text'
import { texts } from '@/texts/request-rights'
import { texts as statusTexts } from '@/texts/request-status'
import type { RequestStatus } from '../api'
import { useAskForRightsMutation } from './ask'

const limits = { max: 1000, rows: 3 }

const mobile = mobileField(statusTexts.mobile).required().meta({ help: statusTexts.mobileHelp })
const why = textField(texts.why, limits)
const remark = textField(texts.remark, limits)
const correction = textField(texts.correction, limits).required()
const complaint = textField(texts.complaint, limits).required()

const forms = {
  See: createForm(object({ mobile, text: remark })),
  Correct: createForm(object({ mobile, text: correction })),
  Withdraw: createForm(object({ mobile, text: why })),
  Erase: createForm(object({ mobile, text: why })),
  Complain: createForm(object({ mobile, text: complaint })),
}

/** Nothing is left with which a number could be compared. */
const complaintAboutErased = createForm(object({ text: complaint }))

type Props = {
  status: RequestStatus
  kind: RightsKind
  /** Of the request, if it was just looked up with it. */
  mobile?: string
  /** Gets the id; undefined if the request was withdrawn or erased in the meantime. */
  onSent: (id?: string) => unknown
}

type Sent = { mobile?: string; text?: string }

/** Names the consequence, and sends it. The typed text is kept in this tab until then. */
export function RightsForm({ status, kind, mobile: known, onSent }: Props) {
  const { key } = status
  const [ask] = useAskForRightsMutation()
  const tried = useRef<{ id: string; text?: string }>(undefined)
  const isSent = useRef(true)
  const values = useMemo(() => (known === undefined ? undefined : { mobile: known }), [known])

  async function handleSubmit({ mobile: typed, text }: Sent, id: string) {
    const isChanged = tried.current?.id === id && tried.current.text !== text
    if (tried.current?.id !== id) tried.current = { id, text }
    isSent.current = await ask({ key, id, kind, mobile: typed, text, isChanged }).unwrap()
  }

  const isErased = status.state === 'erased'
  const mayBeListed = status.kind === 'registrations' && status.state === 'approved'
  const { TextField: MobileField } = forms[kind]
  const { Form, TextField } = isErased ? complaintAboutErased : forms[kind]
  return (
    <>
      <Typography sx={{ mb: 2 }}>{texts.consequences[kind]}</Typography>
      {kind === 'Withdraw' && mayBeListed && (
        <Typography sx={{ mb: 2 }}>{texts.alsoTakesOut}</Typography>
      )}
      <Form
        onSubmit={handleSubmit}
        onDone={async (id) => void (await onSent(isSent.current ? id : undefined))}
        submitLabel={texts.send[kind]}
        draft={`rights ${key} ${kind}`}
        values={values}
      >
        {!isErased && <MobileField name="mobile" />}
        <TextField name="text" />
      </Form>
    </>
  )
}
