import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import { dateInWords } from '../meetingText'
import { whyClosed, statusOf } from '../meetingStatus'
import { formAddress, formPath, whatsAppLink } from '../links/meetingLinks'
import type { Meeting } from '../schema'
import { columnsSx, DefinitionRow } from '@/shared/ui/DefinitionRow'
import { today } from '@/shared/validation/dates'
import { grouped } from '@/shared/validation/numbers'
import { inNewTab } from '@/shared/text/links'

/** The facts of a meeting, and links to its pages. */
export function MeetingDetails({ meeting }: { meeting: Meeting }) {
  const { meetingAgenda, venueName, venueAddress, meetingTime, seats } = meeting
  const page = formAddress(meeting)
  const why = whyClosed(meeting, today())
  // A visitor who asks for a meeting that is over is better served by the next.
  const isOver = why === 'cancelled' || why === 'held'
  return (
    <>
      <Box component="dl" sx={columnsSx}>
        <DefinitionRow label="Meeting Agenda">
          <bdi translate="no">{meetingAgenda}</bdi>
        </DefinitionRow>
        <DefinitionRow label="Meeting Time">{meetingTime}</DefinitionRow>
        <DefinitionRow label="Venue">
          <Box component="bdi" translate="no" sx={{ whiteSpace: 'pre-line' }}>
            {[venueName, venueAddress].filter(Boolean).join('\n')}
          </Box>
        </DefinitionRow>
        <DefinitionRow label="Seats">
          {seats === undefined ? 'No limit given' : grouped(seats)}
        </DefinitionRow>
        <DefinitionRow label="Replies">{answersInWords(meeting)}</DefinitionRow>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, my: 2 }}>
        <Button
          variant="outlined"
          component={Link}
          to={isOver ? '/form/monthlymeeting/' : formPath(meeting)}
        >
          Public page
        </Button>
        <Button variant="outlined" href={whatsAppLink(meeting, page)} {...inNewTab}>
          Share on WhatsApp
        </Button>
      </Box>
    </>
  )
}

function answersInWords(meeting: Meeting): string {
  const { answerUntil = '' } = statusOf(meeting)
  const day = dateInWords(answerUntil)
  switch (whyClosed(meeting, today())) {
    case 'cancelled':
    case 'held':
      return 'Closed'
    case 'full':
      return 'Stopped: house full. “I cannot attend” is still taken'
    case 'closed':
      return `Closed since ${day}`
    case undefined:
      return answerUntil === '' ? 'Open' : `Open until ${day}`
  }
}
