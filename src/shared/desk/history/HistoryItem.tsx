import Box from '@mui/material/Box'
import ListItem from '@mui/material/ListItem'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { capitalized } from '@/shared/text/capitalized'

type ActProps = {
  /** Of the administrator. */
  name: string
  /** The act in words that follow the name. */
  words: string
}

/** An administrator and an act: “Kabita approved this request”. */
export const ActInWords = ({ name, words }: ActProps) => (
  <>
    <Box component="strong" translate="no" sx={{ fontWeight: 600 }}>
      <bdi>{capitalized(name)}</bdi>
    </Box>{' '}
    <span>{words}</span>
  </>
)

type ItemProps = ActProps & { at: string | undefined; children: ReactNode }

/** An entry of a history: the act, its texts and its time. */
export const HistoryItem = ({ at, children, ...act }: ItemProps) => (
  <ListItem disableGutters divider sx={{ display: 'block', overflowWrap: 'anywhere' }}>
    <Typography variant="body2">
      <ActInWords {...act} />
    </Typography>
    {children}
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {at}
    </Typography>
  </ListItem>
)

/** A text that the administrator typed, or a value. */
export const HistoryText = ({ label, children }: { label?: string; children: ReactNode }) => (
  <Typography variant="body2" sx={{ whiteSpace: 'pre-wrap', my: 0.25 }}>
    {label !== undefined && (
      <Box component="span" sx={{ color: 'text.secondary' }}>{`${label}: `}</Box>
    )}
    {children}
  </Typography>
)
