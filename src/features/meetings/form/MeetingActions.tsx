import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState, type ReactNode } from 'react'
import { useAtRest } from '@/shared/config/atRest'
import { importPressed } from '@/shared/config/importPart'
import { useGoOn } from '@/shared/config/useGoOn'
import { inNewTab } from '@/shared/text/links'
import { texts as layout } from '@/texts/layout'
import { texts } from '@/texts/meetings'
import { texts as pages } from '@/texts/pages'
import { formAddress, googleCalendarLink, mapLink, whatsAppLink } from '../meetingLinks'
import type { Meeting } from '../schema'

const title = `${pages.meeting.title}, ${layout.name}`

const labels = {
  calendar: texts.addToCalendar,
  google: texts.googleCalendar,
  map: texts.showOnMap,
  share: texts.share,
}

const loadCalendar = () => import('./calendar')

export function MeetingActions({ meeting }: { meeting: Meeting }) {
  const [message, setMessage] = useState('')
  const page = formAddress(meeting)
  const map = mapLink(meeting)
  const google = googleCalendarLink(meeting, title, page)

  useAtRest(loadCalendar)

  async function handleCalendar() {
    try {
      const { saveCalendarFile } = await importPressed(loadCalendar, labels.calendar)
      saveCalendarFile(meeting, title, page)
      // Whether the browser takes the file is not told to a page.
      setMessage(texts.openFile)
    } catch {
      setMessage(texts.noFile)
    }
  }

  useGoOn(labels.calendar, () => void handleCalendar())

  return (
    <ActionsLayout message={message}>
      {google !== undefined && (
        <>
          <Button variant="outlined" onClick={() => void handleCalendar()}>
            {labels.calendar}
          </Button>
          <Button variant="outlined" href={google} {...inNewTab}>
            {labels.google}
          </Button>
        </>
      )}
      {map !== undefined && (
        <Button variant="outlined" href={map} {...inNewTab}>
          {labels.map}
        </Button>
      )}
      <Button variant="outlined" href={whatsAppLink(meeting, page)} {...inNewTab}>
        {labels.share}
      </Button>
    </ActionsLayout>
  )
}

/** Takes the space of the actions, so that nothing below shifts when they appear. */
export const ActionsPlaceholder = () => (
  <Box sx={{ visibility: 'hidden' }}>
    <ActionsLayout>
      {Object.values(labels).map((label) => (
        <Button key={label} variant="outlined">
          {label}
        </Button>
      ))}
    </ActionsLayout>
  </Box>
)

function ActionsLayout({ message, children }: { message?: string; children: ReactNode }) {
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
