import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useRef, useState } from 'react'
import type { AdminRecord } from '@/shared/collectionConfig'
import { useLongText } from '@/shared/ui/status/useLongText'
import { CopyButton } from '@/shared/ui/CopyButton'
import type { Language } from '@/shared/language'
import type { AdminCollection } from '../collections'
import { contactsOf, type Contact } from '../review/contacts'
import { useAction } from '../review/useAction'
import type { Action } from '../review/changes'
import { limits, type State } from '@/shared/requests/steps'
import { inNewTab } from '@/shared/text/links'
import { languageOf } from '../records'
import { MessageLanguage } from './MessageLanguage'
import { ToldQuestion } from './ToldQuestion'
import { openedBy, useMessage, type Opened } from './useMessage'

type Props = {
  collection: AdminCollection
  record: AdminRecord
  name: string
  state: State
  publicText: string | undefined
  /** The message that was opened together with the step. */
  opened?: Opened
  onClose: () => void
}

const order: readonly Opened['channel'][] = ['whatsapp', 'email', 'call']

/**
 * Informs the applicant of a step, in the administrator's own app. The history keeps by which way, once the
 * administrator says that the applicant was reached: an app that opens has not sent anything yet.
 */
export function TellSheet(props: Props) {
  const { collection, record, name, state, publicText, onClose } = props
  const [typed, setText] = useState<string>()
  const [language, setLanguage] = useState<Language>(languageOf(record))
  const { textOf } = useMessage(collection, record, state)
  const text = typed ?? textOf(publicText, language)
  const { press, isLoading, failure, reset } = useAction({ kind: collection.id, id: record.id })
  const [opened, setOpened] = useState(props.opened)
  const { handleOpen, note } = useLongText()
  const sheet = useRef<HTMLElement>(null)
  const ways = contactsOf(collection, record, text, language)
  const contacts = order.flatMap((channel) => ways.find((way) => way.channel === channel) ?? [])

  function open({ channel, letter }: Contact) {
    if (channel === undefined) return
    reset()
    if (letter) handleOpen(letter, text)
    setOpened(openedBy(channel, text))
  }

  const keep = async (action: Action) => (await press(action)) && onClose()

  function handleSkip() {
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
        <span>Inform</span> <bdi translate="no">{name}</bdi>
      </Typography>
      <MessageLanguage
        language={language}
        onChange={(chosen) => {
          setLanguage(chosen)
          setText(undefined)
        }}
      />
      <TextField
        label="Message"
        size="small"
        multiline
        minRows={3}
        value={text}
        onChange={({ target }) => setText(target.value)}
        helperText="WhatsApp or mail opens with this message. Press Send there."
        slotProps={{ htmlInput: { maxLength: limits.text, lang: language } }}
      />
      {contacts.length === 0 && (
        <Alert severity="info">This request has no valid mobile number and no email address.</Alert>
      )}
      <Box sx={buttonsSx}>
        {contacts.map((contact) => (
          <Button
            key={contact.label}
            size="small"
            variant="outlined"
            href={contact.href}
            onClick={() => open(contact)}
            {...(contact.opensElsewhere && inNewTab)}
          >
            {contact.label}
          </Button>
        ))}
        <CopyButton label="Copy message" text={() => text} />
        <Button size="small" onClick={onClose}>
          Skip
        </Button>
      </Box>
      {note}
      {opened && (
        <ToldQuestion
          opened={opened}
          isCall={opened.channel === 'call'}
          isBusy={isLoading}
          onTold={() => void keep({ kind: 'told', ...opened })}
          onNoAnswer={() => void keep({ kind: 'note', text: 'Called, no answer.' })}
          onSkip={handleSkip}
          skipLabel="Skip"
        />
      )}
      {failure !== undefined && (
        <Alert severity="error">{`Not noted in the history. ${failure}`}</Alert>
      )}
    </Paper>
  )
}

const buttonsSx = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }
