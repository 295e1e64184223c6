import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState, type ReactNode } from 'react'
import type { Meeting } from './schema'
import { mapLink, momentOf, whatsAppLink } from './meetingWords'

const labels = {
  calendar: 'Add to calendar',
  map: 'Show on a map',
  share: 'Share on WhatsApp',
}

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
    <Frame message={message}>
      {momentOf(meeting) !== undefined && (
        <Button variant="outlined" onClick={() => void handleCalendar()}>
          {labels.calendar}
        </Button>
      )}
      {map !== undefined && (
        <Button variant="outlined" href={map} target="_blank" rel="noopener">
          {labels.map}
        </Button>
      )}
      <Button variant="outlined" href={whatsAppLink(meeting, page)} target="_blank" rel="noopener">
        {labels.share}
      </Button>
    </Frame>
  )
}

/** As much room as the ways to take a meeting along need, so that what is below does not jump. */
export const RoomForActions = () => (
  <Box sx={{ visibility: 'hidden' }}>
    <Frame>
      {Object.values(labels).map((label) => (
        <Button key={label} variant="outlined">
          {label}
        </Button>
      ))}
    </Frame>
  </Box>
)

function Frame({ message, children }: { message?: string; children: ReactNode }) {
  return (
    <Box sx={{ '@media print': { display: 'none' } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, '& > *': { minHeight: 44 } }}>
        {children}
      </Box>
      <Typography role="status" variant="body2" sx={{ minHeight: '1.5em', mt: 0.5 }}>
        {message}
      </Typography>
    </Box>
  )
}
