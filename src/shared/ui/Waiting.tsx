import Box from '@mui/material/Box'
import CircularProgress from '@mui/material/CircularProgress'
import Typography from '@mui/material/Typography'
import { useEffect, useState } from 'react'

type Props = {
  /** Milliseconds after which it says why it may take so long. */
  explainAfter?: number
}

/** The spinner of docs/specification.md section 2, in the place of what is still to come. */
export function Waiting({ explainAfter = 8_000 }: Props) {
  const [isLong, setIsLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), explainAfter)
    return () => clearTimeout(timer)
  }, [explainAfter])

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
      {/* In the HTML of the build its size is not written beside it. */}
      <CircularProgress aria-hidden="true" sx={{ width: 40, height: 40 }} />
      <Typography>Loading...</Typography>
      {isLong && (
        <Typography sx={{ maxWidth: '32rem' }}>
          This takes longer than usual. The connection may be slow or interrupted; the page goes on
          trying by itself. You may also check the connection and load the page again.
        </Typography>
      )}
    </Box>
  )
}
