import { createContext, type ReactNode } from 'react'
import { ConfirmDialog } from '@/shared/desk/dialog/ConfirmDialog'
import { useRemovePersonMutation } from './api'
import { titleOfPerson, type Person } from './schema'
import { EndingInvitations } from './EndingInvitations'

type Props = {
  person: Person
  onClose: () => void
  /** The choice of the colleague who takes over. */
  choices?: ReactNode
  /** Done before the removal, which it prevents if it fails. */
  onBefore?: () => Promise<unknown>
}

/** Asks once more before an administrator loses access. */
export function RemoveDialog({ person, onClose, choices, onBefore }: Props) {
  const [remove] = useRemovePersonMutation()

  async function handleRemove() {
    await onBefore?.()
    await remove({ uid: person.id }).unwrap()
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
      choices={choices}
      onConfirm={handleRemove}
      onClose={onClose}
    >
      Their access ends within seconds. Their name stays in the histories. People whom they have
      added stay.
      <EndingInvitations person={person} isRemoved />
    </ConfirmDialog>
  )
}

/** The dialog of the page People. The desk, which knows the requests, adds the choice of the colleague who takes over. */
export const RemoveDialogContext = createContext(
  (props: Pick<Props, 'person' | 'onClose'>): ReactNode => <RemoveDialog {...props} />,
)
