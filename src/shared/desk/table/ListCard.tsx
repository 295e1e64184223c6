import Card from '@mui/material/Card'
import List from '@mui/material/List'
import type { ReactNode } from 'react'

type Props = {
  'aria-label'?: string
  'aria-labelledby'?: string
  sx?: object
  children: ReactNode
}

/** Records of the same kind in one card, for content that does not fit into columns: dialogs, buttons, notes. */
export const ListCard = ({ sx = {}, children, ...name }: Props) => (
  <Card variant="outlined" sx={sx}>
    <List disablePadding {...name} sx={linesSx}>
      {children}
    </List>
  </Card>
)

/** Lines between the items; below the last one is the card's own border. */
const linesSx = { '& > li:last-of-type': { borderBottom: 0 } }
