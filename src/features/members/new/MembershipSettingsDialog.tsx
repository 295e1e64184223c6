import { FormDialog } from '@/shared/desk/dialog/FormDialog'
import { changesOf } from '@/shared/desk/history/changesOf'
import { fieldInfos } from '@/shared/forms/fieldInfo'
import {
  membershipSettingsSchema,
  type MembershipSettings,
} from '@/shared/members/membershipSettings'
import { useSaveMembershipMutation } from '../api'
import { FreshMembership } from './FreshMembership'

const schema = membershipSettingsSchema.pick(['firstNumber', 'kinds'])
const fields = fieldInfos(schema)

const title = 'Numbers and types'

type Props = { onClose: () => void }

/** Where the series of numbers begins, and the membership types in use. For owners. */
export const MembershipSettingsDialog = ({ onClose }: Props) => (
  <FreshMembership dialog={{ title, onClose }}>
    {(settings) => <SettingsForm settings={settings} onClose={onClose} />}
  </FreshMembership>
)

function SettingsForm({ settings, onClose }: Props & { settings: MembershipSettings }) {
  const [save] = useSaveMembershipMutation()
  return (
    <FormDialog
      title={title}
      note="New members get the next number of the series. A number that was given is never given again."
      schema={schema}
      fields={fields}
      values={settings}
      onSubmit={(typed, id) =>
        save({ id, changes: changesOf(fields.keys(), settings, typed) }).unwrap()
      }
      done="The settings are saved"
      submitLabel="Save"
      onClose={onClose}
    />
  )
}
