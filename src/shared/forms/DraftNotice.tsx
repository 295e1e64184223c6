import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'

/** Says that a form holds what was typed into it earlier. */
export function DraftNotice(props: { onStartOver: () => void; isBusy: boolean }) {
  return (
    <Alert
      severity="info"
      role="status"
      action={
        <Button
          color="inherit"
          sx={{ whiteSpace: 'nowrap' }}
          onClick={props.onStartOver}
          disabled={props.isBusy}
        >
          Start over
        </Button>
      }
    >
      We kept what you typed. Start over?
    </Alert>
  )
}
