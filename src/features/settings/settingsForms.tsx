import Alert from '@mui/material/Alert'
import Snackbar from '@mui/material/Snackbar'
import { useState } from 'react'
import { createForm } from '@/shared/forms/createForm'
import { StatusRegion } from '@/shared/ui/status/StatusRegion'
import type { Promises, Retention, SessionSetting } from './api'
import { promisesSchema, retentionSchema, sessionSchema } from './schema'

const promisesForm = createForm(promisesSchema)
const retentionForm = createForm(retentionSchema)
const sessionForm = createForm(sessionSchema)

type Props<Values> = {
  values: Values | undefined
  /** The id is that of the entry in the history. */
  onSubmit: (values: Values, id: string) => Promise<unknown>
}

/** Days promised, by kind of request. */
export function PromisesForm({ values, onSubmit }: Props<Promises>) {
  const { Form, TextField } = promisesForm
  const [isSaved, setSaved] = useState(false)
  return (
    <>
      <Form
        values={values}
        onSubmit={onSubmit}
        onDone={() => setSaved(true)}
        submitLabel="Save the promised time"
        busyLabel="Saving…"
      >
        <TextField name="registrations" />
        <TextField name="growth-fund" />
        <TextField name="diamond-club" />
        <TextField name="land-issues" />
        <TextField name="rights" />
      </Form>
      <Saved text="The promised time is saved" isOpen={isSaved} onClose={() => setSaved(false)} />
    </>
  )
}

/** Months that records are kept, by kind. */
export function RetentionForm({ values, onSubmit }: Props<Retention>) {
  const { Form, TextField } = retentionForm
  const [isSaved, setSaved] = useState(false)
  return (
    <>
      <Form
        values={values}
        onSubmit={onSubmit}
        onDone={() => setSaved(true)}
        submitLabel="Save how long records are kept"
        busyLabel="Saving…"
      >
        <TextField name="registrations" />
        <TextField name="growth-fund" />
        <TextField name="diamond-club" />
        <TextField name="land-issues" />
        <TextField name="meeting-answers" />
        <TextField name="rights" />
      </Form>
      <Saved
        text="How long records are kept is saved"
        isOpen={isSaved}
        onClose={() => setSaved(false)}
      />
    </>
  )
}

/** Hours without a press after which a session ends. */
export function SessionForm({ values, onSubmit }: Props<SessionSetting>) {
  const { Form, TextField } = sessionForm
  const [isSaved, setSaved] = useState(false)
  return (
    <>
      <Form
        values={values}
        onSubmit={onSubmit}
        onDone={() => setSaved(true)}
        submitLabel="Save how long a session lasts"
        busyLabel="Saving…"
      >
        <TextField name="hours" />
      </Form>
      <Saved
        text="How long a session lasts is saved"
        isOpen={isSaved}
        onClose={() => setSaved(false)}
      />
    </>
  )
}

const Saved = (props: { text: string; isOpen: boolean; onClose: () => void }) => (
  <StatusRegion>
    <Snackbar open={props.isOpen} autoHideDuration={6_000} onClose={props.onClose}>
      <Alert severity="success" variant="filled" role="presentation">
        {props.text}
      </Alert>
    </Snackbar>
  </StatusRegion>
)
