import Box from '@mui/material/Box'
import type { MemberOf } from './memberOf'
import { StandingChip } from './StandingChip'
import type { Standing } from './standing'

/** Nothing to ask. */
const usual: readonly Standing[] = ['active', 'life']

/** That a person is a member. A standing is named where the office may want to ask; nobody is refused for it. */
export const MemberMark = ({ member: { row, isOtherName } }: { member: MemberOf }) => (
  <Box component="span" sx={markSx}>
    <span translate="no">{isOtherName ? `Number of ${markOf(row)}` : `Member ${row.number}`}</span>
    {!usual.includes(row.standing) && <StandingChip standing={row.standing} />}
  </Box>
)

const markOf = ({ number, name, firmName }: MemberOf['row']) =>
  `member ${number}, ${name || firmName}`

const markSx = { display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.75 }
