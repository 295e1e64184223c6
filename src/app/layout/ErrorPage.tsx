import Button from '@mui/material/Button'
import { useEffect } from 'react'
import { PlainPage } from '@/shared/ui/PlainPage'

/** In the place of a page that failed. What was typed into a form is kept as a draft. */
export function ErrorPage() {
  useEffect(() => {
    // Most often a part of the page did not come: it is asked for again when it can come.
    window.addEventListener('online', reload)
    return () => window.removeEventListener('online', reload)
  }, [])

  return (
    <PlainPage title="This page could not be shown">
      Something went wrong on this page, or your connection was interrupted. What you typed into a
      form is kept. Please load the page again.
      <Button variant="contained" onClick={reload} sx={{ display: 'block', mt: 3 }}>
        Reload
      </Button>
    </PlainPage>
  )
}

const reload = () => window.location.reload()
