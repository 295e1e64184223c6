import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import DialogContentText from '@mui/material/DialogContentText'
import type { ReactNode } from 'react'
import { AppDialog } from './AppDialog'

type Props = {
  title: ReactNode
  /** The consequence. */
  children: ReactNode
  confirmLabel: string
  cancelLabel?: string
  color?: 'primary' | 'error'
  isLoading?: boolean
  /** Why it could not be done. */
  failure?: string
  onConfirm: () => Promise<void>
  onClose: () => void
}

/** Asks once more before something is done. */
export function ConfirmDialog(props: Props) {
  const { title, children, confirmLabel, cancelLabel = 'Cancel', color = 'primary' } = props
  const { isLoading, failure, onConfirm, onClose } = props
  return (
    <AppDialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{cancelLabel}</Button>
          <Button
            color={color}
            variant="contained"
            loading={isLoading}
            onClick={() => void onConfirm()}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {/* It may hold a list, which a paragraph may not. */}
      <DialogContentText component="div">{children}</DialogContentText>
      {failure !== undefined && (
        <Alert severity="error" sx={{ mt: 2 }}>
          {failure}
        </Alert>
      )}
    </AppDialog>
  )
}
