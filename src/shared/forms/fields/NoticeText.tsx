import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { Suspense, useEffect, useRef, useState, type ReactElement } from 'react'
import { Link as RouterLink } from 'react-router-dom'

type NoticeTextProps = {
  /** The short text of the notice. */
  summary: { title: string; text: string }[]
  /** The whole text, rendered once it is opened. */
  whole: ReactElement
}

/** The notice, above the checkboxes that agree to it. */
export function NoticeText({ summary, whole }: NoticeTextProps) {
  const details = useRef<HTMLDetailsElement>(null)
  const [isOpen, setOpen] = useState(false)
  // It can be opened before the page is alive.
  useEffect(() => setOpen(details.current?.open === true), [])

  return (
    <Box
      className="wide"
      sx={{ p: 2, borderLeft: 4, borderColor: 'primary.main', bgcolor: 'action.hover' }}
    >
      <Typography component="h3" variant="subtitle1" sx={{ fontWeight: 700, mb: 1 }}>
        Notice: what happens to your answers
      </Typography>
      {summary.map(({ title, text }) => (
        <Typography key={title} variant="body2" sx={{ mb: 1 }}>
          <strong>{title}:</strong> {text}
        </Typography>
      ))}
      <details ref={details} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>The whole notice: each item we keep, how long, and your rights</summary>
        {isOpen && <Suspense fallback={<p>Loading…</p>}>{whole}</Suspense>}
      </details>
      <Link component={RouterLink} to="/privacy/" variant="body2">
        More about privacy on this site
      </Link>
    </Box>
  )
}
