import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { messageAtDesk, type AppError } from '@/shared/firestore/errors'

/** Says why something could not be read, and tries again. */
export const LoadFailure = ({ error, onRetry }: { error: AppError; onRetry: () => void }) => (
  <Alert
    severity="error"
    action={
      <Button color="inherit" size="small" onClick={onRetry}>
        Try again
      </Button>
    }
  >
    {messageAtDesk(error)}
  </Alert>
)
