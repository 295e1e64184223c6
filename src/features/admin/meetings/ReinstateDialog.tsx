import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { useId } from 'react'
import { useSetMeetingStateMutation, versionOf } from '@/features/meetings/data'
import type { Meeting } from '@/features/meetings/schema'
import { failureText } from './failures'
import { dayOf } from './words'

type Props = { meeting: Meeting; onClose: () => void; onDone: () => void }

/** Asks once more before a cancelled meeting takes place again. */
export function ReinstateDialog({ meeting, onClose, onDone }: Props) {
  const id = useId()
  const [setState, { isLoading, error }] = useSetMeetingStateMutation()
  const failure = failureText(error)

  async function handleReinstate() {
    const seen = versionOf(meeting)
    const answer = await setState({ id: meeting.id, seen, to: 'planned' })
    if (answer.error !== undefined) return
    onDone()
    onClose()
  }

  return (
    <Dialog open maxWidth="sm" onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id}>{`Reinstate the meeting of ${dayOf(meeting)}?`}</DialogTitle>
      <DialogContent>
        <DialogContentText>
          It takes place as it was planned, and takes answers again. Earlier answers still count.
        </DialogContentText>
        {failure !== undefined && (
          <Alert severity="error" sx={{ mt: 2 }}>
            {failure}
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Leave it cancelled</Button>
        <Button variant="contained" loading={isLoading} onClick={() => void handleReinstate()}>
          Reinstate
        </Button>
      </DialogActions>
    </Dialog>
  )
}
