import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Drawer from '@mui/material/Drawer'
import type { SxProps, Theme } from '@mui/material/styles'
import { Link } from 'react-router-dom'
import { useCloseOnBack } from '@/shared/config/useCloseOnBack'
import { ColorModeButton } from '@/shared/ui/theme/ColorModeButton'
import { ChevronIcon, CloseIcon } from '@/shared/ui/icons'
import { texts } from '@/texts/layout'
import { isCurrent, leadsTo, menu, type MenuEntry } from './menu'

export type DrawerProps = { isOpen: boolean; pathname: string; onClose: () => void }

/** The menu on small screens: the same tree, with groups that expand. */
export function MenuDrawer({ isOpen, pathname, onClose }: DrawerProps) {
  useCloseOnBack(onClose, isOpen)
  return (
    <Drawer
      anchor="right"
      open={isOpen}
      onClose={onClose}
      slotProps={{
        paper: {
          'aria-label': texts.menu,
          sx: { width: 'min(22rem, 88vw)', backgroundImage: 'none' },
        },
      }}
    >
      <Box sx={drawerStyles}>
        <div className="top">
          <ColorModeButton />
          <Button color="inherit" onClick={onClose} startIcon={<CloseIcon />}>
            {texts.close}
          </Button>
        </div>
        <nav aria-label={texts.menu}>
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
      {entries.length === 0 && <li className="empty">{texts.noCompany}</li>}
      {entries.map((entry) => (
        <li key={entry.label}>
          {'path' in entry ? (
            <Link
              to={entry.path}
              // The page takes the place of the drawer in the history.
              replace
              aria-current={isCurrent(entry.path, pathname) ? 'page' : undefined}
              translate={entry.isName ? 'no' : undefined}
              onClick={onFollow}
            >
              {entry.label}
            </Link>
          ) : (
            // Expanded when the current page is in it.
            <details open={leadsTo(entry, pathname)}>
              <summary>
                {entry.label}
                <ChevronIcon />
              </summary>
              <Level entries={entry.entries} pathname={pathname} onFollow={onFollow} />
            </details>
          )}
        </li>
      ))}
    </ul>
  )
}

const drawerStyles: SxProps<Theme> = {
  minHeight: '100%',
  pb: 3,
  borderTop: '6px solid var(--mui-palette-art-laterite)',
  '& .top': { display: 'flex', justifyContent: 'space-between', p: 1 },
  '& ul': { listStyle: 'none', m: 0, p: 0 },
  '& a, & summary': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minHeight: '3rem',
    px: 2,
    py: 0.75,
    color: 'inherit',
    textDecoration: 'none',
    cursor: 'pointer',
    outlineOffset: '-3px',
    '&:hover': { bgcolor: 'action.hover' },
    '&[aria-current]': {
      color: 'secondary.main',
      boxShadow: 'inset 4px 0 0 var(--mui-palette-art-laterite)',
    },
  },
  '& nav > ul > li': { borderBottom: '1px solid', borderColor: 'divider' },
  '& nav > ul > li > a, & nav > ul > li > details > summary': { fontWeight: 600 },
  '& summary::-webkit-details-marker': { display: 'none' },
  '& .chevron': { flex: 'none', transition: 'transform 150ms' },
  '& details[open] > summary > .chevron': { transform: 'rotate(180deg)' },
  '& details ul': { pl: 1.5, pb: 1 },
  '& details ul a, & details ul summary': { minHeight: '2.75rem', fontSize: '0.9375rem' },
  '& .empty': { px: 2, py: 1, color: 'text.secondary', fontSize: '0.9375rem' },
}
