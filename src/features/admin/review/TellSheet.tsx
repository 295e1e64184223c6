import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { messageAtDesk } from '@/shared/firestore/errors'
import type { AdminRecord } from '@/shared/collectionConfig'
import { myRequestAddress } from '@/shared/requests/link'
import type { AdminCollection } from '../collections'
import { contactsOf } from '../record/contacts'
import { useRecordToldMutation } from './api'
import { limits, type Channel, type Kind, type State } from './steps'
import { textToTell } from './tell'

type Props = {
  kind: Kind
  collection: AdminCollection
  record: AdminRecord
  name: string
  state: State
  publicText: string | undefined
  onClose: () => void
}

const order: readonly Channel[] = ['whatsapp', 'email', 'call']

/** Tells the applicant of a step, in their own app. The history keeps by which way. */
export function TellSheet({ kind, collection, record, name, state, publicText, onClose }: Props) {
  const [typed, setText] = useState<string>()
  const text = typed ?? textToTell(collection, record, state, publicText, myRequestAddress())
  const [recordTold] = useRecordToldMutation()
  const [failure, setFailure] = useState<{ channel: Channel; message: string }>()
  const ways = contactsOf(collection, record, text)
  const contacts = order.flatMap((channel) => ways.find((way) => way.channel === channel) ?? [])

  async function keep(channel: Channel) {
    setFailure(undefined)
    const told = channel === 'call' ? undefined : text.trim() || undefined
    const { error } = await recordTold({ kind, id: record.id, channel, text: told })
    if (error === undefined) onClose()
    else setFailure({ channel, message: messageAtDesk(error) })
  }

  return (
    <Paper
      component="section"
      variant="outlined"
      className="screen-only"
      aria-labelledby="tell-title"
      sx={{ p: 2, display: 'grid', gap: 1.5 }}
    >
      <Typography id="tell-title" variant="h3" component="h2">
        <span>Tell</span> <bdi translate="no">{name}</bdi>
      </Typography>
      <TextField
        label="Text"
        size="small"
        multiline
        minRows={3}
        value={text}
        onChange={({ target }) => setText(target.value)}
        helperText="It opens in your own app, and you send it there."
        slotProps={{ htmlInput: { maxLength: limits.text } }}
      />
      {failure && (
        <Alert
          severity="error"
          action={
            <Button color="inherit" size="small" onClick={() => void keep(failure.channel)}>
              Try again
            </Button>
          }
        >
          {`The history does not show it yet. ${failure.message}`}
        </Alert>
      )}
      {contacts.length === 0 && (
        <Alert severity="info">This request has no valid mobile number and no email address.</Alert>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {contacts.map(({ channel, label, href, opensElsewhere }) => (
          <Button
            key={label}
            size="small"
            variant="outlined"
            href={href}
            onClick={() => channel && void keep(channel)}
            {...(opensElsewhere && { target: '_blank', rel: 'noopener noreferrer' })}
          >
            {label}
          </Button>
        ))}
        <Button size="small" onClick={onClose}>
          Not now
        </Button>
      </Box>
    </Paper>
  )
}
