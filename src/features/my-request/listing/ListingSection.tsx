import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { lazy, Suspense, useState } from 'react'
import { importWithRetry } from '@/shared/config/importPart'
import { texts } from '@/texts/request-status'
import type { RequestStatus } from '../api'

// Looking up a request does not need it, and it reads the directory.
const ListingPart = lazy(async () => ({
  default: (await importWithRetry(() => import('./ListingPart'))).ListingPart,
}))

type Props = {
  status: RequestStatus
  /** Of the request, if it was just looked up with it. */
  mobile?: string
  /** Reads the status again. */
  onChanged: () => PromiseLike<unknown>
}

/** Of an approved registration: the member decides whether and how the directory shows the firm. */
export function ListingSection({ status, mobile, onChanged }: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Paper component="section" variant="outlined" aria-labelledby="listing" sx={cardSx}>
      <Typography id="listing" variant="h2">
        {texts.listing}
      </Typography>
      <Typography>{texts.listingText}</Typography>
      <Button
        className="screen-only"
        variant="outlined"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        sx={{ minHeight: 44 }}
      >
        {texts.changeListing}
      </Button>
      {isOpen && (
        <Suspense fallback={<Typography>{texts.loading}</Typography>}>
          <ListingPart status={status} mobile={mobile} onChanged={onChanged} />
        </Suspense>
      )}
    </Paper>
  )
}

const cardSx = { p: 3, mb: 4, display: 'grid', gap: 2, justifyItems: 'start' }
