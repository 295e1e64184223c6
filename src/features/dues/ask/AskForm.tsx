import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { TellForm, type MemberRow } from '@/features/members/desk'
import type { MembershipSettings } from '@/shared/members/membershipSettings'
import { QrCode } from '@/shared/ui/code/QrCode'
import { CopyButton } from '@/shared/ui/CopyButton'
import { today } from '@/shared/validation/dates'
import { PrintedLines } from '../receipt/PrintedLines'
import { askOf, type Ask } from './ask'

type Props = {
  row: MemberRow
  settings: MembershipSettings
  /** False: there was no answer to the call. */
  onDone: (isTold: boolean) => void
}

/** A request to pay: the message, the UPI address and the amount to copy, and a QR code for paper. */
export function AskForm({ row, settings, onDone }: Props) {
  const [ask] = useState(() => askOf(row, settings, today()))
  if (ask === undefined) return null
  const { message, line } = ask
  return (
    <>
      <TellForm member={row.member} message={message} line={line} onDone={onDone} />
      <UpiParts row={row} ask={ask} />
    </>
  )
}

function UpiParts({ row, ask }: { row: MemberRow; ask: Ask }) {
  const { address, amount, link } = ask
  const [hasCode, setCode] = useState(false)
  return (
    <Box component="section" aria-label="UPI" sx={{ mt: 2 }}>
      <Typography variant="body2" translate="no" sx={{ overflowWrap: 'anywhere' }}>
        {`${amount} · ${address}`}
      </Typography>
      <Box sx={buttonsSx}>
        <CopyButton label="Copy UPI address" text={() => address} />
        <CopyButton label="Copy amount" text={() => amount.replace(/[^\d.]/g, '')} />
        <CopyButton label="Copy UPI link" text={() => link} />
        <Button size="small" aria-expanded={hasCode} onClick={() => setCode(!hasCode)}>
          <span>{hasCode ? 'Hide QR code' : 'QR code'}</span>
        </Button>
      </Box>
      {hasCode && (
        <>
          <Box ref={scrollTo}>
            <QrCode text={link} label={`QR code: pay ${amount} to ${address}`} />
          </Box>
          <Typography variant="body2" sx={{ mb: 1, color: 'text.secondary' }}>
            To scan from this screen, or from paper. Do not send it as a picture: above ₹2,000, apps
            refuse a QR code from the gallery. The message has the address and the amount for the
            phone that pays.
          </Typography>
          <Button size="small" variant="outlined" onClick={() => window.print()}>
            Print
          </Button>
          <PrintedLines
            title="Request to pay"
            lines={[
              ['For', [row.name, row.firmName].filter(Boolean).join(', ')],
              ['Membership number', row.number],
              ['Amount', amount],
              ['Valid until after the payment', ask.until],
              ['UPI address', address],
            ]}
            paper="A5"
          >
            <Box sx={{ mt: '6mm' }}>
              <QrCode text={link} label={`QR code: pay ${amount} to ${address}`} />
            </Box>
          </PrintedLines>
        </>
      )}
    </Box>
  )
}

/** On a phone the code would open below the edge of the dialog. */
const scrollTo = (code: HTMLElement | null) => code?.scrollIntoView({ block: 'nearest' })

const buttonsSx = { display: 'flex', flexWrap: 'wrap', gap: 1, my: 1 }
