import { FormDialog } from '@/shared/desk/dialog/FormDialog'
import { SchemaField } from '@/shared/forms/FormSection'
import type { MemberRecord } from '../makeMember'
import type { MemberAction } from '../memberChanges'
import { profileSchema, type Profile } from '../schema'
import { changesOf } from '@/shared/desk/history/changesOf'
import { profileFields, profileNames } from '../forms/profileForm'
import { useMemberAction } from '../forms/useMemberAction'

type Props = { member: MemberRecord; onClose: () => void }

/** Changes the facts of a member. The history keeps the values before and after. */
export function ChangeProfileDialog({ member, onClose }: Props) {
  const submit = useMemberAction(member)
  const { profile = {} } = member

  const handleSubmit = (typed: Profile, id: string) => {
    const changes = changesOf(profileNames, profile, typed)
    return submit({ kind: 'change', changes } as MemberAction, id)
  }

  return (
    <FormDialog<Profile>
      title="Change details"
      schema={profileSchema}
      fields={profileFields}
      values={profile}
      draft={`member-change ${member.id}`}
      onSubmit={handleSubmit}
      done="The details are changed."
      submitLabel="Save"
      closeLabel="Close"
      maxWidth="md"
      takesFocus={false}
      onClose={onClose}
    >
      {profileNames.map((name) => (
        <SchemaField key={name} name={name} />
      ))}
    </FormDialog>
  )
}
