import Box from '@mui/material/Box'
import CircularProgress from '@mui/material/CircularProgress'
import Typography from '@mui/material/Typography'
import { texts } from '@/texts/loading'
import { useIsLate } from './useIsLate'

type Props = {
  /** The heading of a page that has none yet. It is shown when the page takes long to come. */
  title?: string
}

/** The spinner of docs/specification.md section 2. */
export function Waiting({ title }: Props) {
  const isLong = useIsLate(true)

  return (
    <Box
      role="status"
      sx={{
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        justifyContent: 'center',
        gap: 2,
        minHeight: '50vh',
        px: 2,
        textAlign: 'center',
      }}
    >
      {isLong && title !== undefined && (
        <Typography variant="h1" sx={{ fontSize: '1.375rem' }}>
          {title}
        </Typography>
      )}
      {/* The size in `sx`: prerendered HTML may not hold a style attribute. */}
      <CircularProgress aria-hidden="true" sx={{ width: 40, height: 40 }} />
      <Typography>{texts.loading}</Typography>
      {isLong && <Typography sx={{ maxWidth: '32rem' }}>{texts.takesLong}</Typography>}
    </Box>
  )
}
