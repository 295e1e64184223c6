import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import List from '@mui/material/List'
import ListItemText from '@mui/material/ListItemText'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useSelector } from 'react-redux'
import { selectUid } from '@/features/session'
import { useNameOf } from '@/features/people/desk'
import {
  addressOf,
  openListAddress,
  requestLists,
  selectDueFollowUps,
  selectTitle,
  type DueFollowUp,
} from '@/features/requests/api'
import { ListLink } from '@/shared/desk/table/ListLink'
import { calendarDay, dateInIndia } from '@/shared/text/dateText'
import { grouped } from '@/shared/validation/numbers'
import { useDeskSelector } from '../store'
import { cardSx, countSx } from './CountCard'

/** The requests to look at again, those of the administrator at the page first; nothing where there are none. */
export function FollowUpCard({ now }: { now: number }) {
  const id = useId()
  const uid = useSelector(selectUid)
  const today = dateInIndia(now)
  const due = useDeskSelector((root) => selectDueFollowUps(root, uid, today))
  if (due.length === 0) return null
  return (
    <Card component="section" variant="outlined" aria-labelledby={id} sx={cardSx}>
      <Typography id={id} variant="h3" component="h2" sx={{ px: 2, pt: 1.5, pb: 0.5 }}>
        Follow up today
      </Typography>
      <List dense disablePadding aria-labelledby={id} sx={{ maxHeight: 260, overflowY: 'auto' }}>
        {due.map((entry) => (
          <Entry key={`${entry.list.id} ${entry.record.id}`} {...entry} today={today} />
        ))}
      </List>
      <Typography variant="body2" sx={{ px: 2, pb: 1, color: 'text.secondary' }}>
        {`${grouped(due.filter(({ isMine }) => isMine).length)} of ${grouped(due.length)} for you`}
      </Typography>
      <List dense disablePadding aria-label="Lists to follow up">
        {requestLists.map((list) => {
          const count = due.filter((entry) => entry.list === list).length
          if (count === 0) return null
          return (
            <ListLink key={list.id} to={openListAddress(list, { followUp: 'due' })}>
              <ListItemText primary={`All in ${list.label}`} />
              <Box component="span" translate="no" sx={countSx}>
                {grouped(count)}
              </Box>
            </ListLink>
          )
        })}
      </List>
    </Card>
  )
}

function Entry({ list, record, followUp, isMine, today }: DueFollowUp & { today: string }) {
  const nameOf = useNameOf()
  const title = useDeskSelector((root) => selectTitle(root, list, record)) ?? 'No name'
  const isLate = followUp.on < today
  return (
    <ListLink to={addressOf(list, record.id)} state={{ list: `list=${list.id}` }}>
      <ListItemText
        primary={<bdi>{title}</bdi>}
        secondary={
          <>
            <span>{isLate ? `Since ${calendarDay(followUp.on)}` : 'Today'}</span>
            {!isMine && (
              <>
                <span> · </span>
                <bdi translate="no">{nameOf(followUp.by)}</bdi>
              </>
            )}
            {followUp.text !== undefined && (
              <>
                <span> · </span>
                <bdi>{followUp.text}</bdi>
              </>
            )}
          </>
        }
        slotProps={isLate ? lateSlots : textSlots}
      />
    </ListLink>
  )
}

const textSlots = {
  primary: { translate: 'no' as const, sx: { fontWeight: 600, overflowWrap: 'anywhere' } },
  secondary: { sx: { overflowWrap: 'anywhere' } },
}

const lateSlots = {
  ...textSlots,
  secondary: { sx: { ...textSlots.secondary.sx, color: 'error.main' } },
}
