import { AppDialog } from '@/shared/desk/dialog/AppDialog'
import { useShowMessage } from '@/shared/desk/Messages'
import { Form } from '@/shared/forms/Form'
import { SchemaField } from '@/shared/forms/FormSection'
import { smallForm } from '@/shared/forms/smallForm'
import type { MemberRecord } from '../makeMember'
import type { MemberAction } from '../memberChanges'
import { profileSchema, type Profile } from '../schema'
import { changesOf, profileFields, profileNames } from '../forms/profileForm'
import { useMemberAction } from '../forms/useMemberAction'

type Props = { member: MemberRecord; onClose: () => void }

/** Changes what is known of a member. The history keeps the values before and after. */
export function ChangeProfileDialog({ member, onClose }: Props) {
  const submit = useMemberAction(member)
  const showMessage = useShowMessage()
  const { profile = {} } = member

  const handleSubmit = (typed: Profile, id: string) => {
    const changes = changesOf(profile, typed)
    return submit({ kind: 'change', changes } as MemberAction, id)
  }

  return (
    <AppDialog title="Change details" closeLabel="Close" maxWidth="md" onClose={onClose}>
      <Form<Profile>
        label="Change details"
        schema={profileSchema}
        fields={profileFields}
        values={profile}
        draft={`member-change ${member.id}`}
        onSubmit={handleSubmit}
        onDone={() => {
          showMessage('The details are changed.')
          onClose()
        }}
        submitLabel="Save"
        busyLabel="Saving…"
        small={smallForm({ onCancel: onClose })}
      >
        {profileNames.map((name) => (
          <SchemaField key={name} name={name} />
        ))}
      </Form>
    </AppDialog>
  )
}
