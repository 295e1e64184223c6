import Button from '@mui/material/Button'
import { useState } from 'react'
import { useAtRest } from '@/shared/config/atRest'
import { importPressed } from '@/shared/config/importPart'
import { useGoOn } from '@/shared/config/useGoOn'
import { inNewTab } from '@/shared/text/links'
import { texts as layout } from '@/texts/layout'
import { texts } from '@/texts/meetings'
import { texts as pages } from '@/texts/pages'
import { formAddress, googleCalendarLink, mapLink, whatsAppLink } from '../links/meetingLinks'
import type { Meeting } from '../schema'
import { ActionsLayout, labels } from './ActionsLayout'

const title = `${pages.meeting.title}, ${layout.name}`

const loadCalendar = () => import('./calendar')

/** What a visitor can do with a meeting besides answering. Loaded with the first meeting that is shown. */
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
