import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemText from '@mui/material/ListItemText'
import { useId, useState } from 'react'
import { useSelector } from 'react-redux'
import { useEraseAttendanceMutation, type Attendance } from '@/features/meetings/attendance'
import { selectRole } from '@/features/session'
import type { AppError } from '@/shared/firestore/errors'
import { formatMobile } from '@/shared/validation/text'
import { Part } from '../record/Part'

/**
 * Walk-ins and substitutes, of whom nothing but their attendance is stored: an owner can erase it. Of
 * others it goes with their answer.
 */
export function NamesAtDoor({ items }: { items: readonly Attendance[] }) {
  const role = useSelector(selectRole)
  const [erasing, setErasing] = useState<Attendance>()
  const named = items.filter(({ name }) => name !== undefined)
  if (role !== 'owner' || named.length === 0) return null
  return (
    <Part title="Names taken at the door">
      <List dense disablePadding aria-label="Names taken at the door">
        {named.map((item) => (
          <ListItem key={item.id} disableGutters divider sx={{ gap: 1 }}>
            <ListItemText primary={item.name} secondary={contactOf(item)} translate="no" />
            <Button
              color="error"
              size="small"
              aria-label={`Erase ${item.name}`}
              onClick={() => setErasing(item)}
              sx={{ minHeight: 44 }}
            >
              Erase…
            </Button>
          </ListItem>
        ))}
      </List>
      {erasing && <EraseNameDialog item={erasing} onClose={() => setErasing(undefined)} />}
    </Part>
  )
}

const contactOf = ({ firmName, mobile }: Attendance) =>
  [firmName, mobile && formatMobile(mobile)].filter(Boolean).join(', ')

function EraseNameDialog({ item, onClose }: { item: Attendance; onClose: () => void }) {
  const id = useId()
  const [erase, { isLoading, error }] = useEraseAttendanceMutation()

  async function handleErase() {
    const answer = await erase({ id: item.id })
    if (answer.error === undefined) onClose()
  }

  return (
    <Dialog open maxWidth="sm" onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id}>
        <span>Erase </span>
        <span translate="no">{item.name}</span>
        <span>?</span>
      </DialogTitle>
      <DialogContent>
        <DialogContentText>
          The name, the firm, the mobile number and that they came are deleted for good. The meeting
          counts them no longer.
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
          onClick={() => void handleErase()}
        >
          Erase
        </Button>
      </DialogActions>
    </Dialog>
  )
}
