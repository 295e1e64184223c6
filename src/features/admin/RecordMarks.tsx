import { useCallback, useContext, useSyncExternalStore } from 'react'
import { ListContext } from './ListContext'
import { Mark, markStyles } from './Mark'
import { PeopleContext } from './PeopleContext'
import type { Kind } from './kind'
import type { AdminRecord } from './records'

type Props = {
  kind: Kind
  /** The record as it is now. */
  read: () => AdminRecord | undefined
  /** Tells when it is another one. */
  subscribe: (changed: () => void) => () => void
}

/**
 * What there is to notice about a record, beside its name. It follows the record itself, and is drawn
 * only where there is something else to notice than before: a new record moves all names of a page.
 */
export function RecordMarks({ kind, read, subscribe }: Props) {
  const { since } = useContext(ListContext)
  const people = useContext(PeopleContext)
  const follow = useCallback(
    (changed: () => void) => {
      const stops = [subscribe(changed), people.subscribe(changed)]
      return () => stops.forEach((stop) => stop())
    },
    [subscribe, people],
  )
  // As one text, a line for each: with each new record every row is asked.
  const noticed = useSyncExternalStore(follow, () => {
    const record = read()
    if (record === undefined) return ''
    const isNew = (record.createdAtMillis ?? 0) > since
    const others = people.othersOf(kind, record)
    return [
      isNew ? 'New' : '',
      others > 0 ? `${others} more` : '',
      record.unreadable?.join(', '),
    ].join('\n')
  })
  const [news, others, unreadable] = noticed.split('\n')

  return (
    <>
      {news && (
        <Mark tone="new" title="Received since your last visit">
          {news}
        </Mark>
      )}
      {others && (
        <Mark tone="same" title="Of the same person or firm: the same mobile, GSTIN or Udyam">
          {others}
        </Mark>
      )}
      {unreadable && (
        <Mark tone="odd" title={`Could not be read: ${unreadable}`}>
          Check
        </Mark>
      )}
    </>
  )
}

/** How names and their marks look, for what holds the list. */
export const recordNameStyles = {
  ...markStyles,
  '& .record-name': { display: 'flex', alignItems: 'center', minWidth: 0 },
  '& .record-name > a': {
    color: 'primary.main',
    fontWeight: 600,
    // Not `hidden`, which makes of each name something that can be scrolled. So that it gives way to its
    // marks it has to be said.
    overflow: 'clip',
    minWidth: 0,
    textOverflow: 'ellipsis',
    // A column of names needs no lines to be told from the others.
    textDecoration: 'none',
    '&:hover, &:focus-visible': { textDecoration: 'underline' },
  },
}
