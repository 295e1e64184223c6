import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import List from '@mui/material/List'
import ListItemIcon from '@mui/material/ListItemIcon'
import ListItemText from '@mui/material/ListItemText'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useId, type ComponentType, type ReactNode } from 'react'
import { ListLink } from '@/shared/desk/table/ListLink'
import { grouped } from '@/shared/validation/numbers'

export type Count = {
  list: { id: string; label: string; Icon: ComponentType }
  /** The list behind the number. */
  to: string
  /** Undefined while its list is loading. */
  count: number | undefined
}

type Props = {
  title: string
  /** None if they could not be loaded. */
  counts: Count[]
  children?: ReactNode
}

/** A question of the desk, with the number of requests in each list; each number opens its list. */
export function CountCard({ title, counts, children }: Props) {
  const id = useId()
  const isKnown = counts.every(({ count }) => count !== undefined)
  const total = counts.reduce((sum, { count = 0 }) => sum + count, 0)
  const entries = counts.filter(({ count }) => count !== 0)
  return (
    <Card component="section" variant="outlined" aria-labelledby={id} sx={cardSx}>
      <Box sx={headSx}>
        <Typography id={id} variant="h3" component="h2">
          {title}
        </Typography>
        {counts.length > 0 && (
          <Typography translate="no" sx={totalSx} data-none={total === 0 || undefined}>
            {isKnown ? grouped(total) : <Skeleton component="span" sx={skeletonSx} />}
          </Typography>
        )}
      </Box>
      <List dense disablePadding aria-labelledby={id}>
        {entries.map(({ list, to, count }) => (
          <ListLink key={list.id} to={to}>
            <ListItemIcon sx={{ minWidth: 36 }}>
              <list.Icon />
            </ListItemIcon>
            <ListItemText primary={list.label} />
            <Box component="span" translate="no" sx={countSx}>
              {count === undefined ? <Skeleton component="span" sx={skeletonSx} /> : grouped(count)}
            </Box>
          </ListLink>
        ))}
      </List>
      {children && (
        <Box sx={{ px: 2, pb: 1.5, color: 'text.secondary', fontSize: '0.875rem' }}>{children}</Box>
      )}
    </Card>
  )
}

export const cardSx = { display: 'flex', flexDirection: 'column' }

const headSx = {
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: 2,
  px: 2,
  pt: 1.5,
  pb: 0.5,
}

const totalSx = {
  fontSize: '1.75rem',
  fontWeight: 700,
  lineHeight: 1.2,
  fontVariantNumeric: 'tabular-nums',
  '&[data-none]': { color: 'text.secondary', fontWeight: 400 },
}

export const countSx = { ml: 1, fontWeight: 600, fontVariantNumeric: 'tabular-nums' }
const skeletonSx = { display: 'inline-block', width: 24 }
