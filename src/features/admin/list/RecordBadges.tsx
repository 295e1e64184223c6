import Chip from '@mui/material/Chip'
import { useContext } from 'react'
import { findDuplicates } from '../duplicates'
import type { AdminRecord } from '../records'
import { ListContext } from './ListContext'

/** What there is to notice about a record, beside its name. */
export function RecordBadges({ record }: { record: AdminRecord }) {
  const list = useContext(ListContext)
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
          title="Of the same person or firm: the same mobile, GSTIN or Udyam"
        />
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
