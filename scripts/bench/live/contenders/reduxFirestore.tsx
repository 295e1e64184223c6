import { applyMiddleware, combineReducers, legacy_createStore } from '@reduxjs/toolkit'
import firebase from 'firebase/compat/app'
import 'firebase/compat/firestore'
import { useMemo } from 'react'
import { Provider, useSelector } from 'react-redux'
import { createFirestoreInstance, firestoreReducer } from 'redux-firestore'
import { dispatchedCounter } from '@scripts/bench/live/countDispatched'
import {
  address,
  collectionName,
  newest,
  options,
  readRegistration,
  type Registration,
} from '@scripts/bench/live/sdk'
import { pageSize, Table } from '@scripts/bench/live/Table'

type State = { firestore: { ordered: { [collection: string]: Registration[] | undefined } } }

const none: Registration[] = []

function List() {
  const all = useSelector(({ firestore }: State) => firestore.ordered[collectionName] ?? none)
  const items = useMemo(() => newest(all).slice(0, pageSize), [all])
  return <Table items={items} count={all.length} read={readRegistration} />
}

export function start() {
  firebase.initializeApp(options)
  firebase.firestore().useEmulator(address.host, address.port)
  const store = legacy_createStore(
    combineReducers({ firestore: firestoreReducer }),
    applyMiddleware(dispatchedCounter),
  )
  const firestore = createFirestoreInstance(firebase, {}, store.dispatch)
  void firestore.setListener(collectionName)
  return (
    <Provider store={store}>
      <List />
    </Provider>
  )
}
