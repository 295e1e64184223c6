import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import DialogContentText from '@mui/material/DialogContentText'
import FormControlLabel from '@mui/material/FormControlLabel'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { useState } from 'react'
import type { AdminRecord } from '@/shared/collectionConfig'
import { AppDialog } from '@/shared/desk/dialog/AppDialog'
import { useShowMessage } from '@/shared/desk/Messages'
import { toAppError } from '@/shared/firestore/errors'
import { newSubmissionId } from '@/shared/requests/reference'
import { counted } from '@/shared/text/counted'
import { displayValue } from '@/shared/text/displayValue'
import { StatusRegion } from '@/shared/ui/status/StatusRegion'
import type { MemberRecord } from '../makeMember'
import { shownNumber } from '../memberNumber'
import { profileFields } from '../forms/profileForm'
import { useMemberAction } from '../forms/useMemberAction'
import { differingFields, factsOf } from './requestFacts'
import { takeOver } from './takeOver'

type Props = {
  request: AdminRecord
  member: MemberRecord
  onClose: () => void
  onDone: () => void
}

/** A member and an approved request of the same person, side by side: the member gets the ticked values. */
export function CompareDialog({ request, member, onClose, onDone }: Props) {
  const submit = useMemberAction(member)
  const showMessage = useShowMessage()
  const [id] = useState(newSubmissionId)
  const [profile] = useState<Values>(() => member.profile ?? {})
  const [facts] = useState(() => factsOf(request))
  const differing = differingFields(profile, facts)
  // Where nothing is known of the member, nothing can be lost.
  const [ticked, setTicked] = useState<readonly string[]>(() =>
    differing.filter((name) => profile[name] === undefined),
  )
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const number = shownNumber({ number: '', ...member })

  async function handleSubmit() {
    if (isBusy) return
    setBusy(true)
    setFailure('')
    try {
      await submit(takeOver(request.id, profile, facts, ticked), id)
      showMessage(`The request is taken over into member ${number}.`)
      onDone()
    } catch (thrown) {
      setFailure(toAppError(thrown).message)
      setBusy(false)
    }
  }

  const submitLabel = isBusy
    ? 'Saving…'
    : ticked.length === 0
      ? 'Same person: change nothing'
      : `Take over ${counted(ticked.length, 'field')}`
  const rows = [...profileFields.values()].filter(
    ({ name }) => profile[name] !== undefined || facts[name] !== undefined,
  )
  return (
    <AppDialog
      title={`Is this member ${number}?`}
      maxWidth="md"
      closeLabel="Close"
      dividers
      onClose={onClose}
      onSubmit={() => void handleSubmit()}
      actions={
        <Button type="submit" variant="contained" aria-disabled={isBusy}>
          <span key={submitLabel}>{submitLabel}</span>
        </Button>
      }
    >
      <DialogContentText sx={{ mb: 1 }}>
        Tick the details to copy from the request to the member. The number and the dates of the
        membership stay.
      </DialogContentText>
      <Table size="small" aria-label="Member and request" sx={tableSx}>
        <TableHead>
          <TableRow>
            <TableCell>Field</TableCell>
            <TableCell>{`Member ${number}`}</TableCell>
            <TableCell>Request</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ name, label, meta }) => (
            <TableRow key={name}>
              <TableCell component="th" scope="row">
                {differing.includes(name) ? (
                  <FormControlLabel
                    label={label}
                    control={
                      <Checkbox
                        size="small"
                        checked={ticked.includes(name)}
                        onChange={(_event, isTicked) =>
                          setTicked(
                            isTicked ? [...ticked, name] : ticked.filter((other) => other !== name),
                          )
                        }
                      />
                    }
                  />
                ) : (
                  label
                )}
              </TableCell>
              <TableCell translate="no">{displayValue(meta, profile[name])}</TableCell>
              <TableCell translate="no">{displayValue(meta, facts[name])}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <StatusRegion>{failure && <Alert severity="error">{failure}</Alert>}</StatusRegion>
    </AppDialog>
  )
}

type Values = { readonly [field: string]: unknown }

const tableSx = {
  tableLayout: 'fixed',
  '& .MuiTableCell-root': { px: { xs: 0.5, sm: 1 }, overflowWrap: 'anywhere' },
  '& .MuiFormControlLabel-root': { mr: 0 },
  '& .MuiFormControlLabel-label': { fontSize: '0.875rem' },
}
