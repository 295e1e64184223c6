import Box from '@mui/material/Box'
import { Link, useLocation } from 'react-router-dom'
import { pageAt } from '@/app/pages'
import { site } from '@/content/site'

/** Says on the page of a form, where scripts are off, that it cannot be sent, and what can be done. */
export function FormsNeedScripts() {
  const { pathname } = useLocation()
  // Of the page, not of the address: an unknown one is the page that is not found.
  if (!pageAt(pathname).path.startsWith('/form/')) return null
  return (
    <Box role="note" className="without-scripts" sx={note}>
      {site.formsNeedScripts} <Link to="/contacts/">How to reach the office</Link>
    </Box>
  )
}

const note = {
  px: 2,
  py: 1.5,
  bgcolor: 'art.sand',
  color: 'text.primary',
  borderBottom: '4px solid',
  borderColor: 'art.turmeric',
  textAlign: 'center',
  '& a': { color: 'inherit' },
}
