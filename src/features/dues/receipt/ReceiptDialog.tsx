import { skipToken } from '@reduxjs/toolkit/query/react'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useSelector } from 'react-redux'
import { useReadMemberQuery, useReadMembershipQuery } from '@/features/members/api'
import { languageOf } from '@/features/requests/api'
import { selectRole } from '@/features/session'
import { asStored } from '@/features/settings/api'
import { AppDialog } from '@/shared/desk/dialog/AppDialog'
import { SelectFilter } from '@/shared/desk/filters/SelectFilter'
import { canEdit } from '@/shared/requests/roles'
import { CopyButton } from '@/shared/ui/CopyButton'
import { DefinitionRow } from '@/shared/ui/DefinitionRow'
import type { ReceiptRecord } from '../recordPayment'
import { CancelReceiptForm } from './CancelReceiptForm'
import { PrintedReceipt } from './PrintedReceipt'
import { papers, type Paper } from './PrintedLines'
import { receiptLines, receiptText, receiptTitle } from './receiptText'
import { SendReceipt } from './SendReceipt'

type Props = { receipt: ReceiptRecord; onClose: () => void }

/** A receipt: to read, to print, to send, and for owners to cancel. */
export function ReceiptDialog({ receipt, onClose }: Props) {
  const role = useSelector(selectRole)
  const [paper, setPaper] = useState<Paper>('A4')
  const [open, setOpen] = useState<'cancel' | 'send'>()
  // The text is in the language of the member.
  const { data: member, isLoading } = useReadMemberQuery(receipt.memberId ?? skipToken)
  const { data: settings, isFetching } = useReadMembershipQuery(undefined, asStored)
  const gstin = settings?.gstin
  const language = languageOf(member?.profile ?? {})
  const canCancel = role === 'owner' && receipt.cancelled === undefined

  return (
    <AppDialog
      title={<bdi translate="no">{receiptTitle(receipt)}</bdi>}
      closeLabel="Close"
      onClose={onClose}
    >
      <Box component="dl" sx={{ m: 0 }}>
        {receiptLines(receipt).map(([label, value]) => (
          <DefinitionRow key={label} label={label}>
            <bdi translate="no">{value}</bdi>
          </DefinitionRow>
        ))}
      </Box>
      <Box sx={buttonsSx}>
        <SelectFilter
          label="Paper"
          value={paper}
          onChange={setPaper}
          options={papers.map((size) => [size, size] as const)}
          sx={{ minWidth: '5rem' }}
        />
        <Button
          variant="contained"
          size="small"
          disabled={isFetching}
          onClick={() => window.print()}
        >
          Print
        </Button>
        <CopyButton
          label="Copy as text"
          text={() => receiptText(receipt, gstin, language)}
          disabled={isLoading || isFetching}
        />
        {canEdit(role) && open !== 'send' && (
          <Button variant="outlined" size="small" onClick={() => setOpen('send')}>
            Send…
          </Button>
        )}
        {canCancel && open !== 'cancel' && (
          <Button color="error" size="small" onClick={() => setOpen('cancel')}>
            Cancel receipt…
          </Button>
        )}
      </Box>
      {open === 'send' && (
        <SendReceipt receipt={receipt} gstin={gstin} onDone={() => setOpen(undefined)} />
      )}
      {canCancel && open === 'cancel' && (
        <CancelReceiptForm receipt={receipt} onClose={() => setOpen(undefined)} onDone={onClose} />
      )}
      <PrintedReceipt receipt={receipt} gstin={gstin} paper={paper} />
    </AppDialog>
  )
}

const buttonsSx = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, my: 2 }
