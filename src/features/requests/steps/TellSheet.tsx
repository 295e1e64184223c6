import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useEffect, useRef, useState } from 'react'
import type { AdminRecord } from '@/shared/collectionConfig'
import { myRequestAddress } from '@/shared/requests/link'
import type { AdminCollection } from '../collections'
import { contactsOf } from '../review/contacts'
import { useAction } from '../pending/useAction'
import type { Channel } from '@/shared/requests/review'
import { limits, type State } from '@/shared/requests/steps'
import { textToTell } from '../review/messageToApplicant'

type Props = {
  collection: AdminCollection
  record: AdminRecord
  name: string
  state: State
  publicText: string | undefined
  onClose: () => void
}

const order: readonly Channel[] = ['whatsapp', 'email', 'call']

/** The channel that was opened to notify the applicant, and the text. */
type Opened = { channel: Channel; text: string | undefined }

/**
 * Tells the applicant of a step, in the administrator's own app. The history keeps by which way, once the
 * administrator says that the applicant was reached: an app that opens has not sent anything yet.
 */
export function TellSheet({ collection, record, name, state, publicText, onClose }: Props) {
  const [typed, setText] = useState<string>()
  const text = typed ?? textToTell(collection, record, state, publicText, myRequestAddress())
  const { press, isLoading, failure, reset } = useAction({ kind: collection.id, id: record.id })
  const [opened, setOpened] = useState<Opened>()
  const sheet = useRef<HTMLElement>(null)
  const question = useRef<HTMLDivElement>(null)
  const ways = contactsOf(collection, record, text)
  const contacts = order.flatMap((channel) => ways.find((way) => way.channel === channel) ?? [])

  // It is the next thing to answer, when the person comes back from the other app.
  useEffect(() => {
    if (opened !== undefined) question.current?.focus()
  }, [opened])

  function open(channel: Channel) {
    reset()
    setOpened({ channel, text: channel === 'call' ? undefined : text.trim() || undefined })
  }

  const keep = async (opened: Opened) => (await press({ kind: 'told', ...opened })) && onClose()

  function handleNo() {
    reset()
    setOpened(undefined)
    sheet.current?.focus()
  }

  return (
    <Paper
      component="section"
      ref={sheet}
      tabIndex={-1}
      variant="outlined"
      className="screen-only"
      aria-labelledby="tell-title"
      sx={{ p: 2, display: 'grid', gap: 1.5, outline: 'none' }}
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
            onClick={() => channel && open(channel)}
            {...(opensElsewhere && { target: '_blank', rel: 'noopener noreferrer' })}
          >
            {label}
          </Button>
        ))}
        <Button size="small" onClick={onClose}>
          Not now
        </Button>
      </Box>
      {opened && (
        <Box ref={question} role="group" aria-labelledby="told-title" tabIndex={-1} sx={askSx}>
          <span id="told-title">{questions[opened.channel]}</span>
          <Button
            size="small"
            variant="contained"
            loading={isLoading}
            onClick={() => void keep(opened)}
          >
            Yes
          </Button>
          <Button size="small" disabled={isLoading} onClick={handleNo}>
            No
          </Button>
        </Box>
      )}
      {failure !== undefined && (
        <Alert severity="error">{`The history does not show it yet. ${failure}`}</Alert>
      )}
    </Paper>
  )
}

const questions: { [channel in Channel]?: string } = {
  call: 'Did you reach the applicant?',
  whatsapp: 'Did you send the message?',
  email: 'Did you send the e-mail?',
}

const askSx = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, outline: 'none' }
