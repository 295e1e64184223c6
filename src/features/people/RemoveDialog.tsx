import { messageOf } from '@/shared/firestore/messageOf'
import { ConfirmDialog } from '@/shared/desk/ConfirmDialog'
import { useRemovePersonMutation } from './api'
import { titleOfPerson, type Person } from './schema'
import { EndingInvitations } from './EndingInvitations'

/** Asks once more before an administrator loses access. */
export function RemoveDialog({ person, onClose }: { person: Person; onClose: () => void }) {
  const [remove, { isLoading, error }] = useRemovePersonMutation()

  async function handleRemove() {
    const answer = await remove({ uid: person.id })
    if (answer.error === undefined) onClose()
  }

  return (
    <ConfirmDialog
      title={
        <>
          <span>Remove </span>
          <bdi translate="no">{titleOfPerson(person)}</bdi>
          <span>?</span>
        </>
      }
      confirmLabel="Remove"
      color="error"
      isLoading={isLoading}
      failure={messageOf(error)}
      onConfirm={handleRemove}
      onClose={onClose}
    >
      Their access ends within seconds. Their name stays in the histories. People whom they have
      added stay.
      <EndingInvitations person={person} isRemoved />
    </ConfirmDialog>
  )
}
