import { onSnapshot, type QuerySnapshot } from 'firebase/firestore'
import { useEffect, useState } from 'react'
import {
  newest,
  openRegistrations,
  readRegistration,
  type Registration,
} from '@scripts/bench/live/sdk'
import { pageSize, Table } from '@scripts/bench/live/Table'

type Shown = { items: readonly Registration[]; count: number }

/** The rows after a snapshot, of which nothing but the rows is kept. */
function follow({ items }: Shown, snapshot: QuerySnapshot): Shown {
  const rows = new Map(items.map((item) => [item.id, item]))
  const oldest = items.length < pageSize ? -Infinity : timeOf(items.at(-1)!)
  for (const { type, doc } of snapshot.docChanges()) {
    const item = { ...doc.data(), id: doc.id } as Registration
    if (type === 'removed') rows.delete(item.id)
    else if (rows.has(item.id) || timeOf(item) > oldest) rows.set(item.id, item)
  }
  return { items: newest([...rows.values()]).slice(0, pageSize), count: snapshot.size }
}

const timeOf = ({ createdAt }: Registration) => createdAt?.toMillis() ?? 0

function List() {
  const [shown, setShown] = useState<Shown>({ items: [], count: 0 })
  useEffect(
    () =>
      onSnapshot(
        openRegistrations().registrations,
        { includeMetadataChanges: true },
        (snapshot) => {
          if (!snapshot.metadata.fromCache) setShown((before) => follow(before, snapshot))
        },
      ),
    [],
  )
  return <Table items={shown.items} count={shown.count} read={readRegistration} />
}

/**
 * What the table itself costs: a listener that keeps the rows which are drawn, and nothing of the
 * others. It can neither search them nor fill the place of a row that goes.
 */
export const start = () => <List />
