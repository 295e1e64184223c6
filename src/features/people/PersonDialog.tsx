import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useId, type ReactNode } from 'react'

type Props = { title: ReactNode; closeLabel?: string; onClose: () => void; children: ReactNode }

/** A dialog around a form, which has its own button to send. It fills the screen of a phone. */
export function PersonDialog({ title, closeLabel = 'Cancel', onClose, children }: Props) {
  const id = useId()
  const isPhone = useMediaQuery('(max-width: 599.95px)', { noSsr: true })
  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      fullScreen={isPhone}
      onClose={onClose}
      aria-labelledby={id}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', pr: 2 }}>
        <DialogTitle id={id} sx={{ flex: 1 }}>
          {title}
        </DialogTitle>
        <Button onClick={onClose}>
          <span>{closeLabel}</span>
        </Button>
      </Box>
      <DialogContent>{children}</DialogContent>
    </Dialog>
  )
}
