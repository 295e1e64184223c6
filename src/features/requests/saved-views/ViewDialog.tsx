import { object } from 'yup'
import { AppDialog } from '@/shared/desk/dialog/AppDialog'
import { useShowMessage } from '@/shared/desk/Messages'
import { createForm } from '@/shared/forms/createForm'
import { checkboxField } from '@/shared/validation/choices'
import { lineField } from '@/shared/validation/text'
import type { View } from '../view/view'
import { useChangeViewMutation, useSaveViewMutation } from './api'
import type { SavedView } from './schema'
import { addressToSave } from './useSavedViews'

const { Form, TextField, CheckboxField } = createForm(
  object({
    name: lineField('Name of the view', { max: 40 }).required().meta({ autoComplete: 'off' }),
    isShared: checkboxField('Shared with colleagues').meta({
      help: 'Otherwise it is shown to you alone. It holds no records, only how they are shown.',
    }),
  }),
)

type Props = {
  view: View
  /** The saved view that is changed; undefined: a new one is saved. */
  saved?: SavedView
  onClose: () => void
}

/** Saves the view of a list under a name, or changes the name of a saved one. */
export function ViewDialog({ view, saved, onClose }: Props) {
  const [save] = useSaveViewMutation()
  const [change] = useChangeViewMutation()
  const showMessage = useShowMessage()

  return (
    <AppDialog
      title={saved ? 'Change the view' : 'Save this view'}
      closeLabel="Cancel"
      onClose={onClose}
    >
      <Form
        values={saved}
        onSubmit={({ name, isShared }, id) =>
          saved
            ? change({ id: saved.id, name, isShared }).unwrap()
            : save({
                id,
                list: view.collection.id,
                name,
                address: addressToSave(view),
                isShared,
              }).unwrap()
        }
        onDone={() => {
          showMessage('View saved')
          onClose()
        }}
        submitLabel="Save"
        busyLabel="Saving…"
      >
        <TextField name="name" wide />
        <CheckboxField name="isShared" />
      </Form>
    </AppDialog>
  )
}
