import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { texts } from '@/texts/forms'

type Props = {
  /** Whether the person has just started over. */
  isCleared: boolean
  isBusy: boolean
  onStartOver: () => void
  onUndo: () => void
}

/** Says that a form shows a restored draft, or that it was just cleared. For a `StatusRegion`. */
export function DraftNotice({ isCleared, isBusy, onStartOver, onUndo }: Props) {
  return (
    <Alert
      severity="info"
      role="presentation"
      action={
        <Button
          color="inherit"
          sx={{ whiteSpace: 'nowrap' }}
          onClick={isCleared ? onUndo : onStartOver}
          disabled={isBusy}
        >
          <span>{isCleared ? texts.undo : texts.startOver}</span>
        </Button>
      }
    >
      {isCleared ? texts.draftCleared : texts.draftRestored}
    </Alert>
  )
}
