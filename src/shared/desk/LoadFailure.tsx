import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { messageOf } from '@/shared/firestore/messageOf'

/** Says why something could not be read, and tries again. */
export const LoadFailure = ({ error, onRetry }: { error: object; onRetry: () => void }) => (
  <Alert
    severity="error"
    action={
      <Button color="inherit" size="small" onClick={onRetry}>
        Try again
      </Button>
    }
  >
    {messageOf(error)}
  </Alert>
)
