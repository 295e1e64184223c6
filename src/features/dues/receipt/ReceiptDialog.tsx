import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useSelector } from 'react-redux'
import { selectRole } from '@/features/session'
import { AppDialog } from '@/shared/desk/AppDialog'
import { SelectFilter } from '@/shared/desk/filters/SelectFilter'
import { CopyButton } from '@/shared/ui/CopyButton'
import { DefinitionRow } from '@/shared/ui/DefinitionRow'
import type { ReceiptRecord } from '../recordPayment'
import { CancelReceiptForm } from './CancelReceiptForm'
import { PrintedReceipt } from './PrintedReceipt'
import { papers, type Paper } from './PrintedLines'
import { receiptLines, receiptText, receiptTitle } from './receiptText'

type Props = {
  receipt: ReceiptRecord
  /** Of the association. */
  gstin: string | undefined
  onClose: () => void
}

/** A receipt: to read, to print, to share, and for owners to cancel. */
export function ReceiptDialog({ receipt, gstin, onClose }: Props) {
  const role = useSelector(selectRole)
  const [paper, setPaper] = useState<Paper>('A4')
  const [isCancelling, setCancelling] = useState(false)
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
        <Button variant="contained" size="small" onClick={() => window.print()}>
          Print
        </Button>
        <CopyButton label="Copy as text" text={() => receiptText(receipt, gstin)} />
        {canCancel && !isCancelling && (
          <Button color="error" size="small" onClick={() => setCancelling(true)}>
            Cancel receipt…
          </Button>
        )}
      </Box>
      {canCancel && isCancelling && (
        <CancelReceiptForm
          receipt={receipt}
          onClose={() => setCancelling(false)}
          onDone={onClose}
        />
      )}
      <PrintedReceipt receipt={receipt} gstin={gstin} paper={paper} />
    </AppDialog>
  )
}

const buttonsSx = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, my: 2 }
