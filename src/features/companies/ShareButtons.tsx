import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { env } from '@/shared/config/env'
import { inLanguage } from '@/shared/language'
import { whatsAppMessage } from '@/shared/text/links'
import { copyText } from '@/shared/text/copyText'
import { useMounted } from '@/shared/ui/useMounted'
import { texts } from '@/texts/companies'

const words = texts.share

/** WhatsApp, copy, print, and the device's share sheet where there is one. */
export function ShareButtons({ name }: { name: string }) {
  const isMounted = useMounted()
  const [message, setMessage] = useState('')
  const { pathname } = useLocation()
  // Without a query string that another site's link may have added.
  const address = (isMounted ? window.location.origin : env.siteUrl) + inLanguage(pathname)
  const canShare = isMounted && 'share' in navigator

  async function handleCopy() {
    const isCopied = await copyText(address)
    setMessage(isCopied ? words.copied : words.blocked(address))
  }

  return (
    <Box sx={{ '@media print': { display: 'none' } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          variant="outlined"
          href={whatsAppMessage(`${name} ${address}`.trim())}
          rel="noopener"
        >
          {words.whatsapp}
        </Button>
        <Button variant="outlined" className="with-scripts" onClick={() => void handleCopy()}>
          {words.copy}
        </Button>
        <Button variant="outlined" className="with-scripts" onClick={() => window.print()}>
          {words.print}
        </Button>
        {/* Hidden rather than left out: its place stays reserved during hydration. */}
        <Button
          variant="outlined"
          sx={{ visibility: canShare ? 'visible' : 'hidden' }}
          onClick={() => void share(name, address)}
        >
          {words.more}
        </Button>
      </Box>
      <Typography role="status" variant="body2" sx={{ minHeight: '1.5em', mt: 0.5 }}>
        {message}
      </Typography>
    </Box>
  )
}

/** Rejects when the visitor closes the share sheet: that is no error. */
const share = (title: string, url: string) => navigator.share({ title, url }).catch(() => {})
