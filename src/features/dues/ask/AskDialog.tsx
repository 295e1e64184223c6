import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { askedWords, useAsked, type MemberRow } from '@/features/members/desk'
import type { MembershipSettings } from '@/shared/members/membershipSettings'
import { AppDialog } from '@/shared/desk/dialog/AppDialog'
import { FeesDialog } from '../fees/FeesDialog'
import { missingFor } from './ask'
import { AskForm } from './AskForm'
import { MissingSettings } from '../fees/MissingSettings'

type Props = {
  row: MemberRow
  settings: MembershipSettings
  onClose: () => void
}

/** Asks a member to pay for the next year. */
export function AskDialog({ row, settings, onClose }: Props) {
  const [isInSettings, setInSettings] = useState(false)
  const { asked } = useAsked()
  const last = asked.get(row.id)
  const missing = missingFor(row.kind, settings)
  if (isInSettings) {
    return <FeesDialog settings={settings} onClose={() => setInSettings(false)} />
  }
  return (
    <AppDialog
      title={
        <>
          <span>Ask for payment:</span> <bdi translate="no">{row.name || row.firmName}</bdi>
        </>
      }
      onClose={onClose}
      actions={<Button onClick={onClose}>Close</Button>}
    >
      {last && (
        <Alert severity="info" sx={{ mb: 1 }}>
          {askedWords(last)}
        </Alert>
      )}
      {missing.length > 0 ? (
        <MissingSettings missing={missing} onOpen={() => setInSettings(true)} />
      ) : (
        <AskForm row={row} settings={settings} onDone={onClose} />
      )}
    </AppDialog>
  )
}
