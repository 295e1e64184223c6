import Button from '@mui/material/Button'
import { PlainPage } from '@/shared/ui/PlainPage'

/** In the place of a page that failed. What was typed into a form is kept as a draft. */
export function ErrorPage() {
  return (
    <PlainPage title="This page could not be shown">
      Something went wrong on this page, or your connection was interrupted. What you typed into a
      form is kept. Please load the page again.
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
