import CommitteeIcon from '@mui/icons-material/TaskAltOutlined'
import ReportIcon from '@mui/icons-material/AssessmentOutlined'
import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import FactCheckIcon from '@mui/icons-material/FactCheckOutlined'
import MeetingsIcon from '@mui/icons-material/EventNoteOutlined'
import HistoryIcon from '@mui/icons-material/HistoryOutlined'
import MembersIcon from '@mui/icons-material/BadgeOutlined'
import PeopleIcon from '@mui/icons-material/ManageAccountsOutlined'
import ReceiptsIcon from '@mui/icons-material/ReceiptLongOutlined'
import SettingsIcon from '@mui/icons-material/SettingsOutlined'
import TodayIcon from '@mui/icons-material/TodayOutlined'
import Box from '@mui/material/Box'
import List from '@mui/material/List'
import ListSubheader from '@mui/material/ListSubheader'
import { memo, type ComponentType, type ReactNode } from 'react'
import { matchPath, useLocation } from 'react-router-dom'
import { collectionById, collections } from '@/features/requests/api'
import { CollectionEntry } from './CollectionEntry'
import { NavEntry } from './NavEntry'

type FixedPage = {
  to: string
  label: string
  Icon: ComponentType
  /** It is shown as current on the pages below it, too. */
  hasPagesBelow?: boolean
}

const today: FixedPage = { to: '/desk', label: 'Today', Icon: TodayIcon }

const committee: FixedPage = { to: '/desk/committee', label: 'Committee', Icon: CommitteeIcon }

const memberPages: readonly FixedPage[] = [
  { to: '/desk/members', label: 'Members', Icon: MembersIcon, hasPagesBelow: true },
  { to: '/desk/receipts', label: 'Receipts', Icon: ReceiptsIcon },
]

const meetingPages: readonly FixedPage[] = [
  { to: '/desk/meetings', label: 'Meetings', Icon: MeetingsIcon, hasPagesBelow: true },
  { to: '/desk/attendance', label: 'Attendance', Icon: FactCheckIcon },
]

const deskPages: readonly FixedPage[] = [
  { to: '/desk/report', label: 'Report', Icon: ReportIcon },
  { to: '/desk/activity', label: 'Activity', Icon: HistoryIcon },
  { to: '/desk/people', label: 'People', Icon: PeopleIcon },
  { to: '/desk/settings', label: 'Settings', Icon: SettingsIcon },
  { to: '/desk/trash', label: 'Trash', Icon: DeleteIcon },
]

type Props = {
  isMini?: boolean
  /** It covers the page, and Back closes it; see `useCloseOnBack`. */
  isInDrawer?: boolean
}

/**
 * Links to the pages of the desk. Each list has the number of its pending requests, and of its new records;
 * the meeting replies have the number of those to the next meeting.
 */
export const AdminNav = memo(function AdminNav({ isMini = false, isInDrawer = false }: Props) {
  const { pathname, search } = useLocation()
  const isList = /^\/memberlist\/?$/i.test(pathname)
  const currentList = isList ? listIn(search) : /^\/request\/([^/]+)/i.exec(pathname)?.[1]

  const entryOf = ({ to, label, Icon, hasPagesBelow = false }: FixedPage) => (
    <NavEntry
      key={to}
      to={to}
      Icon={Icon}
      label={label}
      isShown={matchPath({ path: to, end: !hasPagesBelow }, pathname) !== null}
      isMini={isMini}
      isInDrawer={isInDrawer}
    />
  )

  return (
    <Box component="nav" aria-label="Admin area" sx={{ py: 1 }}>
      <List dense disablePadding>
        {entryOf(today)}
      </List>
      <Group id="admin-requests" label="Requests" isMini={isMini}>
        {collections.map((collection) => (
          <CollectionEntry
            key={collection.id}
            collection={collection}
            // A search continues in the next list.
            query={isList ? (new URLSearchParams(search).get('q') ?? '') : undefined}
            isShown={
              collection.id === currentList || (isMember(pathname) && collection === collections[0])
            }
            isMini={isMini}
            isInDrawer={isInDrawer}
          />
        ))}
        {entryOf(committee)}
      </Group>
      <Group id="admin-members" label="Membership" isMini={isMini}>
        {memberPages.map(entryOf)}
      </Group>
      <Group id="admin-meetings" label="Meetings" isMini={isMini}>
        {meetingPages.map(entryOf)}
      </Group>
      <Group id="admin-desk" label="Desk" isMini={isMini}>
        {deskPages.map(entryOf)}
      </Group>
    </Box>
  )
})

const listIn = (search: string) =>
  (collectionById(new URLSearchParams(search).get('list') ?? '') ?? collections[0]!).id

const isMember = (pathname: string) => /^\/member\/[^/]+\/?$/i.test(pathname)

type GroupProps = { id: string; label: string; isMini: boolean; children: ReactNode }

const Group = ({ id, label, isMini, children }: GroupProps) => (
  <>
    {!isMini && (
      <ListSubheader id={id} component="div" disableSticky sx={groupSx}>
        {label}
      </ListSubheader>
    )}
    <List dense disablePadding aria-labelledby={isMini ? undefined : id}>
      {children}
    </List>
  </>
)

const groupSx = { lineHeight: '2.25rem', bgcolor: 'inherit' }
