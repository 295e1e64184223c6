import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import List from '@mui/material/List'
import ListItemText from '@mui/material/ListItemText'
import Typography from '@mui/material/Typography'
import { useId, useMemo } from 'react'
import type { AdminRecord } from '@/shared/collectionConfig'
import { ListLink } from '@/shared/desk/table/ListLink'
import { dayInIndia } from '@/shared/text/dateText'
import { TextLink } from '@/shared/ui/TextLink'
import { grouped } from '@/shared/validation/numbers'
import {
  addressOf,
  collectionById,
  openListAddress,
  isWhole,
  selectOpen,
  selectTitle,
} from '@/features/requests/api'
import { clockOf } from '@/shared/requests/promiseClock'
import { daysFor, useReadSettingQuery } from '@/features/settings/api'
import { useDeskSelector } from '../store'
import { cardSx } from './CountCard'

const rights = collectionById('rights')!

/** So many are shown; the list has them all. */
const shownCount = 3

/** Requests of applicants about their own data, by their due date. */
export function RightsCard({ now }: { now: number }) {
  const id = useId()
  const open = useDeskSelector((root) => selectOpen(root, 'rights'))
  const isKnown = useDeskSelector((root) => isWhole(rights, root))
  const days = daysFor(useReadSettingQuery('promises').data, 'rights')
  const waiting = useMemo(
    () =>
      open
        .map((record) => ({
          record,
          clock: days === undefined ? undefined : clockOf(record, days, now),
        }))
        .sort((a, b) => (a.clock?.dueAt ?? 0) - (b.clock?.dueAt ?? 0)),
    [open, days, now],
  )
  const over = waiting.filter(({ clock }) => clock?.isOver).length
  return (
    <Card component="section" variant="outlined" aria-labelledby={id} sx={cardSx}>
      <Box sx={{ px: 2, pt: 1.5, pb: 0.5 }}>
        <Typography id={id} variant="h3" component="h2" sx={{ mb: 0.75 }}>
          Data requests
        </Typography>
        {isKnown && (
          <Typography sx={{ fontWeight: 600 }}>
            {open.length === 0 ? 'None is pending' : `${grouped(open.length)} pending`}
          </Typography>
        )}
        {over > 0 && (
          <Typography sx={{ color: 'error.main' }}>{`${grouped(over)} overdue`}</Typography>
        )}
      </Box>
      <List dense disablePadding aria-labelledby={id}>
        {waiting.slice(0, shownCount).map(({ record, clock }) => (
          <ListLink key={record.id} to={addressOf(rights, record.id)}>
            <ListItemText
              primary={<Title record={record} />}
              secondary={clock && whenDue(clock)}
              slotProps={clock?.isOver ? overSlots : undefined}
            />
          </ListLink>
        ))}
      </List>
      <Box sx={{ px: 2, pb: 1 }}>
        <TextLink to={openListAddress(rights)}>All data requests</TextLink>
      </Box>
    </Card>
  )
}

function Title({ record }: { record: AdminRecord }) {
  const title = useDeskSelector((root) => selectTitle(root, rights, record))
  return <bdi translate="no">{title}</bdi>
}

const whenDue = ({ dueAt, isStopped, isOver }: NonNullable<ReturnType<typeof clockOf>>) =>
  isStopped
    ? 'On hold: waiting for applicant'
    : `${isOver ? 'Was due' : 'Due'} ${dayInIndia(dueAt)}`

const overSlots = { secondary: { sx: { color: 'error.main' } } }
