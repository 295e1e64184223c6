import Link from '@mui/material/Link'
import { callAddress, spacedPhone, whatsAppAddress } from '@/shared/text/links'

type Props = { to: string; children: string }

/** A link that calls, writes or leaves the site, high enough for a thumb. */
export const ContactLink = ({ to, children }: Props) => (
  <Link
    href={to}
    rel="noopener"
    translate={/^(tel|mailto):/.test(to) || children === to ? 'no' : undefined}
    sx={{ display: 'inline-block', py: 0.5 }}
  >
    {children}
  </Link>
)

const addressOf = {
  call: callAddress,
  whatsApp: whatsAppAddress,
  mail: (email: string) => `mailto:${email}`,
}

type WayProps = {
  by: keyof typeof addressOf
  to: string | undefined
  /** Where there is none. */
  otherwise: string
}

/** A telephone number or an e-mail address as a link. */
export const ContactWay = ({ by, to, otherwise }: WayProps) =>
  to === undefined ? (
    otherwise
  ) : (
    <ContactLink to={addressOf[by](to)}>{by === 'mail' ? to : spacedPhone(to)}</ContactLink>
  )
