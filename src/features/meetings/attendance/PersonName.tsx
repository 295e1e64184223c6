import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { Link as RouterLink } from 'react-router-dom'
import { sameNumberText } from '@/shared/text/persons'
import { formatMobile } from '@/shared/validation/mobile'

type Props = {
  person: { name: string; firmName: string; mobile: string; sameNumberAs: readonly string[] }
  /** The address of their reply, if there is one. */
  to?: string
}

/** A person with firm and number: on one line in a table, below each other where there is no room. */
export const PersonName = ({ person: { name, firmName, mobile, sameNumberAs }, to }: Props) => (
  <>
    <Box translate="no" sx={lineSx}>
      {to === undefined ? (
        <Box component="span" sx={nameSx}>
          <bdi>{name || 'No name'}</bdi>
        </Box>
      ) : (
        <Link component={RouterLink} to={to} underline="hover" sx={nameSx}>
          <bdi>{name || 'No name'}</bdi>
        </Link>
      )}
      {firmName && (
        <Box component="span" sx={firmSx}>
          <bdi>{firmName}</bdi>
        </Box>
      )}
      {mobile && (
        <Box component="span" sx={factSx}>
          <bdi>{formatMobile(mobile)}</bdi>
        </Box>
      )}
    </Box>
    {sameNumberAs.length > 0 && (
      <Box translate="no" sx={sharedSx}>
        <bdi>{sameNumberText(sameNumberAs)}</bdi>
      </Box>
    )}
  </>
)

const lineSx = {
  display: 'flex',
  flexWrap: { xs: 'wrap', md: 'nowrap' },
  columnGap: 1.25,
  maxWidth: { md: '27rem' },
  overflowWrap: 'anywhere',
}
const nameSx = { fontWeight: 600, flexShrink: { md: 0 }, maxWidth: { md: '11rem' } }
const factSx = { color: 'text.secondary', whiteSpace: 'nowrap', fontWeight: 400 }
/** Below the others, also in a table: a rare remark. */
const sharedSx = { color: 'text.secondary', fontWeight: 400 }
/** Cut where the table is too narrow; the page of the person has the whole. */
const firmSx = {
  ...factSx,
  whiteSpace: { xs: 'normal', md: 'nowrap' },
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
}
