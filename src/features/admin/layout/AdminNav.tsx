import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import FactCheckIcon from '@mui/icons-material/FactCheckOutlined'
import EventIcon from '@mui/icons-material/EventOutlined'
import MeetingsIcon from '@mui/icons-material/EventNoteOutlined'
import HistoryIcon from '@mui/icons-material/HistoryOutlined'
import PeopleIcon from '@mui/icons-material/ManageAccountsOutlined'
import SettingsIcon from '@mui/icons-material/SettingsOutlined'
import TodayIcon from '@mui/icons-material/TodayOutlined'
import Badge from '@mui/material/Badge'
import Box from '@mui/material/Box'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemIcon from '@mui/material/ListItemIcon'
import ListItemText from '@mui/material/ListItemText'
import ListSubheader from '@mui/material/ListSubheader'
import Skeleton from '@mui/material/Skeleton'
import { memo, type ReactNode } from 'react'
import { shallowEqual } from 'react-redux'
import { Link, useLocation } from 'react-router-dom'
import { grouped } from '@/shared/validation/numbers'
import { collectionById, collections, type AdminCollection } from '../collections'
import { selectOpen } from '../desk/waiting'
import { selectNewSince, selectViewOf } from '../panelSlice'
import { useAdminSelector } from '../store'

/**
 * Links to the pages of the desk. Each list has the number of its open requests, and of its new records;
 * meeting answers, which nobody decides, have their total.
 */
export const AdminNav = memo(function AdminNav({ isMini = false }: { isMini?: boolean }) {
  const { pathname, search } = useLocation()
  const isList = /^\/memberlist\/?$/i.test(pathname)
  const shown = isList ? shownIn(search) : /^\/request\/([^/]+)/i.exec(pathname)?.[1]

  return (
    <Box component="nav" aria-label="Admin area" sx={{ py: 1 }}>
      <List dense disablePadding>
        <Entry
          to="/desk"
          icon={<TodayIcon />}
          label="Today"
          isShown={/^\/desk\/?$/i.test(pathname)}
          isMini={isMini}
        />
      </List>
      {!isMini && <GroupLabel id="admin-requests">Requests</GroupLabel>}
      <List dense disablePadding aria-labelledby={isMini ? undefined : 'admin-requests'}>
        {collections.map((collection) => (
          <CollectionEntry
            key={collection.id}
            collection={collection}
            // A search continues in the next list.
            query={isList ? (new URLSearchParams(search).get('q') ?? '') : undefined}
            isShown={
              collection.id === shown || (isMember(pathname) && collection === collections[0])
            }
            isMini={isMini}
          />
        ))}
      </List>
      {!isMini && <GroupLabel id="admin-meetings">Meetings</GroupLabel>}
      <List dense disablePadding aria-labelledby={isMini ? undefined : 'admin-meetings'}>
        <Entry
          to="/desk/meetings"
          icon={<MeetingsIcon />}
          label="Meetings"
          isShown={/^\/desk\/meetings(\/|$)/i.test(pathname)}
          isMini={isMini}
        />
        <Entry
          to="/MonthlyMeetingVenue"
          icon={<EventIcon />}
          label="Monthly meeting venue"
          isShown={/^\/monthlymeetingvenue\/?$/i.test(pathname)}
          isMini={isMini}
        />
        <Entry
          to="/desk/attendance"
          icon={<FactCheckIcon />}
          label="Attendance"
          isShown={/^\/desk\/attendance\/?$/i.test(pathname)}
          isMini={isMini}
        />
      </List>
      {!isMini && <GroupLabel id="admin-desk">Desk</GroupLabel>}
      <List dense disablePadding aria-labelledby={isMini ? undefined : 'admin-desk'}>
        {deskPages.map(({ to, label, Icon }) => (
          <Entry
            key={to}
            to={to}
            icon={<Icon />}
            label={label}
            isShown={pathname.replace(/\/$/, '').toLowerCase() === to}
            isMini={isMini}
          />
        ))}
      </List>
    </Box>
  )
})

const deskPages = [
  { to: '/desk/activity', label: 'Activity', Icon: HistoryIcon },
  { to: '/desk/people', label: 'People', Icon: PeopleIcon },
  { to: '/desk/settings', label: 'Settings', Icon: SettingsIcon },
  { to: '/desk/trash', label: 'Trash', Icon: DeleteIcon },
]

