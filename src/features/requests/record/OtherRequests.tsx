import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useContext } from 'react'
import { useSelector } from 'react-redux'
import { Link as RouterLink } from 'react-router-dom'
import type { AdminRecord } from '@/shared/collectionConfig'
import { referenceOf } from '@/shared/requests/reference'
import { addressOf, formLists, type AdminCollection } from '../collections'
import { duplicateOf, selectByReference, selectDuplicatesOf } from '../duplicateOf'
import { findDuplicates, useDuplicates, type Duplicate } from '../duplicates'
import { titleOf } from '../records'
import { stateOf } from '@/shared/requests/review'
import { useRequestsSelector } from '../store'
import { MemberPartsContext } from '../steps/memberParts'
import { StateChip } from '../steps/StateChip'

type Props = {
  collection: AdminCollection
  record: AdminRecord
  /** Closes the record as a duplicate of another, by the reference number of that; undefined: not possible. */
  onDuplicate?: (reference: string) => void
}

/** With those that it was closed as a duplicate of, or that were closed as duplicates of it. */
export function OtherRequests({ collection, record, onDuplicate }: Props) {
  const ofPerson = findDuplicates(useDuplicates(), collection, record)
  const reference = referenceOf(collection.prefix, record.id)
  const original = useRequestsSelector((root) => selectByReference(root, duplicateOf(record)))
  const copies = useRequestsSelector((root) => selectDuplicatesOf(root, reference))
  const remark = useSelector(selectRemark)
  const parts = useContext(MemberPartsContext)
  const isIn = (list: readonly Duplicate[], { id }: Duplicate) => list.some((one) => one.id === id)
  const linked = [...(original ? [original] : []), ...copies]
  const others = [...linked, ...ofPerson.filter((other) => !isIn(linked, other))]
  const noteOf = (other: Duplicate) => {
    if (other.id === original?.id) return 'This form is a duplicate of it.'
    return isIn(copies, other) ? 'Closed as a duplicate of this form.' : undefined
  }
  return (
    <Box component="section" className="screen-only" aria-labelledby="other-requests">
      <Typography id="other-requests" variant="h3" component="h2">
        Other forms of this person or firm
      </Typography>
      {parts && <parts.Same record={record} />}
      <Box component="ul" sx={{ pl: 2.5 }}>
        {others.map((other) => (
          <OtherRequest
            key={`${other.collection.id} ${other.id}`}
            {...other}
            note={noteOf(other)}
            onDuplicate={onDuplicate}
          />
        ))}
      </Box>
      {others.length === 0 && <Typography sx={{ color: 'text.secondary' }}>{remark}</Typography>}
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

type OtherProps = Duplicate & Pick<Props, 'onDuplicate'> & { note: string | undefined }

function OtherRequest({ collection, id, note, onDuplicate }: OtherProps) {
  const record = useRequestsSelector((root) => collection.live.selectById(root, id))
  if (record === undefined) return null
  const reference = referenceOf(collection.prefix, id)
  return (
    <li>
      <Link
        component={RouterLink}
        to={addressOf(collection, id)}
        state={{ list: `list=${collection.id}` }}
      >
        <span>{`${collection.label}: `}</span>
        <bdi translate="no">{titleOf(record) ?? 'No name'}</bdi>
        <span translate="no">{` (${reference})`}</span>
      </Link>
      <span translate="no">{`, ${record.createdAt}`}</span>{' '}
      {collection.kind && <StateChip state={stateOf(record)} />}
      {note === undefined ? (
        onDuplicate && (
          <Button size="small" onClick={() => onDuplicate(reference)}>
            {`Close as duplicate of ${reference}…`}
          </Button>
        )
      ) : (
        <strong>{` ${note}`}</strong>
      )}
    </li>
  )
}
