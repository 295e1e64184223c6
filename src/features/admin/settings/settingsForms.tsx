import Alert from '@mui/material/Alert'
import Snackbar from '@mui/material/Snackbar'
import { useState } from 'react'
import { object } from 'yup'
import { createForm } from '@/shared/forms/createForm'
import { fieldsOf } from '@/shared/forms/fieldInfo'
import { listLabels } from '@/shared/requests/listLabels'
import { StatusRegion } from '@/shared/ui/StatusRegion'
import { countField } from '@/shared/validation/numbers'
import {
  settingLimits,
  type Promises,
  type Retention,
  type SessionSetting,
} from '../review/settings'

const days = (id: keyof typeof listLabels) =>
  countField(listLabels[id], { min: 1, max: settingLimits.promises })
const months = (id: keyof typeof listLabels) =>
  countField(listLabels[id], { min: 1, max: settingLimits.retention })

const promisesSchema = object({
  registrations: days('registrations'),
  'growth-fund': days('growth-fund'),
  'diamond-club': days('diamond-club'),
  'land-issues': days('land-issues'),
  rights: countField('Answer to a request about one’s own data', {
    min: 1,
    max: settingLimits.rights,
  }),
})

const retentionSchema = object({
  registrations: months('registrations'),
  'growth-fund': months('growth-fund'),
  'diamond-club': months('diamond-club'),
  'land-issues': months('land-issues'),
  'meeting-answers': months('meeting-answers'),
  rights: months('rights'),
})

const sessionSchema = object({
  hours: countField('Hours without a press', { min: 1, max: settingLimits.session }).required(),
})

export const promisesFields = fieldsOf(promisesSchema)
export const retentionFields = fieldsOf(retentionSchema)
export const sessionFields = fieldsOf(sessionSchema)

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
