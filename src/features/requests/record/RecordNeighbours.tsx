import { useDeferredValue, useMemo, useState } from 'react'
import { useSelector } from 'react-redux'
import type { AdminRecord } from '@/shared/collectionConfig'
import { ListNeighbours } from '@/shared/desk/ListNeighbours'
import { addressOf } from '../collections'
import { useListContext } from '../view/useListContext'
import { createSelectRows } from '../view/selectRows'
import { parseView } from '../view/view'

type Props = {
  id: string
  /** The view of the list that linked here, as in the address. */
  list: string
}

const none: readonly AdminRecord[] = []

/** Describes the Previous and Next buttons to screen readers. */
export const recordTitleId = 'record-title'

/** Links to the records before and after this one in the list that linked here. */
export function RecordNeighbours({ id, list }: Props) {
  // The open record keeps its place after a decision, although it no longer matches.
  const view = useMemo(() => ({ ...parseView(list), also: id }), [list, id])
  const { collection } = view
  const context = useListContext(collection)
  const [selectRows] = useState(createSelectRows)
  // Filtering and sorting a long list must not delay the page.
  const records = useDeferredValue(useSelector(collection.selectRecords), none)
  const matching = useMemo(
    () => selectRows(records, view, context),
    [selectRows, records, view, context],
  )
  const { isPartial } = collection.live.useInfo()
  return (
    <ListNeighbours
      rows={matching}
      id={id}
      addressOf={(record) => addressOf(collection, record.id)}
      label={collection.label}
      path="/memberlist"
      view={list}
      noun="request"
      titleId={recordTitleId}
      hidesPlace={isPartial}
    />
  )
}
