import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { useAtRest } from '@/shared/config/atRest'
import { importWithRetry } from '@/shared/config/importPart'
import { texts } from '@/texts/notice'
import type { StoredForm } from './kinds'

const fetchNotice = () => import('./NoticeText')
const WholeNotice = lazy(async () => ({
  default: (await importWithRetry(fetchNotice)).WholeNotice,
}))

/** The text that a record was sent under, for the desk. */
export const AgreedNotice = lazy(async () => ({
  default: (await importWithRetry(() => import('./AgreedNotice'))).AgreedNotice,
}))

/** The notice of a form, above the checkboxes that agree to it. The whole text is rendered once it is opened. */
export function FormNotice({ form }: { form: StoredForm }) {
  const details = useRef<HTMLDetailsElement>(null)
  const [isOpen, setOpen] = useState(false)
  useAtRest(fetchNotice)
  // It can be opened before the page is alive.
  useEffect(() => setOpen(details.current?.open === true), [])

  return (
    <Box
      className="wide"
      sx={{ p: 2, borderLeft: 4, borderColor: 'primary.main', bgcolor: 'action.hover' }}
    >
      <Typography component="h3" variant="subtitle1" sx={{ fontWeight: 700, mb: 1 }}>
        {texts.title}
      </Typography>
      {texts.summary.map(({ title, text }) => (
        <Typography key={title} variant="body2" sx={{ mb: 1 }}>
          <strong>{title}:</strong> {text}
        </Typography>
      ))}
      <details ref={details} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>{texts.whole}</summary>
        {isOpen && (
          <Suspense fallback={<p>{texts.loading}</p>}>
            <WholeNotice form={form} />
          </Suspense>
        )}
      </details>
      <Link component={RouterLink} to="/privacy/" variant="body2">
        {texts.more}
      </Link>
    </Box>
  )
}
