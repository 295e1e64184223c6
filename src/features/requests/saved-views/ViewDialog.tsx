import Typography from '@mui/material/Typography'
import { useSelector } from 'react-redux'
import { object } from 'yup'
import { selectRole } from '@/features/session'
import { AppDialog } from '@/shared/desk/dialog/AppDialog'
import { useShowMessage } from '@/shared/desk/Messages'
import { createForm } from '@/shared/forms/createForm'
import { canEdit } from '@/shared/requests/roles'
import { checkboxField } from '@/shared/validation/choices'
import { lineField } from '@/shared/validation/text'
import type { View } from '../view/view'
import { mostShared, useChangeViewMutation, useSaveViewMutation } from './api'
import type { SavedView } from './schema'
import { addressToSave } from './useSavedViews'

const name = lineField('Name of the view', { max: 40 }).required().meta({ autoComplete: 'off' })

const viewersForm = createForm(object({ name }))

const editorsForm = createForm(
  object({
    name,
    isShared: checkboxField('Shared with colleagues').meta({
      help: `Otherwise it is shown to you alone. Colleagues see the newest ${mostShared} shared views. A view holds no records, only how they are shown.`,
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
  const role = useSelector(selectRole)

  const form = {
    onDone: () => {
      showMessage('View saved')
      onClose()
    },
    submitLabel: 'Save',
    busyLabel: 'Saving…',
  }
  const submit = (named: { name: string; isShared: boolean }, id: string) =>
    saved
      ? change({ id: saved.id, ...named }).unwrap()
      : save({ id, list: view.collection.id, address: addressToSave(view), ...named }).unwrap()

  return (
    <AppDialog
      title={saved ? 'Change the view' : 'Save this view'}
      closeLabel="Cancel"
      onClose={onClose}
    >
      {canEdit(role) ? (
        <editorsForm.Form values={saved} onSubmit={submit} {...form}>
          <editorsForm.TextField name="name" wide />
          <editorsForm.CheckboxField name="isShared" />
        </editorsForm.Form>
      ) : (
        <viewersForm.Form
          values={saved && { name: saved.name }}
          onSubmit={(values, id) => submit({ ...values, isShared: saved?.isShared ?? false }, id)}
          {...form}
        >
          <viewersForm.TextField name="name" wide />
          <Typography>
            {saved?.isShared
              ? 'Colleagues see this view. Only editors and owners can share views; you can delete it.'
              : 'This view is shown to you alone. Only editors and owners can share views with colleagues.'}
          </Typography>
        </viewersForm.Form>
      )}
    </AppDialog>
  )
}
