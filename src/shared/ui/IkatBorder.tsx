import Box from '@mui/material/Box'
import { Ikat } from './Ikat'

type Props = { height?: number; seed?: string }

/** The border of a sari: a narrow band of ikat between two lines, across its whole width. */
export function IkatBorder({ height = 28, seed = 'border' }: Props) {
  return (
    <Box
      aria-hidden="true"
      className="screen-only"
      sx={{
        height: height + 4,
        overflow: 'hidden',
        borderBlock: '2px solid',
        borderColor: 'art.laterite',
        lineHeight: 0,
      }}
    >
      <Ikat seed={seed} thread={height / 28} height={height} />
    </Box>
  )
}
