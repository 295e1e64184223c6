import Alert from '@mui/material/Alert'
import { useEffect, useRef, useState } from 'react'
import { createForm } from '@/shared/forms/createForm'
import { FormPage } from '@/shared/forms/FormPage'
import { texts } from '@/texts/advisors'
import { advisorSchema } from './schema'

const { Form } = createForm(advisorSchema, {
  [texts.yourRegistration]: [
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
          {texts.submitted}
        </Alert>
      )}
      <Form
        onSubmit={() => setSubmitted(false)}
        onDone={() => setSubmitted(true)}
        submitLabel={texts.submit}
        draft={draft}
        canKeep
      />
    </FormPage>
  )
}
