import { useShowMessage } from '@/shared/desk/Messages'
import { createForm } from '@/shared/forms/createForm'
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
  const showMessage = useShowMessage()
  return (
    <Form
      values={values}
      onSubmit={onSubmit}
      onDone={() => showMessage('The promised time is saved')}
      submitLabel="Save the promised time"
      busyLabel="Saving…"
    >
      <TextField name="registrations" />
      <TextField name="growth-fund" />
      <TextField name="diamond-club" />
      <TextField name="land-issues" />
      <TextField name="rights" />
    </Form>
  )
}

/** Months that records are kept, by kind. */
export function RetentionForm({ values, onSubmit }: Props<Retention>) {
  const { Form, TextField } = retentionForm
  const showMessage = useShowMessage()
  return (
    <Form
      values={values}
      onSubmit={onSubmit}
      onDone={() => showMessage('How long records are kept is saved')}
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
  )
}

/** Hours without a press after which a session ends. */
export function SessionForm({ values, onSubmit }: Props<SessionSetting>) {
  const { Form, TextField } = sessionForm
  const showMessage = useShowMessage()
  return (
    <Form
      values={values}
      onSubmit={onSubmit}
      onDone={() => showMessage('How long a session lasts is saved')}
      submitLabel="Save how long a session lasts"
      busyLabel="Saving…"
    >
      <TextField name="hours" />
    </Form>
  )
}
