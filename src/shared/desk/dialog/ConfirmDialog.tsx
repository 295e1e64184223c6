import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import DialogContentText from '@mui/material/DialogContentText'
import TextField from '@mui/material/TextField'
import { useState, type HTMLAttributes, type ReactNode } from 'react'
import { messageOf } from '@/shared/firestore/messageOf'
import { AppDialog } from './AppDialog'

type Props = {
  title: ReactNode
  /** The consequence. */
  children: ReactNode
  /** Warnings and choices below it. */
  choices?: ReactNode
  confirmLabel: string
  cancelLabel?: string
  color?: 'primary' | 'error'
  /** A text that has to be typed first, for an act that cannot be undone. */
  toType?: {
    text: string
    /** Two texts that differ in spaces only are the same. */
    normalize: (typed: string) => string
    inputMode?: HTMLAttributes<HTMLInputElement>['inputMode']
  }
  /** Does it. If it fails, the dialog stays and shows why; otherwise it is closed. */
  onConfirm: () => Promise<unknown> | void
  onClose: () => void
}

/** Asks once more before something is done. */
export function ConfirmDialog(props: Props) {
  const {
    title,
    children,
    choices,
    confirmLabel,
    cancelLabel = 'Cancel',
    color = 'primary',
  } = props
  const { toType, onConfirm, onClose } = props
  const [typed, setTyped] = useState('')
  const [isLoading, setLoading] = useState(false)
  const [failure, setFailure] = useState<string>()
  const isTyped = !toType || toType.normalize(typed) === toType.normalize(toType.text)
  // An act that cannot be undone cannot be left either.
  const isHeld = toType !== undefined && isLoading

  async function handleConfirm() {
    setLoading(true)
    setFailure(undefined)
    try {
      await onConfirm()
      onClose()
    } catch (thrown) {
      setFailure(messageOf(thrown))
    } finally {
      setLoading(false)
    }
  }

  return (
    <AppDialog
      title={title}
      onClose={() => isHeld || onClose()}
      onSubmit={() => void handleConfirm()}
      actions={
        <>
          <Button onClick={onClose} disabled={isHeld}>
            {cancelLabel}
          </Button>
          <Button
            type="submit"
            color={color}
            variant="contained"
            disabled={!isTyped}
            loading={isLoading}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {/* It may hold a list, which a paragraph may not. */}
      <DialogContentText component="div" sx={{ '&:not(:last-child)': { mb: 2 } }}>
        {children}
      </DialogContentText>
      {choices}
      {toType && (
        <TextField
          fullWidth
          label={`Type ${toType.text} to confirm`}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          helperText={typed !== '' && !isTyped ? 'This does not match' : ' '}
          slotProps={{
            htmlInput: {
              autoComplete: 'off',
              spellCheck: false,
              autoCapitalize: 'characters',
              inputMode: toType.inputMode,
            },
            inputLabel: { shrink: true },
          }}
        />
      )}
      {failure !== undefined && <Alert severity="error">{failure}</Alert>}
    </AppDialog>
  )
}
