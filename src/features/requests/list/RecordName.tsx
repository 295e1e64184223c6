import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Link from '@mui/material/Link'
import { createContext, useContext, useMemo } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import type { AdminRecord } from '@/shared/collectionConfig'
import { counted } from '@/shared/text/counted'
import { addressOf, type AdminCollection } from '../collections'
import { findDuplicates, useDuplicates, type Duplicates } from '../duplicates'
import { useRequestsSelector } from '../store'
import { textOf } from '../records'
import { selectTitle } from '../rights/titles'
import { writeView, type View } from '../view/view'
import { selectNewSince } from '../viewSlice'

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

/** The context of the rows of the list that a view shows. */
export function useRowsContext(view: View, withdrawn: List['withdrawn'], onLeave: () => void) {
  const { collection } = view
  const since = useRequestsSelector((root) => selectNewSince(root, collection.id))
  const duplicates = useDuplicates()
  const address = writeView(view)
  return useMemo(
    () => ({ collection, since, duplicates, withdrawn, address, onLeave }),
    [collection, since, duplicates, withdrawn, address, onLeave],
  )
}

type Props = {
  collection: AdminCollection
  record: AdminRecord
  /** Whether the firm is shown after the name. */
  hasFirm?: boolean
  hasBadges?: boolean
  /** In a grid the arrow keys reach the link, and the Tab key skips it. */
  tabIndex?: number
}

/** The name of a record, linked to its page, with its badges. */
export function RecordName(props: Props) {
  const { collection, record, hasFirm = false, hasBadges = true, tabIndex } = props
  const list = useContext(RowsContext)
  const title = useRequestsSelector((root) => selectTitle(root, collection, record)) ?? 'No name'
  const firm = hasFirm ? textOf(record, 'firmName') : ''

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
        <bdi>{title}</bdi>
      </Link>
      {firm !== '' && firm !== title && (
        <Box component="span" translate="no" title={firm} sx={firmSx}>
          <bdi>{firm}</bdi>
        </Box>
      )}
      {hasBadges && <RecordBadges record={record} />}
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
          label={counted(others, 'other form')}
          title="From the same person or firm: same mobile, GSTIN or Udyam number"
        />
      )}
      {list.withdrawn.has(record.id) && (
        <Chip {...chip} color="error" label="Applicant has withdrawn" />
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
/** The firm is cut off before the name is. */
const firmSx = {
  ml: 1,
  flex: '1 1 0',
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  color: 'text.secondary',
  fontSize: '0.8125rem',
}
const linkSx = {
  fontWeight: 600,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
}
