import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { Suspense, useId, useState } from 'react'
import { AgreedNotice } from '@/features/privacy/notice'
import { Waiting } from '@/shared/ui/status/Waiting'

type Props = { version: string; kind: string }

/** Opens the text of the notice that somebody has agreed to. */
export function NoticeButton({ version, kind }: Props) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button
        className="screen-only"
        size="small"
        onClick={() => setOpen(true)}
        sx={{ py: 0, flexShrink: 0, fontWeight: 500 }}
      >
        Show the text
      </Button>
      <Dialog open={isOpen} onClose={close} fullWidth maxWidth="md" aria-labelledby={id}>
        <DialogTitle id={id}>
          <span>The notice agreed to: </span>
          <span translate="no">{version}</span>
        </DialogTitle>
        <DialogContent dividers>
          <Suspense fallback={<Waiting />}>
            <AgreedNotice version={version} kind={kind} />
          </Suspense>
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>Close</Button>
        </DialogActions>
      </Dialog>
    </>
  )
}
