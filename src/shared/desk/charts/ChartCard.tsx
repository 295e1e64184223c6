import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

type Props = {
  title: string
  /** The figure beside the title. */
  total?: string
  /** While the list is loading there are no figures. */
  isPartial: boolean
  /** The bars. */
  children: ReactNode
}

/** A title, a figure and a small chart. */
export const ChartCard = ({ title, total, isPartial, children }: Props) => (
  <Card component="section" variant="outlined" aria-label={title} aria-busy={isPartial} sx={cardSx}>
    <Box sx={headSx}>
      <Typography component="h2" variant="body2" sx={{ color: 'text.secondary' }}>
        {title}
      </Typography>
      <Typography sx={{ ml: 'auto', fontWeight: 700 }}>
        {isPartial ? 'Counting…' : total}
      </Typography>
    </Box>
    {isPartial ? <Skeleton variant="rectangular" sx={skeletonSx} /> : children}
  </Card>
)

/** Cards beside each other, where there is room. */
export const chartsSx = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(11rem, 100%), 1fr))',
}
const cardSx = { p: 1.5, minWidth: 0 }
const headSx = { display: 'flex', alignItems: 'baseline', gap: 1, mb: 0.75 }
/** As high as the bars that replace it. */
const skeletonSx = { height: '7.125rem' }
