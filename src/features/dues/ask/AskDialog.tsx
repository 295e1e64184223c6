import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { askedWords, FreshMembership, useAsked, type MemberRow } from '@/features/members/desk'
import { AppDialog } from '@/shared/desk/dialog/AppDialog'
import { FeesDialog } from '../fees/FeesDialog'
import { missingFor } from './ask'
import { AskForm } from './AskForm'
import { MissingSettings } from '../fees/MissingSettings'

type Props = {
  row: MemberRow
  onClose: () => void
}

/** Asks a member to pay for the next year. */
export function AskDialog({ row, onClose }: Props) {
  const [isInSettings, setInSettings] = useState(false)
  const { asked } = useAsked()
  const last = asked.get(row.id)
  if (isInSettings) {
    return <FeesDialog onClose={() => setInSettings(false)} />
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
      <FreshMembership>
        {(settings) => {
          const missing = missingFor(row.kind, settings)
          return missing.length > 0 ? (
            <MissingSettings missing={missing} onOpen={() => setInSettings(true)} />
          ) : (
            <AskForm row={row} settings={settings} onDone={onClose} />
          )
        }}
      </FreshMembership>
    </AppDialog>
  )
}
