import Link from '@mui/material/Link'
import MuiBreadcrumbs from '@mui/material/Breadcrumbs'
import Typography from '@mui/material/Typography'
import { Link as RouterLink } from 'react-router-dom'

type Props = {
  /** The pages between the home page and this one. */
  trail?: { label: string; path: string }[]
  /** The title of this page. */
  current: string
  /** The title is a name, which nothing may translate. */
  isName?: boolean
}

export function Breadcrumbs({ trail = [], current, isName = false }: Props) {
  return (
    <MuiBreadcrumbs
      aria-label="Breadcrumb"
      sx={{
        mb: 2,
        fontSize: '0.875rem',
        '& ol': { rowGap: 0.5 },
        '& li': { minWidth: 0, overflowWrap: 'anywhere' },
        '@media print': { display: 'none' },
      }}
    >
      {[{ label: 'Home', path: '/' }, ...trail].map(({ label, path }) => (
        <Link key={path} component={RouterLink} to={path} sx={{ display: 'inline-block', py: 0.5 }}>
          {label}
        </Link>
      ))}
      <Typography
        component="span"
        aria-current="page"
        translate={isName ? 'no' : undefined}
        sx={{ fontSize: 'inherit' }}
      >
        {current}
      </Typography>
    </MuiBreadcrumbs>
  )
}
