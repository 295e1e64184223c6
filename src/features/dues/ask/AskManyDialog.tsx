import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { askedWords, useAsked, type MemberRow } from '@/features/members/desk'
import type { MembershipSettings } from '@/shared/members/membershipSettings'
import { AppDialog } from '@/shared/desk/dialog/AppDialog'
import { messageOf } from '@/shared/firestore/messageOf'
import { counted } from '@/shared/text/counted'
import { Waiting } from '@/shared/ui/status/Waiting'
import { FeesDialog } from '../fees/FeesDialog'
import { AskForm } from './AskForm'
import { askQueue } from './askQueue'
import { LeftOut } from './LeftOut'
import { MissingSettings } from '../fees/MissingSettings'

type Props = {
  /** Those that the list shows. */
  rows: readonly MemberRow[]
  settings: MembershipSettings
  onClose: () => void
}

/** The members to ask, as they were at the start, and which of them is shown. */
type Round = { ids: readonly string[]; at: number; askedCount: number }

/**
 * Asks the members of the list one after another: WhatsApp or mail opens for each. Who was asked is in the history, so
 * a round that was stopped goes on where it was, in any browser.
 */
export function AskManyDialog({ rows, settings, onClose }: Props) {
  const { asked, isWhole, error } = useAsked()
  const [isInSettings, setInSettings] = useState(false)
  const [isAgain, setAgain] = useState(false)
  const [round, setRound] = useState<Round>()
  const queue = askQueue(rows, asked, settings)
  const toAsk = isAgain ? [...queue.toAsk, ...queue.asked] : queue.toAsk
  const id = round?.ids[round.at]
  const row = rows.find((member) => member.id === id)
  const last = id === undefined ? undefined : asked.get(id)

  const goOn = (askedCount: number) =>
    setRound(
      (before) =>
        before && { ...before, at: before.at + 1, askedCount: before.askedCount + askedCount },
    )

  const close = (
    <Button onClick={onClose}>
      <span>Close</span>
    </Button>
  )

  if (isInSettings) {
    return <FeesDialog settings={settings} onClose={() => setInSettings(false)} />
  }
  if (round === undefined) {
    return (
      <AppDialog
        title="Ask for payment"
        onClose={onClose}
        actions={
          <>
            {close}
            <Button
              variant="contained"
              disabled={!isWhole || toAsk.length === 0}
              onClick={() =>
                setRound({ ids: toAsk.map((member) => member.id), at: 0, askedCount: 0 })
              }
            >
              <span>Start</span>
            </Button>
          </>
        }
      >
        {error !== null && <Alert severity="error">{messageOf(error)}</Alert>}
        {!isWhole ? (
          error === null && <Waiting />
        ) : (
          <>
            <Typography sx={{ mb: 1 }}>
              {`${counted(toAsk.length, 'member')} of this list can be asked now, one after another: those whose payment is due or late, and those who have never paid.`}
            </Typography>
            {queue.missing.length > 0 && (
              <MissingSettings missing={queue.missing} onOpen={() => setInSettings(true)} />
            )}
            <LeftOut title="No mobile number and no email address" rows={queue.unreachable} />
            <LeftOut title="No fee is set" rows={queue.withoutFee} />
            <LeftOut
              title="Asked already"
              rows={queue.asked}
              noteOf={(member) => askedWords(asked.get(member.id) ?? {})}
            />
            {queue.asked.length > 0 && (
              <FormControlLabel
                control={
                  <Checkbox checked={isAgain} onChange={(_event, checked) => setAgain(checked)} />
                }
                label="Ask those again who were asked already"
              />
            )}
          </>
        )}
      </AppDialog>
    )
  }
  if (id === undefined) {
    return (
      <AppDialog title="Ask for payment" onClose={onClose} actions={close}>
        <Alert severity="success">{resultOf(round)}</Alert>
      </AppDialog>
    )
  }
  return (
    <AppDialog
      title={
        <>
          <span>{`${round.at + 1} of ${round.ids.length}:`}</span>{' '}
          <bdi translate="no">{row && (row.name || row.firmName)}</bdi>
        </>
      }
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>
            <span>Stop</span>
          </Button>
          <Button variant="outlined" onClick={() => goOn(0)}>
            <span>Next without asking</span>
          </Button>
        </>
      }
    >
      {last && (
        <Alert severity="info" sx={{ mb: 1 }}>
          {askedWords(last)}
        </Alert>
      )}
      {row === undefined ? (
        <Alert severity="info">
          This member is no longer in the list: a payment may have been recorded meanwhile.
        </Alert>
      ) : (
        <AskForm key={id} row={row} settings={settings} onDone={(isTold) => goOn(isTold ? 1 : 0)} />
      )}
    </AppDialog>
  )
}

const resultOf = ({ ids, askedCount }: Round) =>
  `${counted(askedCount, 'member')} asked, ${ids.length - askedCount} not asked.`
