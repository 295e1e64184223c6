import Link from '@mui/material/Link'
import type { ReactNode } from 'react'
import { Link as RouterLink } from 'react-router-dom'

type Props = { to: string; children: ReactNode }

/** A link to another page of the site, high enough for a thumb. */
export function TextLink({ to, children }: Props) {
  return (
    <Link component={RouterLink} to={to} sx={{ display: 'inline-block', py: 0.5, fontWeight: 600 }}>
      {children}
    </Link>
  )
}
