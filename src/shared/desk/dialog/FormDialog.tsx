import type { DialogProps } from '@mui/material/Dialog'
import DialogContentText from '@mui/material/DialogContentText'
import { Suspense, type ReactNode } from 'react'
import type { AnyObject } from 'yup'
import { DeskField } from '@/shared/desk/DeskField'
import { useShowMessage } from '@/shared/desk/Messages'
import { Form } from '@/shared/forms/Form'
import type { SchemaFormProps } from '@/shared/forms/formProps'
import { smallForm } from '@/shared/forms/smallForm'
import { AppDialog } from './AppDialog'

type Props<Values extends AnyObject> = Pick<
  SchemaFormProps<Values>,
  'schema' | 'fields' | 'values' | 'draft' | 'onSubmit' | 'submitLabel'
> & {
  title: string
  /** Above the fields. */
  note?: ReactNode
  /** The message once it is saved. */
  done: string | (() => string)
  /** After the message, in the place of closing. */
  onDone?: (id: string) => Promise<unknown> | void
  onClose: () => void
  /** For a form of many fields: the dialog fills the screen of a phone. */
  closeLabel?: string
  maxWidth?: DialogProps['maxWidth']
  takesFocus?: boolean
  /** In the place of a field for each name of the schema. */
  children?: ReactNode
}

/** A dialog with a small form and a button that saves. A message says that it is saved. */
export function FormDialog<Values extends AnyObject>(props: Props<Values>) {
  const { title, note, done, onDone, onClose, closeLabel, maxWidth, takesFocus = true } = props
  const { schema, fields, values, draft, onSubmit, submitLabel, children } = props
  const showMessage = useShowMessage()
  return (
    <AppDialog title={title} closeLabel={closeLabel} maxWidth={maxWidth} onClose={onClose}>
      {note && <DialogContentText sx={{ mb: 2 }}>{note}</DialogContentText>}
      <Suspense>
        <Form<Values>
          label={title}
          schema={schema}
          fields={fields}
          values={values}
          draft={draft}
          onSubmit={onSubmit}
          onDone={(id) => {
            showMessage(typeof done === 'string' ? done : done())
            return onDone ? onDone(id) : onClose()
          }}
          submitLabel={submitLabel}
          busyLabel="Saving…"
          small={smallForm({ onCancel: onClose, takesFocus })}
        >
          {children ??
            [...fields.values()].map((field) => <DeskField key={field.name} field={field} />)}
        </Form>
      </Suspense>
    </AppDialog>
  )
}
