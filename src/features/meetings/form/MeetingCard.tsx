import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { lazy, Suspense, type ReactNode } from 'react'
import { importWithRetry } from '@/shared/config/importPart'
import { langOf } from '@/shared/text/langOf'
import { columnsSx, DefinitionRow } from '@/shared/ui/DefinitionRow'
import { texts } from '@/texts/meetings'
import { statusOf } from '../meetingStatus'
import { dateInWords, dateWithWeekday, type MeetingFields } from '../meetingText'
import type { Meeting } from '../schema'
import { ActionsPlaceholder } from './ActionsLayout'
import { changesInWords, useMeetingChanges } from './useMeetingChanges'

// The form alone does not need it.
export const loadActions = () => import('./MeetingActions')
const MeetingActions = lazy(async () => ({
  default: (await importWithRetry(loadActions)).MeetingActions,
}))

/** A meeting, and its changes while the page was open. */
export function MeetingCard({ meeting }: { meeting: Meeting }) {
  const { changes, dismiss } = useMeetingChanges(meeting)
  const { meetingAgenda, venueName, venueAddress, meetingDate, meetingTime, seats } = meeting
  const { answerUntil } = statusOf(meeting)
  const limits = [
    seats && texts.seats(seats),
    answerUntil && texts.replyBy(dateInWords(answerUntil)),
  ]
    .filter(Boolean)
    .join(' · ')

  return (
    <>
      {Object.keys(changes).length > 0 && (
        <Alert severity="warning" onClose={dismiss} closeText={texts.closeChanged} sx={{ mb: 2 }}>
          {changesInWords(changes)}
        </Alert>
      )}
      <MeetingFacts
        changes={changes}
        facts={{
          meetingAgenda,
          venueName,
          venueAddress,
          meetingDate: meetingDate && dateWithWeekday(meetingDate),
          meetingTime,
        }}
      />
      {limits !== '' && <Box sx={{ mb: 2 }}>{limits}</Box>}
      <Suspense fallback={<ActionsPlaceholder />}>
        <MeetingActions meeting={meeting} />
      </Suspense>
    </>
  )
}

type MeetingFactsProps = {
  facts: Record<keyof MeetingFields, ReactNode>
  /** The changed fields with their earlier texts. */
  changes?: MeetingFields
}

/** The rows of a meeting's card; with placeholders while the meeting loads. */
export function MeetingFacts({ facts, changes = {} }: MeetingFactsProps) {
  const row = (label: string, field: keyof MeetingFields) => (
    <DefinitionRow label={label}>
      <Box
        component="span"
        // Names and addresses are to be found, not to be understood.
        translate={facts[field] && field.startsWith('venue') ? 'no' : undefined}
        lang={langOf(facts[field])}
        sx={{ fontWeight: 600, whiteSpace: 'pre-line' }}
      >
        {facts[field] || texts.toBeAnnounced}
      </Box>
      {changes[field] !== undefined && (
        <Box sx={{ color: 'text.secondary' }}>
          {texts.before}
          <del lang={langOf(changes[field])}>{changes[field]}</del>
        </Box>
      )}
    </DefinitionRow>
  )
  return (
    <Box component="dl" sx={columnsSx}>
      {row(texts.meetingAgenda, 'meetingAgenda')}
      {row(texts.venueName, 'venueName')}
      {row(texts.venueAddress, 'venueAddress')}
      {row(texts.meetingDate, 'meetingDate')}
      {row(texts.meetingTime, 'meetingTime')}
    </Box>
  )
}
