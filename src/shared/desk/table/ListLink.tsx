import ListItem from '@mui/material/ListItem'
import ListItemButton from '@mui/material/ListItemButton'
import type { ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router-dom'

type Props = Pick<LinkProps, 'to' | 'state'> & {
  divider?: boolean
  /** A button at its end. */
  secondaryAction?: ReactNode
  sx?: object
  children: ReactNode
}

/** An item of a list that is a link as a whole, high enough for a thumb. */
export const ListLink = ({ divider, secondaryAction, sx, children, ...link }: Props) => (
  <ListItem disablePadding divider={divider} secondaryAction={secondaryAction}>
    <ListItemButton component={Link} {...link} sx={{ minHeight: 44, ...sx }}>
      {children}
    </ListItemButton>
  </ListItem>
)
