import Button from '@mui/material/Button'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useIsLate } from '@/shared/ui/status/useIsLate'
import { texts } from '@/texts/forms'
import { useOnline } from './useOnline'

type Props = {
  isBusy: boolean
  isDisabled?: boolean
  /** The other buttons of a form of the desk. */
  more?: ReactNode
  children: ReactNode
}

/** The submit button, with a status beside it. */
export function SubmitBar({ isBusy, isDisabled, more, children }: Props) {
  return (
    <Box sx={{ display: 'flex', gap: more ? 1 : 2, alignItems: 'center', flexWrap: 'wrap' }}>
      {more}
      <Button
        type="submit"
        variant="contained"
        size={more ? 'small' : 'large'}
        disabled={isBusy || isDisabled}
        sx={more ? undefined : { minHeight: 48 }}
      >
        <span>{children}</span>
      </Button>
      <BusyStatus isBusy={isBusy} />
    </Box>
  )
}

/** Milliseconds after which a submission counts as slow. */
const slowAfter = 5_000

/** Says that a submission is slow, or that there seems to be no network. */
function BusyStatus({ isBusy }: { isBusy: boolean }) {
  const isSlow = useIsLate(isBusy, slowAfter)
  const isOnline = useOnline()

  return (
    <Typography role="status" color="textSecondary">
      {isSlow ? texts.stillTrying : isOnline ? '' : texts.offline}
    </Typography>
  )
}
