import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import type { ReactNode } from 'react'
import { BusyStatus } from './BusyStatus'

type Props = { isBusy: boolean; isDisabled?: boolean; children: ReactNode }

/** The button that submits a form, and a word when that takes long. */
export function SubmitBar({ isBusy, isDisabled, children }: Props) {
  return (
    <Stack direction="row" sx={{ gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
      <Button
        type="submit"
        variant="contained"
        size="large"
        disabled={isBusy || isDisabled}
        sx={{ minHeight: 48 }}
      >
        {children}
      </Button>
      <BusyStatus isBusy={isBusy} />
    </Stack>
  )
}
