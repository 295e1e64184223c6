import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Drawer from '@mui/material/Drawer'
import { Link } from 'react-router-dom'
import { ColorModeButton } from '@/shared/ui/ColorModeButton'
import { Chevron, Cross } from '@/shared/ui/icons'
import { drawerStyles } from './drawerStyles'
import { emptyText, isCurrent, leadsTo, menu, type MenuEntry } from './menu'
import { useCloseRequest } from './useCloseRequest'

export type DrawerProps = { isOpen: boolean; pathname: string; onClose: () => void }

/** The whole menu on small screens: the same tree, its groups unfold. */
export function MenuDrawer({ isOpen, pathname, onClose }: DrawerProps) {
  useCloseRequest(isOpen, onClose)
  return (
    <Drawer
      anchor="right"
      open={isOpen}
      onClose={onClose}
      slotProps={{
        paper: { 'aria-label': 'Menu', sx: { width: 'min(22rem, 88vw)', backgroundImage: 'none' } },
      }}
    >
      <Box sx={drawerStyles}>
        <div className="top">
          <ColorModeButton />
          <Button color="inherit" onClick={onClose} startIcon={<Cross />}>
            Close
          </Button>
        </div>
        <nav aria-label="Menu">
          <Level entries={menu} pathname={pathname} onFollow={onClose} />
        </nav>
      </Box>
    </Drawer>
  )
}

type LevelProps = { entries: MenuEntry[]; pathname: string; onFollow: () => void }

function Level({ entries, pathname, onFollow }: LevelProps) {
  return (
    <ul>
      {entries.length === 0 && <li className="empty">{emptyText}</li>}
      {entries.map((entry) => (
        <li key={entry.label}>
          {'path' in entry ? (
            <Link
              to={entry.path}
              aria-current={isCurrent(entry.path, pathname) ? 'page' : undefined}
              onClick={onFollow}
            >
              {entry.label}
            </Link>
          ) : (
            // Unfolded where the page that is shown stands in it.
            <details open={leadsTo(entry, pathname)}>
              <summary>
                {entry.label}
                <Chevron />
              </summary>
              <Level entries={entry.entries} pathname={pathname} onFollow={onFollow} />
            </details>
          )}
        </li>
      ))}
    </ul>
  )
}
