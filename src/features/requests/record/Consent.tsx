import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { AdminRecord } from '@/shared/collectionConfig'
import type { AdminCollection } from '../collections'
import Button from '@mui/material/Button'
import { Suspense, useState } from 'react'
import { AgreedNotice } from '@/features/privacy/notice'
import { AppDialog } from '@/shared/desk/dialog/AppDialog'
import { Waiting } from '@/shared/ui/status/Waiting'

type Props = { collection: AdminCollection; record: AdminRecord }

/** Everything that an applicant has agreed to, on one line. */
export function Consent({ collection, record }: Props) {
  const { consentVersion, entered } = record
  const asked = [...collection.fields.values()].filter(({ meta }) => meta.kind === 'consent')
  const isGiven = asked.some(({ name }) => record[name] === true)
  const version = typeof consentVersion === 'string' ? consentVersion : undefined
  const words = [
    ...(entered === undefined
      ? []
      : [`Entered by the office (${entered.how}, ${entered.consent})`]),
    isGiven ? 'Consent given' : 'No consent stored',
    ...(version === undefined ? [] : [`notice ${version}`]),
    ...(collection.fields.has('directoryConsent')
      ? [`directory: ${record.directoryConsent === true ? 'yes' : 'no'}`]
      : []),
  ]
  return (
    <Box component="section" aria-label="Consent" className="screen-only" sx={consentSx}>
      <Typography>{words.join(', ')}</Typography>
      {version !== undefined && <NoticeButton version={version} kind={collection.id} />}
    </Box>
  )
}

const consentSx = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 2 }

type NoticeButtonProps = { version: string; kind: string }

/** Opens the text of the notice that the applicant has agreed to. */
function NoticeButton({ version, kind }: NoticeButtonProps) {
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
