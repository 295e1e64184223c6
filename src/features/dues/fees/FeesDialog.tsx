import { useSaveMembershipMutation } from '@/features/members/api'
import {
  membershipSettingsSchema,
  type MembershipSettings,
} from '@/shared/members/membershipSettings'
import { AppDialog } from '@/shared/desk/dialog/AppDialog'
import { DeskField } from '@/shared/desk/DeskField'
import { useShowMessage } from '@/shared/desk/Messages'
import { differing } from '@/shared/desk/history/historyWrites'
import { fieldInfos } from '@/shared/forms/fieldInfo'
import { Form } from '@/shared/forms/Form'
import { smallForm } from '@/shared/forms/smallForm'

const schema = membershipSettingsSchema.omit(['firstNumber', 'graceDays', 'kinds'])
const fields = fieldInfos(schema)

type Fees = Omit<MembershipSettings, 'firstNumber' | 'graceDays' | 'kinds'>

type Props = { settings: MembershipSettings; onClose: () => void }

/** Fees, the membership year and what stands on receipts. For owners. */
export function FeesDialog({ settings, onClose }: Props) {
  const [save] = useSaveMembershipMutation()
  const showMessage = useShowMessage()

  const handleSubmit = (typed: Fees, id: string) => {
    const after = [...fields.keys()].map((name) => [name, typed[name as keyof Fees]])
    const changed = Object.entries(differing(settings, Object.fromEntries(after)))
    const changes = Object.fromEntries(changed.map(([name, value]) => [name, value ?? null]))
    return save({ id, changes }).unwrap()
  }

  return (
    <AppDialog title="Fees and receipts" closeLabel="Close" onClose={onClose}>
      <Form<Fees>
        label="Fees and receipts"
        schema={schema}
        fields={fields}
        values={settings}
        onSubmit={handleSubmit}
        onDone={() => {
          showMessage('The settings are saved')
          onClose()
        }}
        submitLabel="Save"
        busyLabel="Saving…"
        small={smallForm({ onCancel: onClose, takesFocus: true })}
      >
        {[...fields.values()].map((field) => (
          <DeskField key={field.name} field={field} />
        ))}
      </Form>
    </AppDialog>
  )
}
