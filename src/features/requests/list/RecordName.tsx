import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Link from '@mui/material/Link'
import { createContext, useContext } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import type { AdminRecord } from '@/shared/collectionConfig'
import { addressOf, type AdminCollection } from '../collections'
import { findDuplicates, type Duplicates } from '../duplicates'
import { titleOf } from '../records'

/** The context of the rows of a list. */
export type List = {
  collection: AdminCollection
  /** Milliseconds since 1970. Later records are new. */
  since: number
  duplicates: Duplicates
  /** Ids of the records that their applicants have withdrawn. */
  withdrawn: ReadonlySet<string>
  /** Its view, as in the address: the page of a record links back to it. */
  address: string
  /** Writes the view into the address before another page opens. */
  onLeave: () => void
}

export const RowsContext = createContext<List | null>(null)

type Props = {
  collection: AdminCollection
  record: AdminRecord
  /** In a grid the arrow keys reach the link, and the Tab key skips it. */
  tabIndex?: number
}

/** The name of a record, linked to its page, with its badges. */
export function RecordName({ collection, record, tabIndex }: Props) {
  const list = useContext(RowsContext)

  return (
    <Box component="span" sx={nameSx}>
      <Link
        component={RouterLink}
        to={addressOf(collection, record.id)}
        state={{ list: list?.address }}
        onClick={list?.onLeave}
        tabIndex={tabIndex}
        translate="no"
        underline="hover"
        sx={linkSx}
      >
        <bdi>{titleOf(record) ?? 'No name'}</bdi>
      </Link>
      <RecordBadges record={record} />
    </Box>
  )
}

/** New, duplicate, withdrawn, unreadable: the marks of a record. */
export function RecordBadges({ record }: { record: AdminRecord }) {
  const list = useContext(RowsContext)
  if (list === null) return null
  const isNew = (record.createdAtMillis ?? 0) > list.since
  const others = findDuplicates(list.duplicates, list.collection, record).length
  const { unreadable } = record

  return (
    <>
      {isNew && (
        <Chip {...chip} color="primary" label="New" title="Received since your last visit" />
      )}
      {others > 0 && (
        <Chip
          {...chip}
          color="secondary"
          label={`${others} more`}
          title="From the same person or firm: same mobile, GSTIN or Udyam number"
        />
      )}
      {list.withdrawn.has(record.id) && (
        <Chip {...chip} color="error" label="Withdrawn" title="Withdrawn by the applicant" />
      )}
      {unreadable !== undefined && (
        <Chip
          {...chip}
          color="error"
          label="Check"
          title={`Could not be read: ${unreadable.join(', ')}`}
        />
      )}
    </>
  )
}

const chip = {
  size: 'small',
  variant: 'outlined',
  sx: { ml: 0.75, height: 20, flexShrink: 0 },
} as const

const nameSx = { display: 'flex', alignItems: 'center', minWidth: 0, maxWidth: '100%' }
/** A long name is cut off before the badges are. */
const linkSx = { fontWeight: 600, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' }
