import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { site } from '@/content/site'
import { encodeInAddress } from '@/shared/text/links'
import { CopyButton } from '@/shared/ui/CopyButton'

/** As far as an invitation is sent. */
export type Shared = { id: string; name: string; email: string; mobile?: string }

const linkOf = (id: string) => `${window.location.origin}/invitation/${id}`

const textOf = ({ id, name, email }: Shared) =>
  `Namaskar ${name}, you are invited to help at the desk of ${site.name}. Please open this link and use the address ${email}: ${linkOf(id)}`

/** The link of an invitation, and ways to send it. */
export function InvitationLink(invitation: Shared) {
  const { id, email, mobile } = invitation
  const text = encodeInAddress(textOf(invitation))
  const subject = encodeInAddress(`Invitation to the desk of ${site.name}`)
  const address = encodeInAddress(email).replace('%40', '@')
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
          href={`https://wa.me/${mobile === undefined ? '' : `91${mobile}`}?text=${text}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          WhatsApp
        </Button>
        <Button
          size="small"
          variant="outlined"
          href={`mailto:${address}?subject=${subject}&body=${text}`}
        >
          Email
        </Button>
      </Box>
    </>
  )
}
