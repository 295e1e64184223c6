import Button from '@mui/material/Button'
import { useState } from 'react'
import { ConfirmDialog } from '@/shared/desk/dialog/ConfirmDialog'

/** Gives up check-ins that cannot be sent, once that is confirmed. */
export function RemoveCheckIns({ onRemove }: { onRemove: () => void }) {
  const [isAsking, setAsking] = useState(false)

  return (
    <>
      <Button color="inherit" size="small" onClick={() => setAsking(true)}>
        Remove…
      </Button>
      {isAsking && (
        <ConfirmDialog
          title="Remove these check-ins?"
          confirmLabel="Remove"
          color="error"
          onConfirm={onRemove}
          onClose={() => setAsking(false)}
        >
          These people do not count as in then, unless they are checked in again.
        </ConfirmDialog>
      )}
    </>
  )
}
