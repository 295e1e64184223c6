import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useEffect, useRef } from 'react'
import { object, string } from 'yup'
import { createForm } from '@/shared/forms/createForm'
import { latinDigits } from '@/shared/validation/typed'

const sixDigits = 'The code has six digits'

const { Form, TextField } = createForm(
  object({
    code: string()
      .label('Code')
      .transform((typed: string) => latinDigits(typed).replace(/\s/g, ''))
      .required()
      .matches(/^\d{6}$/, { message: sixDigits, excludeEmptyString: true })
      .meta({ autoComplete: 'one-time-code', inputMode: 'numeric' }),
  }),
)

type Props = {
  text?: string
  /** @throws KnownError with the message to show */
  onSubmit: (code: string) => Promise<unknown>
  submitLabel: string
  onBack?: () => void
}

/** Asks for the code that an authenticator app shows. */
export function CodeForm({ text = usualText, onSubmit, submitLabel, onBack }: Props) {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => element.current?.querySelector('input')?.focus(), [])
  return (
    <div ref={element}>
      <Typography sx={{ mb: 2 }}>{text}</Typography>
      <Form
        onSubmit={({ code }) => onSubmit(code)}
        submitLabel={submitLabel}
        busyLabel="Checking…"
        failureAt="top"
      >
        <TextField name="code" wide />
      </Form>
      {onBack && (
        <Button size="small" onClick={onBack} sx={{ mt: 2 }}>
          Back to the password
        </Button>
      )}
    </div>
  )
}

const usualText = 'Type the six digits that your authenticator app shows for this site.'
