import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import type { Meeting } from './meetingSchema'
import { mapLink, momentOf, whatsAppLink } from './meetingWords'

/** Ways to take a meeting along: into the calendar, onto the map, to others. */
export function MeetingActions({ meeting }: { meeting: Meeting }) {
  const [message, setMessage] = useState('')
  const page = new URL('/form/monthlymeeting/', window.location.href).href
  const map = mapLink(meeting)

  async function handleCalendar() {
    try {
      const { saveCalendarFile } = await import('./saveCalendarFile')
      saveCalendarFile(meeting, page)
      setMessage('The file for your calendar is saved. Open it to add the meeting.')
    } catch {
      setMessage('The file could not be fetched. Please check your connection and try again.')
    }
  }

  return (
    <Box sx={{ '@media print': { display: 'none' } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, '& > *': { minHeight: 44 } }}>
        {momentOf(meeting) !== undefined && (
          <Button variant="outlined" onClick={() => void handleCalendar()}>
            Add to calendar
          </Button>
        )}
        {map !== undefined && (
          <Button variant="outlined" href={map} target="_blank" rel="noopener">
            Show on a map
          </Button>
        )}
        <Button
          variant="outlined"
          href={whatsAppLink(meeting, page)}
          target="_blank"
          rel="noopener"
        >
          Share on WhatsApp
        </Button>
      </Box>
      <Typography role="status" variant="body2" sx={{ minHeight: '1.5em', mt: 0.5 }}>
        {message}
      </Typography>
    </Box>
  )
}
