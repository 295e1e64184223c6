import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { Link as RouterLink } from 'react-router-dom'
import { formatMobile } from '@/shared/validation/mobile'

type Props = {
  person: { name: string; firmName: string; mobile: string }
  /** The address of their answer, if there is one. */
  to?: string
}

/** The name of a person, with their firm and number below it. */
export const PersonName = ({ person: { name, firmName, mobile }, to }: Props) => (
  <Box translate="no" sx={{ minWidth: '13rem', overflowWrap: 'anywhere' }}>
    {to === undefined ? (
      <Box component="span" sx={nameSx}>
        <bdi>{name || 'No name'}</bdi>
      </Box>
    ) : (
      <Link component={RouterLink} to={to} underline="hover" sx={nameSx}>
        <bdi>{name || 'No name'}</bdi>
      </Link>
    )}
    {[firmName, mobile && formatMobile(mobile)].filter(Boolean).map((fact) => (
      <Typography key={fact} component="span" variant="body2" sx={factSx}>
        <bdi>{fact}</bdi>
      </Typography>
    ))}
  </Box>
)

const nameSx = { display: 'block', fontWeight: 600 }
/** Side by side where there is room. */
const factSx = { display: 'inline-block', mr: 1.5, color: 'text.secondary' }
