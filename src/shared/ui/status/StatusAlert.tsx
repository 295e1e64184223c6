import Alert, { type AlertProps } from '@mui/material/Alert'
import { StatusRegion } from './StatusRegion'

/** A message in a status region of its own, while there is one. */
export const StatusAlert = ({ children, ...props }: AlertProps) => (
  <StatusRegion>
    {children && (
      <Alert role="presentation" {...props}>
        {children}
      </Alert>
    )}
  </StatusRegion>
)
