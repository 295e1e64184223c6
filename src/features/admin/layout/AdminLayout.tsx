import Box from '@mui/material/Box'
import Drawer from '@mui/material/Drawer'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useCallback, useEffect, useState, type ReactNode } from 'react'
import { shallowEqual, useDispatch, useSelector } from 'react-redux'
import { useLocation } from 'react-router-dom'
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { selectUid } from '@/features/session'
import { AdminMenuContext } from '@/shared/ui/PageBar'
import { collections } from '../collections'
import { recordsSeen, selectPreferences, selectSeenUntil, type PanelRoot } from '../panelSlice'
import { writePanel } from '../panelStorage'
import { AdminNav } from './AdminNav'

/**
 * Around every page of the admin area, below the header of the site: a drawer with the lists, of icons
 * alone where there is less room, and behind a button on a phone.
 */
export function AdminLayout({ children }: { children: ReactNode }) {
  const isWide = useMediaQuery('(min-width: 1200px)', { noSsr: true })
  const isPhone = useMediaQuery('(max-width: 599.95px)', { noSsr: true })
  const { key } = useLocation()
  // Open for the page it was opened on: following a link closes it.
  const [openAt, setOpenAt] = useState<string>()
  const openMenu = useCallback(() => setOpenAt(key), [key])
  useSubscriptions()
  useSeenRecords()
  useStoredPanel()

  return (
    <Box sx={layoutSx}>
      {isPhone ? (
        <Drawer
          open={openAt === key}
          onClose={() => setOpenAt(undefined)}
          slotProps={{ paper: { sx: { width: drawerWidth } } }}
        >
          <AdminNav />
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
      <AdminMenuContext value={openMenu}>
        <Box sx={{ flex: 1, minWidth: 0 }}>{children}</Box>
      </AdminMenuContext>
    </Box>
  )
}

/** Every list is followed: the menu counts them, and marks of the same person look through all. */
function useSubscriptions() {
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>()
  // All listeners of one person are closed when somebody else is signed in.
  const uid = useSelector(selectUid)
  useEffect(() => {
    if (uid === null) return
    const subscriptions = collections.map(({ live }) => dispatch(live.endpoint.initiate()))
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe())
  }, [dispatch, uid])
}

/**
 * Remembers up to which record each list was looked at: of the list that is shown with each that
 * comes; of any other what there was when it was first seen in this browser.
 */
function useSeenRecords() {
  const dispatch = useDispatch()
  const seen = useSelector(selectSeenUntil)
  const visited = useSelector(({ panel }: PanelRoot) => panel.visit?.collection)
  const newest = useSelector(selectNewest, shallowEqual)

  useEffect(() => {
    for (const [collection, until] of Object.entries(newest)) {
      const isFirst = seen[collection] === undefined
      if (!isFirst && (collection !== visited || seen[collection] === until)) continue
      dispatch(recordsSeen({ collection, until }))
    }
  }, [dispatch, seen, visited, newest])
}

/** Keeps in this browser what the lists remember from visit to visit. */
function useStoredPanel() {
  const seenUntil = useSelector(selectSeenUntil)
  const preferences = useSelector(selectPreferences)
  useEffect(() => writePanel({ seenUntil, preferences }), [seenUntil, preferences])
}

/** When the newest record of each list was received that is there. */
function selectNewest(root: object): { [collection: string]: number } {
  const ready = collections.filter(({ live }) => live.selectState(root).status === 'ready')
  return Object.fromEntries(
    ready.map(({ id, live }) => [id, live.selectAll(root)[0]?.createdAtMillis ?? 0]),
  )
}

const drawerWidth = 248
const miniWidth = 64

const paperSx = (isWide: boolean) => ({
  position: 'sticky',
  top: 'var(--header-height)',
  width: isWide ? drawerWidth : miniWidth,
  height: 'calc(100vh - var(--header-height))',
  zIndex: 'auto',
})

const layoutSx = { display: 'flex', alignItems: 'stretch', minHeight: '100%' }
