import MenuIcon from '@mui/icons-material/MenuOutlined'
import AppBar from '@mui/material/AppBar'
import IconButton from '@mui/material/IconButton'
import Toolbar from '@mui/material/Toolbar'
import Typography from '@mui/material/Typography'
import { createContext, useContext, type ReactNode } from 'react'

/** Opens the admin menu on screens where it is not always shown. */
export const AdminMenuContext = createContext<() => void>(() => {})

type Props = {
  /** The one h1 of the page. */
  title: ReactNode
  titleId?: string
  /** The page's actions. */
  children?: ReactNode
}

/** The bar at the top of a page of the admin area. */
export function PageBar({ title, titleId, children }: Props) {
  const openMenu = useContext(AdminMenuContext)
  return (
    <AppBar component="div" position="static" color="transparent" elevation={0} sx={barSx}>
      <Toolbar
        variant="dense"
        sx={{ gap: { xs: 0.5, sm: 1 }, flexWrap: 'wrap', py: { xs: 0, sm: 0.5 }, minHeight: 44 }}
      >
        <IconButton
          edge="start"
          aria-label="Menu of the admin area"
          aria-haspopup="dialog"
          onClick={openMenu}
          sx={{ display: { sm: 'none' }, width: 44, height: 44 }}
        >
          <MenuIcon />
        </IconButton>
        <Typography id={titleId} variant="h1" sx={titleSx}>
          {title}
        </Typography>
        {children}
      </Toolbar>
    </AppBar>
  )
}

const barSx = {
  borderBottom: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
  '@media print': { border: 0, '& button, & a': { display: 'none' } },
}

const titleSx = {
  // On a phone a long title breaks before the buttons beside it do.
  flex: { xs: '1 1 8rem', sm: '1 1 auto' },
  fontSize: { xs: '1.25rem', sm: '1.375rem' },
  overflowWrap: 'anywhere',
  minWidth: 0,
}
