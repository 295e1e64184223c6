import Link from '@mui/material/Link'
import MuiBreadcrumbs from '@mui/material/Breadcrumbs'
import Typography from '@mui/material/Typography'
import { Link as RouterLink } from 'react-router-dom'

type Props = {
  /** The pages above this one, the home page left out. */
  trail?: { label: string; path: string }[]
  /** The page that is shown. */
  current: string
}

/** Where a page stands in the site: from the home page down to it. */
export function Breadcrumbs({ trail = [], current }: Props) {
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
      <Typography component="span" aria-current="page" sx={{ fontSize: 'inherit' }}>
        {current}
      </Typography>
    </MuiBreadcrumbs>
  )
}