const GroupLabel = ({ id, children }: { id: string; children: string }) => (
  <ListSubheader id={id} component="div" disableSticky sx={groupSx}>
    {children}
  </ListSubheader>
)

const groupSx = { lineHeight: '2.25rem', bgcolor: 'inherit' }

const shownIn = (search: string) =>
  (collectionById(new URLSearchParams(search).get('list') ?? '') ?? collections[0]!).id

const isMember = (pathname: string) => /^\/member\/[^/]+\/?$/i.test(pathname)

type CollectionEntryProps = {
  collection: AdminCollection
  /** The search of the open list; undefined when no list is open. */
  query: string | undefined
  isShown: boolean
  isMini: boolean
}

function CollectionEntry({ collection, query, isShown, isMini }: CollectionEntryProps) {
  const { id, label, Icon } = collection
  const left = useAdminSelector((root) => selectViewOf(root, id)) ?? `list=${id}`
  const since = useAdminSelector((root) => selectNewSince(root, id))
  const { size, isKnown, staleSince, news } = useAdminSelector(
    (root) => countsOf(collection, root, since),
    shallowEqual,
  )
  const params = new URLSearchParams(left)
  if (query !== undefined) {
    params.delete('page')
    if (query === '') params.delete('q')
    else params.set('q', query)
  }

  return (
    <Entry
      to={`/memberlist?${params.toString()}`.replace(/\?$/, '')}
      icon={<Icon />}
      label={label}
      count={isKnown ? grouped(size) : undefined}
      isLoading={!isKnown && staleSince === null}
      isStale={staleSince !== null}
      news={news}
      isShown={isShown}
      isMini={isMini}
    />
  )
}

/** The number of open requests, and of those received after `since` (milliseconds since 1970). */
function countsOf(collection: AdminCollection, root: object, since: number) {
  const { kind, live, selectRecords } = collection
  const { ids, status, staleSince } = live.selectState(root)
  // A list of which nothing has arrived is not an empty one.
  const isWhole = status === 'ready' || (staleSince !== null && ids.length > 0)
  const records = selectRecords(root)
  const old = records.findIndex(({ createdAtMillis: at }) => at === null || at <= since)
  return {
    size: kind === undefined ? records.length : selectOpen(root, kind).length,
    // The number is unknown while only the newest records are loaded.
    isKnown: isWhole,
    staleSince,
    news: !isWhole ? 0 : old < 0 ? records.length : old,
  }
}

type EntryProps = {
  to: string
  icon: ReactNode
  label: string
  count?: string
  /** The count is not known yet. */
  isLoading?: boolean
  /** The count may be out of date. */
  isStale?: boolean
  news?: number
  isShown: boolean
  isMini: boolean
}

function Entry(props: EntryProps) {
  const { to, icon, label, count, isLoading = false, isStale = false, news = 0 } = props
  const { isShown, isMini } = props
  const remark = isStale ? 'Not live' : news > 0 ? `${grouped(news)} new` : undefined
  const name = [label, count, remark].filter(Boolean).join(' ')
  return (
    <ListItem disablePadding>
      <ListItemButton
        component={Link}
        to={to}
        selected={isShown}
        aria-current={isShown ? 'page' : undefined}
        aria-label={isMini ? name : undefined}
        title={isMini ? name : undefined}
        sx={{ minHeight: 44 }}
      >
        <ListItemIcon sx={{ minWidth: 40 }}>
          <Badge color="primary" variant="dot" invisible={!isMini || isStale || news === 0}>
            {icon}
          </Badge>
        </ListItemIcon>
        {!isMini && (
          <ListItemText
            primary={
              <>
                <span>{label} </span>
                <Box component="span" sx={countSx}>
                  {isLoading ? <Skeleton component="span" sx={skeletonSx} /> : count}
                </Box>
              </>
            }
            secondary={remark}
            slotProps={isStale ? staleSlots : freshSlots}
          />
        )}
      </ListItemButton>
    </ListItem>
  )
}

const primary = { sx: { display: 'flex', justifyContent: 'space-between', gap: 1 } }
const freshSlots = { primary, secondary: { sx: { color: 'primary.main', fontWeight: 600 } } }
const staleSlots = { primary, secondary: { sx: { color: 'text.secondary', fontStyle: 'italic' } } }
const skeletonSx = { display: 'inline-block', width: 24 }
const countSx = {
  color: 'text.secondary',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
}
