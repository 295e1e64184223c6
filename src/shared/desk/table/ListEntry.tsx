import Box from '@mui/material/Box'
import ListItem from '@mui/material/ListItem'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { Facts } from '@/shared/desk/Facts'

type Props = {
  title: ReactNode
  /** Beside the title. */
  chips?: ReactNode
  /** Names, numbers and addresses, on one line. */
  facts?: readonly (string | undefined)[]
  /** Sentences, each on a line of its own; an empty one is left out. */
  lines?: readonly ReactNode[]
  /** Buttons. */
  actions?: ReactNode
  /** Below all of it. */
  children?: ReactNode
}

/** A record of a `ListCard`: its name and facts, with its buttons beside them where there is room. */
export const ListEntry = ({ title, chips, facts = [], lines = [], actions, children }: Props) => (
  <ListItem divider sx={{ display: 'block', py: 1.5 }}>
    <Box sx={rowSx}>
      <Box sx={{ flex: '1 1 16rem', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={rowSx}>
          <Typography component="div" translate="no" sx={{ fontWeight: 600 }}>
            <bdi>{title}</bdi>
          </Typography>
          {chips}
        </Box>
        {facts.some(Boolean) && (
          <Typography variant="body2" translate="no" sx={{ color: 'text.secondary' }}>
            <Facts facts={facts} />
          </Typography>
        )}
        {lines.filter(Boolean).map((line, at) => (
          <Typography key={at} variant="body2" sx={{ color: 'text.secondary' }}>
            {line}
          </Typography>
        ))}
      </Box>
      {actions}
    </Box>
    {children}
  </ListItem>
)

const rowSx = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }
