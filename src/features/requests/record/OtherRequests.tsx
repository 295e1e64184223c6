import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useSelector } from 'react-redux'
import { Link as RouterLink } from 'react-router-dom'
import type { AdminRecord } from '@/shared/collectionConfig'
import { referenceOf } from '@/shared/requests/reference'
import { addressOf, formLists, type AdminCollection } from '../collections'
import { findDuplicates, useDuplicates, type Duplicate } from '../duplicates'
import { titleOf } from '../records'
import { useRequestsSelector } from '../pending/store'

type Props = { collection: AdminCollection; record: AdminRecord }

export function OtherRequests({ collection, record }: Props) {
  const duplicates = findDuplicates(useDuplicates(), collection, record)
  const remark = useSelector(selectRemark)
  return (
    <Box component="section" className="screen-only" aria-labelledby="other-requests">
      <Typography id="other-requests" variant="h3" component="h2">
        Other forms of this person or firm
      </Typography>
      <Box component="ul" sx={{ pl: 2.5 }}>
        {duplicates.map((duplicate) => (
          <OtherRequest key={`${duplicate.collection.id} ${duplicate.id}`} {...duplicate} />
        ))}
      </Box>
      {duplicates.length === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>{remark}</Typography>
      )}
    </Box>
  )
}

/** The text where no other record was found. */
function selectRemark(root: object): string {
  const states = formLists.map(({ live }) => live.selectState(root))
  if (states.some(({ staleSince }) => staleSince !== null))
    return 'None so far with the same mobile, GSTIN or Udyam number. Not all lists are live.'
  return states.every(({ status }) => status === 'ready')
    ? 'None with the same mobile, GSTIN or Udyam number.'
    : 'Searching all lists…'
}

function OtherRequest({ collection, id }: Duplicate) {
  const record = useRequestsSelector((root) => collection.live.selectById(root, id))
  if (record === undefined) return null
  return (
    <li>
      <Link
        component={RouterLink}
        to={addressOf(collection, id)}
        state={{ list: `list=${collection.id}` }}
      >
        <span>{`${collection.label}: `}</span>
        <bdi translate="no">{titleOf(record) ?? 'No name'}</bdi>
        <span translate="no">{` (${referenceOf(collection.prefix, id)})`}</span>
      </Link>
      <span translate="no">{`, ${record.createdAt}`}</span>
    </li>
  )
}
