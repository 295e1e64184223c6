import Box from '@mui/material/Box'
import type { MemberOf } from './memberOf'
import { StandingChip } from './StandingChip'
import type { Standing } from '@/shared/members/standing'

/** Nothing to ask. */
const usual: readonly Standing[] = ['active', 'life']

/** Marks a member. It names a standing that the office may want to ask about; no standing closes the door. */
export const MemberMark = ({ member: { row, isOtherName } }: { member: MemberOf }) => (
  <Box component="span" sx={markSx}>
    <span translate="no">{isOtherName ? `Number of ${markOf(row)}` : `Member ${row.number}`}</span>
    {!usual.includes(row.standing) && <StandingChip standing={row.standing} />}
  </Box>
)

const markOf = ({ number, name, firmName }: MemberOf['row']) =>
  `member ${number}, ${name || firmName}`

const markSx = { display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.75 }
