import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import List from '@mui/material/List'
import { useState } from 'react'
import { useSelector } from 'react-redux'
import type { MemberRow } from '@/features/members/desk'
import { selectRole } from '@/features/session'
import { HistoryFrame } from '@/shared/desk/history/HistoryFrame'
import { Part } from '@/shared/desk/Part'
import { ListEntry } from '@/shared/desk/table/ListEntry'
import { canEdit } from '@/shared/requests/roles'
import { dayText } from '@/shared/text/displayValue'
import { formatRupees } from '@/shared/validation/numbers'
import { useListenReceiptsQuery } from '../api'
import { canBeAsked } from '../ask/ask'
import { AskDialog } from '../ask/AskDialog'
import { ReceiptDialog } from '../receipt/ReceiptDialog'
import { paidBy } from '../receipt/receiptText'
import { RecordPaymentDialog } from '../record/RecordPaymentDialog'
import type { ReceiptRecord } from '../recordPayment'
import { FeesDialog } from '../fees/FeesDialog'

/** On the page of a member: the receipts, and the form of a payment. */
export function MemberPayments({ row }: { row: MemberRow }) {
  const { member } = row
  const role = useSelector(selectRole)
  const { data: receipts } = useListenReceiptsQuery({ memberId: member.id })
  const [open, setOpen] = useState<'record' | 'ask' | 'fees'>()
  const [shown, setShown] = useState<ReceiptRecord>()
  const close = () => setOpen(undefined)
  // The newest state of the receipt that is open.
  const current = receipts?.items.find(({ id }) => id === shown?.id) ?? shown

  return (
    <Part title="Receipts">
      {canEdit(role) && (
        <Box className="screen-only" sx={buttonsSx}>
          {row.standing !== 'left' && (
            <Button variant="contained" size="small" onClick={() => setOpen('record')}>
              Record a payment…
            </Button>
          )}
          {canBeAsked(row) && (
            <Button variant="outlined" size="small" onClick={() => setOpen('ask')}>
              Ask for payment…
            </Button>
          )}
          {role === 'owner' && (
            <Button size="small" onClick={() => setOpen('fees')}>
              Fees and receipts…
            </Button>
          )}
        </Box>
      )}
      <HistoryFrame history={receipts} emptyText="No payment is recorded.">
        {(items) => (
          <List disablePadding>
            {items.map((receipt) => (
              <Entry key={receipt.id} receipt={receipt} onOpen={() => setShown(receipt)} />
            ))}
          </List>
        )}
      </HistoryFrame>
      {open === 'record' && (
        <RecordPaymentDialog member={member} onDone={setShown} onClose={close} />
      )}
      {open === 'ask' && <AskDialog row={row} onClose={close} />}
      {open === 'fees' && <FeesDialog onClose={close} />}
      {current && <ReceiptDialog receipt={current} onClose={() => setShown(undefined)} />}
    </Part>
  )
}

function Entry({ receipt, onOpen }: { receipt: ReceiptRecord; onOpen: () => void }) {
  const { number, amount = 0, purpose, paidOn = '', until, cancelled } = receipt
  return (
    <ListEntry
      title={number}
      chips={cancelled && <Chip size="small" label="Cancelled" />}
      facts={[formatRupees(amount), paidBy(receipt), dayText(paidOn)]}
      lines={[until === undefined ? purpose : `${purpose}, until ${dayText(until)}`]}
      actions={
        <Button
          size="small"
          className="screen-only"
          onClick={onOpen}
          aria-label={`Open receipt ${number}`}
        >
          Open
        </Button>
      }
    />
  )
}

const buttonsSx = { display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1 }
