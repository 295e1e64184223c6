import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { env } from '@/shared/config/env'
import { useMounted } from '@/shared/ui/useMounted'

/** Ways to pass a company's page on: to a phone's own share sheet, WhatsApp, a copy, paper. */
export function ShareButtons({ name }: { name: string }) {
  const isMounted = useMounted()
  const [message, setMessage] = useState('')
  const { pathname } = useLocation()
  // The page's own address, without what somebody else's link has added to it.
  const address = (isMounted ? window.location.origin : env.siteUrl) + pathname
  const canShare = isMounted && 'share' in navigator

  async function handleCopy() {
    try {
      await navigator.clipboard.writeText(address)
      setMessage('The address is copied.')
    } catch {
      setMessage(`Please copy it yourself: ${address}`)
    }
  }

  return (
    <Box sx={{ '@media print': { display: 'none' } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          variant="outlined"
          href={`https://wa.me/?text=${encodeURIComponent(`${name} ${address}`.trim())}`}
          rel="noopener"
        >
          Share on WhatsApp
        </Button>
        <Button variant="outlined" className="with-scripts" onClick={() => void handleCopy()}>
          Copy link
        </Button>
        <Button variant="outlined" className="with-scripts" onClick={() => window.print()}>
          Print
        </Button>
        {/* Keeps its place while it is not known whether this device can: nothing moves. */}
        <Button
          variant="outlined"
          sx={{ visibility: canShare ? 'visible' : 'hidden' }}
          onClick={() => void share(name, address)}
        >
          Share…
        </Button>
      </Box>
      <Typography role="status" variant="body2" sx={{ minHeight: '1.5em', mt: 0.5 }}>
        {message}
      </Typography>
    </Box>
  )
}

/** Closing the share sheet rejects; there is nothing to say about it. */
const share = (title: string, url: string) => navigator.share({ title, url }).catch(() => {})
