import Alert from '@mui/material/Alert'
import { useEffect, useRef, useState } from 'react'
import { createForm } from '@/shared/forms/createForm'
import { FormPage } from '@/shared/forms/FormPage'
import { advisorSchema } from './schema'

const { Form } = createForm(advisorSchema, {
  'Your registration': [
    'name',
    'email',
    'phone',
    'designation',
    'serviceType',
    'experience',
    'referredBy',
    'address',
  ],
})

const submitted =
  'Your registration has been submitted successfully. Confirmation email will be sent to you after evaluation of your registration'

type Props = {
  title: string
  /** The draft is stored under this name. */
  draft: string
}

/** The form of both advisor pages. It makes no network call (docs/specification.md section 7). */
export function AdvisorForm({ title, draft }: Props) {
  const [isSubmitted, setSubmitted] = useState(false)
  const message = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (isSubmitted) message.current?.focus()
  }, [isSubmitted])

  return (
    <FormPage title={title}>
      {isSubmitted && (
        <Alert
          severity="success"
          ref={message}
          tabIndex={-1}
          onClose={() => setSubmitted(false)}
          sx={{ mb: 3 }}
        >
          {submitted}
        </Alert>
      )}
      <Form
        onSubmit={() => setSubmitted(false)}
        onDone={() => setSubmitted(true)}
        submitLabel="Submit"
        draft={draft}
        canKeep
      />
    </FormPage>
  )
}
