import DialogContentText from '@mui/material/DialogContentText'
import { AppDialog } from '@/shared/desk/AppDialog'
import { useShowMessage } from '@/shared/desk/Messages'
import { createForm } from '@/shared/forms/createForm'
import { smallForm } from '@/shared/forms/smallForm'
import { useSaveMembershipMutation } from '../api'
import { membershipSettingsSchema, type MembershipSettings } from '../schema'

const { Form, TextField } = createForm(membershipSettingsSchema.pick(['firstNumber', 'graceDays']))

type Props = { settings: MembershipSettings; onClose: () => void }

/** Where the series of numbers begins, and how many days of grace there are. For owners. */
export function MembershipSettingsDialog({ settings, onClose }: Props) {
  const [save] = useSaveMembershipMutation()
  const showMessage = useShowMessage()
  return (
    <AppDialog title="Numbers and grace" onClose={onClose}>
      <DialogContentText sx={{ mb: 2 }}>
        New members get the next number of the series. A number that was given is never given again.
      </DialogContentText>
      <Form
        label="Numbers and grace"
        values={settings}
        onSubmit={({ firstNumber, graceDays }, id) =>
          save({
            id,
            changes: {
              ...(firstNumber !== settings.firstNumber && { firstNumber }),
              ...(graceDays !== settings.graceDays && { graceDays: graceDays ?? null }),
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
      </Form>
    </AppDialog>
  )
}
