import Button from '@mui/material/Button'
import { useState, type ComponentType } from 'react'
import { useAtRest } from '@/shared/config/atRest'
import { importPressed } from '@/shared/config/importPart'
import { useGoOn } from '@/shared/config/useGoOn'
import { MenuIcon } from '@/shared/ui/icons'
import { texts } from '@/texts/layout'
import type { DrawerProps } from './MenuDrawer'

function goToQuickLinks() {
  const heading = document.getElementById('quick-links')
  heading?.scrollIntoView()
  heading?.focus({ preventScroll: true })
}

/** The drawer is a chunk of its own: it is not needed before the menu opens. */
const loadDrawer = () => import('./MenuDrawer')

/** The button that opens the menu where a header has no room for its row. */
export function MenuOpener({ pathname }: { pathname: string }) {
  // The page it was opened on, so that following a link closes it.
  const [openAt, setOpenAt] = useState<string | null>(null)
  const [Drawer, setDrawer] = useState<ComponentType<DrawerProps> | null>(null)

  useAtRest(loadDrawer)

  async function handleOpen() {
    setOpenAt(pathname)
    try {
      const { MenuDrawer } = await importPressed(loadDrawer, 'menu')
      setDrawer(() => MenuDrawer)
    } catch {
      // The footer has the same links.
      setOpenAt(null)
      goToQuickLinks()
    }
  }
  useGoOn('menu', () => void handleOpen())

  return (
    <>
      <Button
        color="inherit"
        className="narrow"
        aria-label={texts.menu}
        aria-haspopup="dialog"
        aria-expanded={openAt === pathname}
        onClick={() => void handleOpen()}
      >
        <MenuIcon />
      </Button>
      <a href="#quick-links" className="without-scripts">
        {texts.menu}
      </a>
      {Drawer !== null && (
        <Drawer isOpen={openAt === pathname} pathname={pathname} onClose={() => setOpenAt(null)} />
      )}
    </>
  )
}
