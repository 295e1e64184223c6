import DialogContentText from '@mui/material/DialogContentText'
import { AppDialog } from '@/shared/desk/dialog/AppDialog'
import { useShowMessage } from '@/shared/desk/Messages'
import { areSameValues } from '@/shared/desk/history/historyWrites'
import { createForm } from '@/shared/forms/createForm'
import { smallForm } from '@/shared/forms/smallForm'
import { useSaveMembershipMutation } from '../api'
import {
  membershipSettingsSchema,
  type MembershipSettings,
} from '@/shared/members/membershipSettings'

const { Form, TextField, ChoicesField } = createForm(
  membershipSettingsSchema.pick(['firstNumber', 'graceDays', 'kinds']),
)

type Props = { settings: MembershipSettings; onClose: () => void }

/** Where the series of numbers begins, the days of grace, and the membership types in use. For owners. */
export function MembershipSettingsDialog({ settings, onClose }: Props) {
  const [save] = useSaveMembershipMutation()
  const showMessage = useShowMessage()
  return (
    <AppDialog title="Numbers and types" onClose={onClose}>
      <DialogContentText sx={{ mb: 2 }}>
        New members get the next number of the series. A number that was given is never given again.
      </DialogContentText>
      <Form
        label="Numbers and types"
        values={settings}
        onSubmit={({ firstNumber, graceDays, kinds }, id) =>
          save({
            id,
            changes: {
              ...(firstNumber !== settings.firstNumber && { firstNumber }),
              ...(graceDays !== settings.graceDays && { graceDays: graceDays ?? null }),
              ...(!areSameValues(kinds, settings.kinds) && { kinds: kinds ?? null }),
            },
          }).unwrap()
        }
        onDone={() => {
          showMessage('The settings are saved')
          onClose()
        }}
        submitLabel="Save"
        busyLabel="Saving…"
        small={smallForm({ onCancel: onClose, takesFocus: true })}
      >
        <TextField name="firstNumber" />
        <TextField name="graceDays" />
        <ChoicesField name="kinds" />
      </Form>
    </AppDialog>
  )
}
