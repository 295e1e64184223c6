import { useContext } from 'react'
import { Link } from 'react-router-dom'
import { titleOf } from './columns'
import { ListContext } from './ListContext'
import { Mark } from './Mark'
import { useOthers } from './PeopleContext'
import { addressOf, type Kind } from './kind'
import type { AdminRecord } from './records'

type Props = {
  kind: Kind
  record: AdminRecord
  /** In a table one gets here with the arrow keys, so the tab key passes it over. */
  isInGrid?: boolean
}

/** The name of a record as the way to all of it, with what there is to notice. */
export function RecordName({ kind, record, isInGrid }: Props) {
  const { address, since } = useContext(ListContext)
  const others = useOthers(kind, record)
  const isNew = record.createdAtMillis !== null && record.createdAtMillis > since
  const unreadable = record.unreadable ?? []

  return (
    <span className="record-name">
      <Link
        to={addressOf(kind, record.id)}
        state={{ list: address }}
        tabIndex={isInGrid ? -1 : undefined}
      >
        {titleOf(record) ?? 'No name'}
      </Link>
      {isNew && (
        <Mark tone="new" title="Received since your last visit">
          New
        </Mark>
      )}
      {others > 0 && (
        <Mark tone="same" title="Of the same person or firm: the same mobile, GSTIN or Udyam">
          {`${others} more`}
        </Mark>
      )}
      {unreadable.length > 0 && (
        <Mark tone="odd" title={`Could not be read: ${unreadable.join(', ')}`}>
          Check
        </Mark>
      )}
    </span>
  )
}

/**
 * How names look, for what holds the list: a new record moves all the names of a page, and
 * styles of their own would be worked out again for each.
 */
export const recordNameStyles = {
  '& .record-name': { display: 'flex', alignItems: 'center', minWidth: 0 },
  '& .record-name > a': {
    color: 'primary.main',
    fontWeight: 600,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    textDecorationColor: 'color-mix(in srgb, currentColor 40%, transparent)',
    '&:hover': { textDecorationColor: 'inherit' },
  },
}
