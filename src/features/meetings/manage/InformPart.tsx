import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { AppDialog } from '@/shared/desk/dialog/AppDialog'
import { CopyExportButton } from '@/shared/desk/export/ExportButton'
import { Part } from '@/shared/desk/Part'
import { counted } from '@/shared/text/counted'
import { useLongText } from '@/shared/ui/status/useLongText'
import { whatsAppWith } from '@/shared/text/letters'
import { inNewTab } from '@/shared/text/links'
import { CopyButton } from '@/shared/ui/CopyButton'
import { today } from '@/shared/validation/dates'
import { useHeadcount } from '../attendees/useMeetingPeople'
import { isUpcoming } from '../meetingStatus'
import type { Meeting } from '../schema'
import { meetingMessages, numbersOf, type MeetingMessage } from './meetingMessage'

/** Numbers and a text for those who replied Yes, for when a meeting is changed or cancelled. */
export function InformPart({ meeting }: { meeting: Meeting }) {
  const { yes } = useHeadcount(meeting)
  const [isOpen, setOpen] = useState(false)
  const numbers = numbersOf(yes)
  if (yes.length === 0 || !isUpcoming(meeting, today())) return null
  return (
    <Part title="Inform those who replied Yes">
      <Typography sx={{ mb: 1 }}>
        {`${counted(numbers.length, 'mobile number')}. The site sends no message: copy the numbers, or send the text by WhatsApp.`}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <CopyExportButton
          label="Copy numbers"
          exported={{ list: 'meetings', format: 'text', count: numbers.length }}
          text={() => numbers.join('\n')}
        />
        <Button size="small" variant="outlined" onClick={() => setOpen(true)}>
          WhatsApp text
        </Button>
      </Box>
      {isOpen && (
        <AppDialog
          title="WhatsApp text"
          onClose={() => setOpen(false)}
          actions={<Button onClick={() => setOpen(false)}>Close</Button>}
        >
          <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>
            {meetingMessages(meeting, window.location.origin).map((message) => (
              <Message key={message.language} {...message} />
            ))}
          </Box>
        </AppDialog>
      )}
    </Part>
  )
}

/** A text that the administrator may change before it is copied. */
function Message({ language, label, text: written }: MeetingMessage) {
  const [text, setText] = useState(written)
  const { handleOpen, note } = useLongText()
  const letter = whatsAppWith(text)
  return (
    <Box>
      <TextField
        label={label}
        multiline
        fullWidth
        value={text}
        onChange={({ target }) => setText(target.value)}
        slotProps={{ htmlInput: { lang: language, translate: 'no' } }}
        sx={{ mb: 1 }}
      />
      <Box sx={{ display: 'flex', gap: 1 }}>
        <CopyButton label={`Copy ${label} text`} text={() => text} />
        <Button
          size="small"
          variant="outlined"
          href={letter.href}
          onClick={() => handleOpen(letter, text)}
          {...inNewTab}
        >
          <span>{`Open WhatsApp in ${label}`}</span>
        </Button>
      </Box>
      {note}
    </Box>
  )
}
