import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { Link as RouterLink } from 'react-router-dom'
import type { AdminRecord } from '@/shared/collectionConfig'
import { referenceOf } from '@/shared/requests/reference'
import { collectionById, addressOf } from '../collections'
import { Part } from '@/shared/desk/Part'
import { titleOf } from '../records'
import { isTrashed, stateOf } from '@/shared/requests/review'
import { StateChip } from '../steps/StateChip'

/** Beside a request: the rights requests of its applicant. */
export function RightsPart({ rights }: { rights: readonly AdminRecord[] }) {
  const list = collectionById('rights')
  const outsideTrash = rights.filter((record) => !isTrashed(record))
  if (list === undefined || outsideTrash.length === 0) return null
  return (
    <Part title="Data requests">
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
        {outsideTrash.map((record) => (
          <li key={record.id}>
            <Link component={RouterLink} to={addressOf(list, record.id)} sx={{ fontWeight: 600 }}>
              <bdi>{titleOf(record)}</bdi>
            </Link>{' '}
            <StateChip state={stateOf(record)} />
            <Typography variant="body2" translate="no" sx={{ color: 'text.secondary' }}>
              {`${referenceOf(list.prefix, record.id)}, ${record.createdAt}`}
            </Typography>
          </li>
        ))}
      </Box>
    </Part>
  )
}
