import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useMemo } from 'react'
import { useSelector } from 'react-redux'
import { Link as RouterLink } from 'react-router-dom'
import { referenceOf } from '@/shared/forms/reference'
import { titleOf } from './columns'
import { addressOf, type Kind } from './kind'
import { kinds } from './kinds'
import type { Root } from './people'
import type { AdminRecord } from './records'
import { samePerson } from './samePerson'
import { useOpenKinds } from './useOpenKinds'

/** What else the same person or firm has sent. */
export function OtherRequests({ record }: { record: AdminRecord }) {
  useOpenKinds(kinds)
  const isAllHere = useSelector((root: Root) => kinds.every(({ slice }) => isHere(slice, root)))
  return (
    <Box component="section" className="screen-only" aria-labelledby="other-requests">
      <Typography id="other-requests" variant="h3" component="h2" sx={{ color: 'secondary.main' }}>
        Requests of the same person or firm
      </Typography>
      <Box component="ul" sx={{ pl: 2.5, '&:empty + p': { display: 'block' } }}>
        {kinds.map((kind) => (
          <OfKind key={kind.id} kind={kind} record={record} />
        ))}
      </Box>
      <Typography sx={{ display: 'none', color: 'text.secondary' }}>
        {isAllHere
          ? 'None with the same mobile, GSTIN or Udyam number.'
          : 'Looking through all lists…'}
      </Typography>
    </Box>
  )
}

const isHere = ({ selectors }: Kind['slice'], root: Root) =>
  selectors.selectStatus(root) === 'ready' && selectors.selectToCome(root) === 0

function OfKind({ kind, record }: { kind: Kind; record: AdminRecord }) {
  const list = useSelector((root: Root) => kind.slice.selectors.selectList(root))
  const others = useMemo(() => samePerson(list, record), [list, record])
  return others.map((other) => (
    <li key={other.id}>
      <Link
        component={RouterLink}
        to={addressOf(kind, other.id)}
        state={{ list: `kind=${kind.id}` }}
      >
        {kind.label}: {titleOf(other) ?? 'No name'} ({referenceOf(kind.prefix, other.id)})
      </Link>
      , {other.createdAt}
    </li>
  ))
}
