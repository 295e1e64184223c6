import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { counted } from '@/shared/text/counted'
import { grouped } from '@/shared/validation/numbers'

type Props = {
  /** Of a row with a search. */
  label?: string
  children: ReactNode
}

/** A row of tools above a list. It wraps where there is little space. */
export const ListTools = ({ label, children }: Props) => (
  <Box role={label && 'search'} aria-label={label} className="screen-only" sx={toolsSx}>
    {children}
  </Box>
)

/** How many rows there are. The tools after it are at the end of the row. */
export const ListCount = ({ children }: { children: string }) => (
  <Box component="p" role="status" sx={{ m: 0, mr: 'auto', fontWeight: 600 }}>
    {children}
  </Box>
)

/** "3 of 40 members", "40 members". */
export const countText = (
  matching: number,
  all: number,
  ...names: [noun: string, plural?: string]
) => `${matching === all ? '' : `${grouped(matching)} of `}${counted(all, ...names)}`

/** The message of an export or a print. */
export const ListMessage = ({ children }: { children: string }) => (
  <Box role="status" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
    {children}
  </Box>
)

/** For a list that the search and the filters leave empty. */
export const NoMatch = ({ children }: { children: string }) => (
  <Box component="p" sx={{ m: 0, py: 5, textAlign: 'center' }}>
    {children}
  </Box>
)

const toolsSx = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, my: 1 }
