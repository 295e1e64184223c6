import { useSaveMembershipMutation } from '@/features/members/api'
import {
  membershipSettingsSchema,
  type MembershipSettings,
} from '@/shared/members/membershipSettings'
import { changesOf } from '@/shared/desk/history/changesOf'
import { FormDialog } from '@/shared/desk/dialog/FormDialog'
import { fieldInfos } from '@/shared/forms/fieldInfo'

const schema = membershipSettingsSchema.omit(['firstNumber', 'graceDays', 'kinds'])
const fields = fieldInfos(schema)

type Fees = Omit<MembershipSettings, 'firstNumber' | 'graceDays' | 'kinds'>

type Props = { settings: MembershipSettings; onClose: () => void }

/** Fees, the membership year and the text of receipts. For owners. */
export function FeesDialog({ settings, onClose }: Props) {
  const [save] = useSaveMembershipMutation()

  return (
    <FormDialog<Fees>
      title="Fees and receipts"
      schema={schema}
      fields={fields}
      values={settings}
      onSubmit={(typed, id) =>
        save({ id, changes: changesOf(fields.keys(), settings, typed) }).unwrap()
      }
      done="The settings are saved"
      submitLabel="Save"
      closeLabel="Close"
      onClose={onClose}
    />
  )
}
