import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { Link as RouterLink } from 'react-router-dom'
import { texts } from '@/texts/layout'

type Props = {
  /** The pages between the home page and this one. */
  trail?: { label: string; path: string }[]
  current: string
  /** The title is a name, which nothing may translate. */
  isName?: boolean
}

// A plain list: Material UI's component is a kilobyte more on each page, for trails that it shortens.
export function Breadcrumbs({ trail = [], current, isName = false }: Props) {
  return (
    <Box component="nav" aria-label={texts.breadcrumbs} sx={trailSx}>
      <ol>
        {[{ label: texts.home, path: '/' }, ...trail].map(({ label, path }) => (
          <li key={path}>
            <Link component={RouterLink} to={path} sx={{ display: 'inline-block', py: 0.5 }}>
              {label}
            </Link>
          </li>
        ))}
        <li aria-current="page" translate={isName ? 'no' : undefined}>
          {current}
        </li>
      </ol>
    </Box>
  )
}

const trailSx = {
  mb: 2,
  fontSize: '0.875rem',
  lineHeight: 1.5,
  '& ol': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    rowGap: 0.5,
    p: 0,
    m: 0,
    listStyle: 'none',
  },
  '& li': { minWidth: 0, overflowWrap: 'anywhere' },
  // A line and no character, which would be read out.
  '& li:not(:last-child)::after': {
    content: '""',
    display: 'inline-block',
    height: '0.8em',
    mx: 1.25,
    borderLeft: '1px solid',
    transform: 'rotate(20deg)',
  },
  '@media print': { display: 'none' },
}
