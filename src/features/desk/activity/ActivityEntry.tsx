import ListItem from '@mui/material/ListItem'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemText from '@mui/material/ListItemText'
import Typography from '@mui/material/Typography'
import { memo } from 'react'
import { Link } from 'react-router-dom'
import { meetings } from '@/features/meetings/api'
import {
  meetingAddress,
  type MeetingEntry,
  meetingDayInWords,
  isOfMeeting,
  meetingEntryInWords,
} from '@/features/meetings/desk'
import { referenceOf } from '@/shared/requests/reference'
import { clockTime } from '@/shared/text/dateText'
import { addressOf, collectionById, titleOf, entryInWords } from '@/features/requests/api'
import { ActInWords } from '@/shared/desk/history/HistoryItem'
import type { NameOf } from '@/features/people/desk'
import type { HistoryEntry } from '@/shared/requests/review'
import { useDeskSelector } from '../store'
import { deskEntryInWords, deskEntryOf, type DeskEntry } from './deskEntries'

type Props = { entry: HistoryEntry; nameOf: NameOf }

/** An entry: the administrator, the change and the time, with a link to the request, meeting, person or setting. */
export const ActivityEntry = memo(function ActivityEntry({ entry, nameOf }: Props) {
  const desk = deskEntryOf(entry)
  if (desk !== undefined) return <OfDesk entry={entry} desk={desk} nameOf={nameOf} />
  return isOfMeeting(entry) ? (
    <OfMeeting entry={entry} nameOf={nameOf} />
  ) : (
    <OfRequest entry={entry} nameOf={nameOf} />
  )
})

function OfRequest({ entry, nameOf }: Props) {
  const { recordId = '' } = entry
  const list = collectionById(entry.kindOfRecord ?? '')
  const record = useDeskSelector((root) => list?.live.selectById(root, recordId))
  if (list === undefined) return null
  const title = record && titleOf(record)
  const reference = referenceOf(list.prefix, recordId)
  return (
    <Line
      entry={entry}
      nameOf={nameOf}
      words={entryInWords(entry, nameOf)}
      to={addressOf(list, recordId)}
      state={{ list: `list=${list.id}` }}
      label={list.label}
      title={title === undefined ? reference : `${title}, ${reference}`}
    />
  )
}

function OfMeeting({ entry, nameOf }: Props) {
  const { recordId = '' } = entry
  const meeting = useDeskSelector((root) => meetings.selectById(root, recordId))
  return (
    <Line
      entry={{ ...entry, text: entry.public }}
      nameOf={nameOf}
      words={meetingEntryInWords(entry as unknown as MeetingEntry)}
      to={meetingAddress(recordId)}
      label="Meetings"
      title={meeting ? meetingDayInWords(meeting) : 'a meeting'}
    />
  )
}

function OfDesk({ entry, desk, nameOf }: Props & { desk: DeskEntry }) {
  const { words, about, title, to, text } = deskEntryInWords(desk)
  return (
    <Line
      entry={{ ...entry, text }}
      nameOf={nameOf}
      words={words}
      to={to}
      label={about}
      title={title}
    />
  )
}

type LineProps = Props & {
  words: string
  to: string
  state?: object
  label: string
  title: string
}

function Line({ entry, nameOf, words, to, state, label, title }: LineProps) {
  const { by, text, atMillis } = entry
  return (
    <ListItem disablePadding divider>
      <ListItemButton component={Link} to={to} state={state} sx={entrySx}>
        <Typography component="span" translate="no" sx={timeSx}>
          {atMillis == null ? '' : clockTime(atMillis)}
        </Typography>
        <ListItemText
          disableTypography
          primary={
            <Typography component="div" sx={{ overflowWrap: 'anywhere' }}>
              <ActInWords name={nameOf(by)} words={words} />
            </Typography>
          }
          secondary={
            <>
              {text !== undefined && (
                <Typography component="div" variant="body2" translate="no" sx={quoteSx}>
                  <bdi>{text}</bdi>
                </Typography>
              )}
              <Typography component="div" variant="body2" sx={{ color: 'text.secondary' }}>
                <span>{`${label}: `}</span>
                <bdi translate="no">{title}</bdi>
              </Typography>
            </>
          }
        />
      </ListItemButton>
    </ListItem>
  )
}

const entrySx = {
  flexDirection: { xs: 'column', sm: 'row' },
  alignItems: 'flex-start',
  columnGap: 2,
  px: 1,
}

const timeSx = {
  flex: 'none',
  width: '4.75rem',
  pt: 0.25,
  fontSize: '0.875rem',
  color: 'text.secondary',
  fontVariantNumeric: 'tabular-nums',
}

const quoteSx = {
  my: 0.25,
  pl: 1,
  borderLeft: 2,
  borderColor: 'divider',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
}
