import { FormDialog } from '@/shared/desk/dialog/FormDialog'
import { changesOf } from '@/shared/desk/history/changesOf'
import { fieldInfos } from '@/shared/forms/fieldInfo'
import {
  membershipSettingsSchema,
  type MembershipSettings,
} from '@/shared/members/membershipSettings'
import { useSaveMembershipMutation } from '../api'

const schema = membershipSettingsSchema.pick(['firstNumber', 'graceDays', 'kinds'])
const fields = fieldInfos(schema)

type Props = { settings: MembershipSettings; onClose: () => void }

/** Where the series of numbers begins, the days of grace, and the membership types in use. For owners. */
export function MembershipSettingsDialog({ settings, onClose }: Props) {
  const [save] = useSaveMembershipMutation()
  return (
    <FormDialog
      title="Numbers and types"
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
