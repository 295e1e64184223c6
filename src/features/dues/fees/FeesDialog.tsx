import { useSaveMembershipMutation } from '@/features/members/api'
import { FreshMembership } from '@/features/members/desk'
import {
  membershipSettingsSchema,
  type MembershipSettings,
} from '@/shared/members/membershipSettings'
import { changesOf } from '@/shared/desk/history/changesOf'
import { FormDialog } from '@/shared/desk/dialog/FormDialog'
import { fieldInfos } from '@/shared/forms/fieldInfo'

const schema = membershipSettingsSchema.omit(['firstNumber', 'kinds'])
const fields = fieldInfos(schema)

type Fees = Omit<MembershipSettings, 'firstNumber' | 'kinds'>

const title = 'Fees and receipts'

type Props = { onClose: () => void }

/** Fees, the membership year and the text of receipts. For owners. */
export const FeesDialog = ({ onClose }: Props) => (
  <FreshMembership dialog={{ title, onClose }}>
    {(settings) => <FeesForm settings={settings} onClose={onClose} />}
  </FreshMembership>
)

function FeesForm({ settings, onClose }: Props & { settings: MembershipSettings }) {
  const [save] = useSaveMembershipMutation()
  return (
    <FormDialog<Fees>
      title={title}
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
