import type { CollectionReference } from 'firebase/firestore'
import { useMemo } from 'react'
import { FirebaseAppProvider, FirestoreProvider, useFirestoreCollectionData } from 'reactfire'
import {
  newest,
  openRegistrations,
  readRegistration,
  type Registration,
} from '@scripts/bench/live/sdk'
import { pageSize, Table } from '@scripts/bench/live/Table'

const none: Registration[] = []

function List({ source }: { source: CollectionReference }) {
  const { data } = useFirestoreCollectionData(source, { idField: 'id' })
  const all = (data as Registration[] | undefined) ?? none
  const items = useMemo(() => newest(all).slice(0, pageSize), [all])
  return <Table items={items} count={all.length} read={readRegistration} />
}

export function start() {
  const { app, database, registrations } = openRegistrations()
  return (
    <FirebaseAppProvider firebaseApp={app}>
      <FirestoreProvider sdk={database}>
        <List source={registrations} />
      </FirestoreProvider>
    </FirebaseAppProvider>
  )
}
