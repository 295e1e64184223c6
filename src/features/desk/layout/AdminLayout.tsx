import Box from '@mui/material/Box'
import Drawer from '@mui/material/Drawer'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useCallback, useEffect, useState, type ComponentProps, type ReactNode } from 'react'
import { shallowEqual, useDispatch, useSelector } from 'react-redux'
import { useLocation, matchPath } from 'react-router-dom'
import { selectUid } from '@/features/session'
import { useCloseOnBack } from '@/shared/config/useCloseOnBack'
import { PasswordDialog } from '@/features/session/desk'
import { ClockNotice } from '@/shared/ui/status/ClockNotice'
import { Messages } from '@/shared/desk/Messages'
import { AdminMenuContext } from '@/shared/ui/PageBar'
import { collections } from '@/features/requests/api'
import {
  listVisited,
  selectPreferences,
  selectLastVisits,
  storeView,
  KeysHelp,
  MemberPartsContext,
  LastChange,
} from '@/features/requests/desk'
import { useKeepIdleHours } from '../IdleLogout'
import { useWriteOnLeave } from '../UnsavedWork'
import { DoorQueue } from '@/features/meetings/desk'
import {
  MemberBand,
  MemberTick,
  ReopenNote,
  SameMembers,
  selectHasOpenImport,
} from '@/features/members/desk'
import { RemoveDialogContext } from '@/features/people/desk'
import { followLists, phoneScreen, showsMembers } from '../follow'
import { RemoveWithHandOver } from '../handOver/RemoveWithHandOver'
import { SearchEverything } from '../search/SearchEverything'
import { useDeskDispatch, useDeskSelector } from '../store'
import type { SiteParts } from '../siteParts'
import { AdminNav } from './AdminNav'
import { DeskFooter } from './DeskFooter'
import { DeskHeader } from './DeskHeader'
import { members } from '@/features/members/api'

const importPath = '/desk/members/import'

/**
 * Follows the members from the first page or search that shows them until the session ends: to open the list again
 * would read all of it again. The page of an import does not follow them while it writes: each row would come back,
 * and with each the store would copy the list.
 *
 * @param isSearching members are searched for, on any page
 */
function useFollowedMembers(pathname: string, isSearching: boolean) {
  const [isFollowed, setFollowed] = useState(false)
  const isImporting = useDeskSelector(selectHasOpenImport)
  const isNeeded = isSearching || showsMembers(pathname)
  if (isNeeded && !isFollowed) setFollowed(true)
  const isWriting = isImporting && matchPath(importPath, pathname) !== null && !isSearching
  members.useSubscription({ skip: !isFollowed || isWriting })
}

type Props = SiteParts & { children: ReactNode }

/**
 * The layout of every admin page, from its header to its footer. The drawer shows icons only on medium
 * screens and opens with a button on phones.
 */
export function AdminLayout({ children, Footer, ...header }: Props) {
  const isWide = useMediaQuery('(min-width: 1200px)', { noSsr: true })
  const isPhone = useMediaQuery(phoneScreen, { noSsr: true })
  const { key, pathname } = useLocation()
  // The drawer is open for one history entry, so following a link closes it.
  const [openAt, setOpenAt] = useState<string>()
  const openMenu = useCallback(() => setOpenAt(key), [key])
  const closeMenu = () => setOpenAt(undefined)
  useCloseOnBack(closeMenu, isPhone && openAt === key)
  useLists(pathname, !isPhone || openAt === key)
  const [isSearching, setSearching] = useState(false)
  useFollowedMembers(pathname, isSearching)
  useLastVisit()
  useStoredView()
  useKeepIdleHours()
  useWriteOnLeave()

  return (
    <KeysHelp>
      <AdminMenuContext value={openMenu}>
        <Messages>
          <DeskHeader {...header}>
            <SearchEverything onSearch={setSearching} />
          </DeskHeader>
          <Box sx={layoutSx}>
            {isPhone ? (
              <Drawer
                open={openAt === key}
                onClose={closeMenu}
                slotProps={{ paper: { sx: { width: drawerWidth } } }}
              >
                <AdminNav isInDrawer />
              </Drawer>
            ) : (
              <Drawer
                variant="permanent"
                className="screen-only"
                sx={{ width: isWide ? drawerWidth : miniWidth, flexShrink: 0 }}
                slotProps={{ paper: { sx: paperSx(isWide) } }}
              >
                <AdminNav isMini={!isWide} />
              </Drawer>
            )}
            <RemoveDialogContext value={renderRemoveDialog}>
              <MemberPartsContext value={memberParts}>
                <Box sx={{ flex: 1, minWidth: 0 }}>
                  <ClockNotice />
                  {children}
                </Box>
              </MemberPartsContext>
            </RemoveDialogContext>
          </Box>
          <DeskFooter Footer={Footer} />
          <PasswordDialog />
        </Messages>
      </AdminMenuContext>
      <Box component="section" aria-label="Last change">
        <LastChange />
        <DoorQueue />
      </Box>
    </KeysHelp>
  )
}

/** Follows the lists of the page, and those that the menu counts. */
function useLists(pathname: string, isMenuShown: boolean) {
  const dispatch = useDeskDispatch()
  // Again when another person signs in, because that closed all listeners.
  const uid = useSelector(selectUid)
  useEffect(() => {
    if (uid !== null) dispatch(followLists(pathname, isMenuShown))
  }, [dispatch, uid, pathname, isMenuShown])
}

/**
 * Records how far each list has been seen. The open list counts as seen with each record that
 * arrives. Any other list counts as seen once, when it first loads in this browser.
 */
function useLastVisit() {
  const dispatch = useDispatch()
  const seen = useSelector(selectLastVisits)
  const visited = useDeskSelector(({ listView }) => listView.visit?.collection)
  const newest = useSelector(selectNewest, shallowEqual)

  useEffect(() => {
    for (const [collection, until] of Object.entries(newest)) {
      const isFirst = seen[collection] === undefined
      if (!isFirst && (collection !== visited || seen[collection] === until)) continue
      dispatch(listVisited({ collection, until }))
    }
  }, [dispatch, seen, visited, newest])
}

/** Stores the last visit and the preferences of the lists in this browser. */
function useStoredView() {
  const lastVisitAt = useSelector(selectLastVisits)
  const preferences = useSelector(selectPreferences)
  useEffect(() => storeView({ lastVisitAt, preferences }), [lastVisitAt, preferences])
}

/** When the newest record of each loaded list was received. */
function selectNewest(root: object): { [collection: string]: number } {
  const ready = collections.filter(({ live }) => live.selectState(root).status === 'ready')
  return Object.fromEntries(
    ready.map(({ id, live }) => [id, live.selectAll(root)[0]?.createdAtMillis ?? 0]),
  )
}

const renderRemoveDialog = (props: ComponentProps<typeof RemoveWithHandOver>) => (
  <RemoveWithHandOver {...props} />
)

const memberParts = { Tick: MemberTick, Band: MemberBand, Same: SameMembers, ReopenNote }

const drawerWidth = 248
const miniWidth = 64

const paperSx = (isWide: boolean) => ({
  position: 'sticky',
  top: 'var(--header-height)',
  width: isWide ? drawerWidth : miniWidth,
  height: 'calc(100vh - var(--header-height))',
  zIndex: 'auto',
})

const layoutSx = { display: 'flex', alignItems: 'stretch', flex: 1 }
