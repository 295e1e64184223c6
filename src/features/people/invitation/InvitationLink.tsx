import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { site } from '@/content/site'
import { useLongText } from '@/shared/ui/status/useLongText'
import { mailWith, whatsAppWith } from '@/shared/text/letters'
import { inNewTab } from '@/shared/text/links'
import { CopyButton } from '@/shared/ui/CopyButton'

/** As far as an invitation is sent. */
export type Shared = { id: string; name: string; email: string; mobile?: string }

const linkOf = (id: string) => `${window.location.origin}/invitation/${id}`

const textOf = ({ id, name, email }: Shared) =>
  `Namaskar ${name}, you are invited to help at the desk of ${site.name}. Please open this link and use the address ${email}: ${linkOf(id)}`

/** The link of an invitation, and ways to send it. */
export function InvitationLink(invitation: Shared) {
  const { id, email, mobile } = invitation
  const text = textOf(invitation)
  const { handleOpen, note } = useLongText()
  const chat = whatsAppWith(text, mobile)
  const mail = mailWith(email, `Invitation to the desk of ${site.name}`, text)
  return (
    <>
      <Typography variant="body2" translate="no" sx={{ mb: 1, overflowWrap: 'anywhere' }}>
        {linkOf(id)}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <CopyButton label="Copy link" text={() => linkOf(id)} />
        <Button
          size="small"
          variant="outlined"
          href={chat.href}
          onClick={() => handleOpen(chat, text)}
          {...inNewTab}
        >
          WhatsApp
        </Button>
        {mail && (
          <Button
            size="small"
            variant="outlined"
            href={mail.href}
            onClick={() => handleOpen(mail, text)}
          >
            Email
          </Button>
        )}
      </Box>
      {note}
    </>
  )
}
