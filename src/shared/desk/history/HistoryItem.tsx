import Box from '@mui/material/Box'
import ListItem from '@mui/material/ListItem'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { capitalized } from '@/shared/text/counted'

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

type ItemProps = ActProps & {
  at: string | undefined
  /** Typed texts and values. Those that the entry does not have are undefined. */
  texts: readonly { label?: string; text: ReactNode }[]
}

/** An entry of a history: the act, its texts and its time. */
export const HistoryItem = ({ at, texts, ...act }: ItemProps) => (
  <ListItem disableGutters divider sx={{ display: 'block', overflowWrap: 'anywhere' }}>
    <Typography variant="body2">
      <ActInWords {...act} />
    </Typography>
    {texts
      .filter(({ text }) => text !== undefined)
      .map(({ label, text }, index) => (
        <Typography key={index} variant="body2" sx={{ whiteSpace: 'pre-wrap', my: 0.25 }}>
          {label !== undefined && (
            <Box component="span" sx={{ color: 'text.secondary' }}>{`${label}: `}</Box>
          )}
          <bdi>{text}</bdi>
        </Typography>
      ))}
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {at}
    </Typography>
  </ListItem>
)
