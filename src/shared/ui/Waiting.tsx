import Box from '@mui/material/Box'
import CircularProgress from '@mui/material/CircularProgress'
import Typography from '@mui/material/Typography'

/** The spinner of SPEC.md section 2, in the place of what is still to come. */
export function Waiting() {
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
      }}
    >
      <CircularProgress aria-hidden="true" />
      <Typography>Loading...</Typography>
    </Box>
  )
}
