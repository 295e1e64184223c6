import Button, { type ButtonProps } from '@mui/material/Button'

type Props = Omit<ButtonProps, 'sx'> & {
  /** A press does nothing meanwhile. */
  isBusy: boolean
  sx?: object
}

/** A button that keeps the keyboard focus while something is on its way. `disabled` would take it away. */
export const BusyButton = ({ isBusy, onClick, sx, ...props }: Props) => (
  <Button
    size="small"
    {...props}
    aria-disabled={isBusy}
    onClick={isBusy ? undefined : onClick}
    sx={{ ...sx, opacity: isBusy ? 0.5 : undefined }}
  />
)
