import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState, type ComponentType } from 'react'
import { useSelector } from 'react-redux'
import { Link, useLocation } from 'react-router-dom'
import { site } from '@/content/site'
import { selectLooksSignedIn } from '@/features/session'
import { importWithRetry } from '@/shared/config/importWithRetry'
import { ColorModeButton } from '@/shared/ui/ColorModeButton'
import { Lines } from '@/shared/ui/icons'
import { Mark } from '@/shared/ui/Mark'
import { headerStyles } from './headerStyles'
import { menu } from './menu'
import type { DrawerProps } from './MenuDrawer'
import { MenuLevel } from './MenuLevel'
import { menuStyles } from './menuStyles'
import { SessionButtons } from './SessionButtons'
import { useIsScrolled } from './useIsScrolled'

function goToQuickLinks() {
  const heading = document.getElementById('quick-links')
  heading?.scrollIntoView()
  heading?.focus({ preventScroll: true })
}

/** The header of every page: the mark, the menu and the administrator's buttons. */
export function Header() {
  const { pathname } = useLocation()
  const looksSignedIn = useSelector(selectLooksSignedIn)
  const isSolid = useIsScrolled() || pathname !== '/'
  // Open for the page it was opened on: following a link closes it.
  const [openAt, setOpenAt] = useState<string | null>(null)
  const [Drawer, setDrawer] = useState<ComponentType<DrawerProps> | null>(null)

  /** The drawer is a part of its own: whoever has a wide screen never loads it. */
  async function handleOpen() {
    // Without a connection it would open by itself, much later: the footer has a menu, too.
    if (Drawer === null && !navigator.onLine) return goToQuickLinks()
    setOpenAt(pathname)
    const { MenuDrawer } = await importWithRetry(() => import('./MenuDrawer'))
    setDrawer(() => MenuDrawer)
  }

  return (
    <Box
      component="header"
      sx={headerStyles}
      className={isSolid ? 'solid' : undefined}
      data-signed-in={looksSignedIn || undefined}
    >
      <div className="bar">
        <nav aria-label="Main">
          <Link to="/" className="brand">
            <Mark width="2.5rem" height="2.5rem" />
            <span>{site.name}</span>
          </Link>
          <Box sx={menuStyles}>
            <MenuLevel entries={menu} pathname={pathname} direction="row" />
          </Box>
          <SessionButtons pathname={pathname} />
          <Button
            color="inherit"
            className="narrow"
            aria-label="Menu"
            aria-haspopup="dialog"
            aria-expanded={openAt === pathname}
            onClick={() => void handleOpen()}
          >
            <Lines />
          </Button>
          <a href="#quick-links" className="without-scripts">
            Menu
          </a>
        </nav>
        <ColorModeButton className="colours" />
      </div>
      {Drawer !== null && (
        <Drawer isOpen={openAt === pathname} pathname={pathname} onClose={() => setOpenAt(null)} />
      )}
    </Box>
  )
}
