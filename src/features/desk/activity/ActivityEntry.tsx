import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { memo } from 'react'
import { meetings } from '@/features/meetings/api'
import {
  meetingAddress,
  type MeetingEntry,
  meetingDayInWords,
  isOfMeeting,
  meetingEntryInWords,
} from '@/features/meetings/desk'
import { members } from '@/features/members/api'
import { isOfMember, memberAddress, memberEntryInWords } from '@/features/members/desk'
import { referenceOf } from '@/shared/requests/reference'
import { timeInIndia } from '@/shared/text/dateText'
import { addressOf, collectionById, entryInWords, selectTitle } from '@/features/requests/api'
import { ActInWords } from '@/shared/desk/history/HistoryItem'
import { ListLink } from '@/shared/desk/table/ListLink'
import type { NameOf } from '@/features/people/desk'
import { useDeskSelector } from '../store'
import { type ActivityItem, writtenInWords } from './writtenEntries'
import { deskEntryInWords, deskEntryOf, type Line } from './deskEntries'

type Props = { entry: ActivityItem; nameOf: NameOf }

/** An entry: the administrator, the change and the time, with a link to the request, meeting, person or setting. */
export const ActivityEntry = memo(function ActivityEntry({ entry, nameOf }: Props) {
  const line = useLine(entry, nameOf)
  if (line === undefined) return null
  const { words, about, title, text, to, state } = line
  return (
    <ListLink divider to={to} state={state} sx={entrySx}>
      <Typography component="span" translate="no" sx={timeSx}>
        {entry.atMillis == null ? '' : timeInIndia(entry.atMillis)}
      </Typography>
      <Box component="span" sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
        <ActInWords name={nameOf(entry.by)} words={words} />
      </Box>
      <Box component="span" sx={aboutSx}>
        <span>{`${about}: `}</span>
        <bdi translate="no">{title}</bdi>
      </Box>
      {text !== undefined && (
        <Box component="span" translate="no" sx={quoteSx}>
          <bdi>{text}</bdi>
        </Box>
      )}
    </ListLink>
  )
})

/** The entry in words. Undefined: it is of a list that this version of the site does not know. */
function useLine(entry: ActivityItem, nameOf: NameOf): Line | undefined {
  const { recordId = '', kindOfRecord = '' } = 'kind' in entry ? entry : {}
  const list = collectionById(kindOfRecord)
  const name = useDeskSelector((root) => {
    if ('record' in entry) return selectTitle(root, entry.list, entry.record)
    const record = list?.live.selectById(root, recordId)
    return record && list && selectTitle(root, list, record)
  })
  const meetingId = 'minutes' in entry ? (entry.minutes.meetingId ?? '') : recordId
  const meeting = useDeskSelector((root) => meetings.selectById(root, meetingId))

  // Members are followed by their own pages: before one was open, no name is known.
  const member = useDeskSelector((root) => members.selectById(root, recordId))

  if (!('kind' in entry)) return writtenInWords(entry, name, meeting?.meetingDate)

  const desk = deskEntryOf(entry)
  if (desk !== undefined) return deskEntryInWords(desk)
  if (isOfMeeting(entry)) {
    return {
      words: meetingEntryInWords(entry as unknown as MeetingEntry),
      about: 'Meetings',
      title: meeting ? meetingDayInWords(meeting) : 'a meeting',
      text: entry.public,
      to: meetingAddress(recordId),
    }
  }
  if (isOfMember(entry)) {
    const { name: person, firmName } = member?.profile ?? {}
    return {
      words: memberEntryInWords(entry),
      about: 'Members',
      title: person ?? firmName ?? 'a member',
      text: entry.text,
      to: memberAddress(recordId),
    }
  }
  if (list === undefined) return undefined
  const reference = referenceOf(list.prefix, recordId)
  return {
    words: entryInWords(entry, nameOf),
    about: list.label,
    title: name === undefined ? reference : `${name}, ${reference}`,
    text: entry.text,
    to: addressOf(list, recordId),
    state: { list: `list=${list.id}` },
  }
}

/** On one line as far as there is room. */
const entrySx = {
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 1.5,
  px: 1,
  py: 0.5,
  minHeight: { xs: 44, sm: 36 },
  fontSize: '0.875rem',
}

const timeSx = {
  flex: 'none',
  minWidth: '4.75rem',
  // Outside India it ends with IST.
  whiteSpace: 'nowrap',
  fontSize: '0.875rem',
  color: 'text.secondary',
  fontVariantNumeric: 'tabular-nums',
}

const aboutSx = { color: 'text.secondary', overflowWrap: 'anywhere', minWidth: 0 }

const quoteSx = {
  pl: 1,
  borderLeft: 2,
  borderColor: 'divider',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  minWidth: 0,
}
