import Link from '@mui/material/Link'

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
