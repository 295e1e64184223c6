import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'

type Props = {
  /** Whether it was emptied by whoever found it filled in. */
  isEmptied: boolean
  isBusy: boolean
  onStartOver: () => void
  onBringBack: () => void
}

/** Says that a form holds what was typed into it earlier, or no longer does. */
export function DraftNotice({ isEmptied, isBusy, onStartOver, onBringBack }: Props) {
  return (
    <Alert
      severity="info"
      role="status"
      action={
        <Button
          color="inherit"
          sx={{ whiteSpace: 'nowrap' }}
          onClick={isEmptied ? onBringBack : onStartOver}
          disabled={isBusy}
        >
          {isEmptied ? 'Bring it back' : 'Start over'}
        </Button>
      }
    >
      {isEmptied
        ? 'The form is empty again. What you had typed is gone once you leave this page.'
        : 'We kept what you typed. Start over?'}
    </Alert>
  )
}
