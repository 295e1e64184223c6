import Button from '@mui/material/Button'
import { Suspense, useState } from 'react'
import { AgreedNotice } from '@/features/privacy/notice'
import { AppDialog } from '@/shared/desk/dialog/AppDialog'
import { Waiting } from '@/shared/ui/status/Waiting'

type Props = { version: string; kind: string }

/** Opens the text of the notice that the applicant has agreed to. */
export function NoticeButton({ version, kind }: Props) {
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
      {isOpen && (
        <AppDialog
          title={
            <>
              <span>The notice agreed to: </span>
              <span translate="no">{version}</span>
            </>
          }
          onClose={close}
          maxWidth="md"
          dividers
          actions={<Button onClick={close}>Close</Button>}
        >
          <Suspense fallback={<Waiting />}>
            <AgreedNotice version={version} kind={kind} />
          </Suspense>
        </AppDialog>
      )}
    </>
  )
}
