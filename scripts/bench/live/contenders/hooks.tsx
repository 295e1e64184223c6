import type { FirestoreDataConverter } from 'firebase/firestore'
import { useMemo } from 'react'
import { useCollectionData } from 'react-firebase-hooks/firestore'
import {
  newest,
  openRegistrations,
  readRegistration,
  type Registration,
} from '@scripts/bench/live/sdk'
import { pageSize, Table } from '@scripts/bench/live/Table'

/** As its documentation has it where the id is wanted, too. */
const withId: FirestoreDataConverter<Registration> = {
  toFirestore: ({ id: _id, ...data }) => data,
  fromFirestore: (snapshot, options) =>
    ({ ...snapshot.data(options), id: snapshot.id }) as Registration,
}

const none: Registration[] = []

function List({ source }: { source: ReturnType<typeof openRegistrations>['registrations'] }) {
  const query = useMemo(() => source.withConverter(withId), [source])
  const [all = none] = useCollectionData(query)
  const items = useMemo(() => newest(all).slice(0, pageSize), [all])
  return <Table items={items} count={all.length} read={readRegistration} />
}

export const start = () => <List source={openRegistrations().registrations} />
