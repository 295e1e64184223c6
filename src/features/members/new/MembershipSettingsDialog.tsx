import { useMemo } from 'react'
import type { NumberSchema } from 'yup'
import { FormDialog } from '@/shared/desk/dialog/FormDialog'
import { changesOf } from '@/shared/desk/history/changesOf'
import { fieldInfos } from '@/shared/forms/fieldInfo'
import {
  membershipSettingsSchema,
  type MembershipSettings,
} from '@/shared/members/membershipSettings'
import { members, useSaveMembershipMutation } from '../api'
import { FreshMembership } from './FreshMembership'

const settingsSchema = membershipSettingsSchema.pick(['firstNumber', 'kinds'])
const fields = fieldInfos(settingsSchema)

const schemaAbove = (highest: number) =>
  settingsSchema.shape({
    firstNumber: (
      membershipSettingsSchema.fields.firstNumber as NumberSchema<number | undefined>
    ).test(
      'above',
      `Enter a number above ${highest}: an old list has it`,
      (typed) => typed === undefined || typed === null || typed > highest,
    ),
  })

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
  const all = members.useRecords()
  // Those of an old list that would lie in the way of the series.
  const highest = Math.max(
    0,
    ...all.flatMap(({ number = '', n }) =>
      n === undefined && /^\d+$/.test(number) ? [Number(number)] : [],
    ),
  )
  const schema = useMemo(() => schemaAbove(highest), [highest])
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
