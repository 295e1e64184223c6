import Box from '@mui/material/Box'
import { useLocation } from 'react-router-dom'

/** Says on every page of the device backend that nothing leaves this browser. */
export function DeviceBanner() {
  const { pathname } = useLocation()
  if (!__DEVICE__) return null
  return (
    <Box role="note" sx={[styles, pathname === '/' && belowHeader]}>
      Demonstration: everything is stored in this browser only. Nothing is sent to the association.
    </Box>
  )
}

const styles = { bgcolor: 'art.laterite', color: '#fff', px: 2, py: 1, textAlign: 'center' }

/** On the home page the header lies over the top of the page. */
const belowHeader = {
  borderTop: 'var(--header-height) solid var(--mui-palette-art-night)',
}
