import Button from '@mui/material/Button'
import { PlainPage } from '@/shared/ui/PlainPage'

/** In the place of a page that failed. What was typed into a form is kept as a draft. */
export function ErrorPage() {
  return (
    <PlainPage title="This page could not be shown">
      Something went wrong while the page was loading. Your connection may have been interrupted.
      <Button
        variant="contained"
        onClick={() => window.location.reload()}
        sx={{ display: 'block', mt: 3 }}
      >
        Reload
      </Button>
    </PlainPage>
  )
}
