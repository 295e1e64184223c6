import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { useId } from 'react'
import type { AppError } from '@/shared/firestore/errors'
import { titleOfPerson } from '../review/names'
import { useRemovePersonMutation, type Person } from '../review/people'

/** Asks once more before somebody loses the access. */
export function RemoveDialog({ person, onClose }: { person: Person; onClose: () => void }) {
  const id = useId()
  const [remove, { isLoading, error }] = useRemovePersonMutation()

  async function handleRemove() {
    const answer = await remove({ uid: person.id })
    if (answer.error === undefined) onClose()
  }

  return (
    <Dialog open maxWidth="sm" onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id}>
        <span>Remove </span>
        <span translate="no">{titleOfPerson(person)}</span>
        <span>?</span>
      </DialogTitle>
      <DialogContent>
        <DialogContentText>
          Their access ends within seconds. What they have done stays in the histories, as of “a
          former administrator”, and requests stay assigned to them until somebody else takes them.
        </DialogContentText>
        {error !== undefined && (
          <Alert severity="error" sx={{ mt: 2 }}>
            {(error as AppError).message}
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button
          color="error"
          variant="contained"
          loading={isLoading}
          onClick={() => void handleRemove()}
        >
          Remove
        </Button>
      </DialogActions>
    </Dialog>
  )
}
