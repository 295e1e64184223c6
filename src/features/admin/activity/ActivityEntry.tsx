import Box from '@mui/material/Box'
import ListItem from '@mui/material/ListItem'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemText from '@mui/material/ListItemText'
import Typography from '@mui/material/Typography'
import { memo } from 'react'
import { useSelector } from 'react-redux'
import { Link } from 'react-router-dom'
import { referenceOf } from '@/shared/forms/submit/reference'
import { clockTime } from '@/shared/text/dateText'
import { addressOf, collectionById } from '../collections'
import { titleOf } from '../records'
import type { NameOf } from '../review/names'
import type { HistoryEntry } from '../review/review'
import { entryInWords } from '../review/words'

type Props = { entry: HistoryEntry; nameOf: NameOf }

/** Who did what to which request, and when; it leads to the request. */
export const ActivityEntry = memo(function ActivityEntry({ entry, nameOf }: Props) {
  const { recordId = '', by, text, atMillis } = entry
  const list = collectionById(entry.kindOfRecord ?? '')
  const record = useSelector((root: object) => list?.live.selectById(root, recordId))
  if (list === undefined) return null
  const who = nameOf(by)
  const title = record && titleOf(record)
  const reference = referenceOf(list.prefix, recordId)

  return (
    <ListItem disablePadding divider>
      <ListItemButton
        component={Link}
        to={addressOf(list, recordId)}
        state={{ list: `list=${list.id}` }}
        sx={entrySx}
      >
        <Typography component="span" translate="no" sx={timeSx}>
          {atMillis == null ? '' : clockTime(atMillis)}
        </Typography>
        <ListItemText
          disableTypography
          primary={
            <Typography component="div" sx={{ overflowWrap: 'anywhere' }}>
              <Box component="span" translate="no" sx={{ fontWeight: 600 }}>
                {capital(who)}
              </Box>{' '}
              <span>{entryInWords(entry, nameOf)}</span>
            </Typography>
          }
          secondary={
            <>
              {text !== undefined && (
                <Typography component="div" variant="body2" translate="no" sx={quoteSx}>
                  {text}
                </Typography>
              )}
              <Typography component="div" variant="body2" sx={{ color: 'text.secondary' }}>
                <span>{`${list.label}: `}</span>
                <span translate="no">
                  {title === undefined ? reference : `${title}, ${reference}`}
                </span>
              </Typography>
            </>
          }
        />
      </ListItemButton>
    </ListItem>
  )
})

const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

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
