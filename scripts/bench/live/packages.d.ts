// The packages are installed when the benchmark runs, so their own types may not be there.

declare module 'react-firebase-hooks/firestore' {
  import type { Query } from 'firebase/firestore'
  export function useCollectionData<Item>(query: Query<Item>): [items: Item[] | undefined]
}

declare module 'reactfire' {
  import type { FirebaseApp } from 'firebase/app'
  import type { Firestore, Query } from 'firebase/firestore'
  import type { FC, ReactNode } from 'react'
  export const FirebaseAppProvider: FC<{ firebaseApp: FirebaseApp; children: ReactNode }>
  export const FirestoreProvider: FC<{ sdk: Firestore; children: ReactNode }>
  export function useFirestoreCollectionData(
    query: Query,
    options: { idField: string },
  ): { data: unknown }
}

declare module 'redux-firestore' {
  import type { Dispatch, Reducer } from '@reduxjs/toolkit'
  export const firestoreReducer: Reducer
  export function createFirestoreInstance(
    firebase: object,
    config: object,
    dispatch: Dispatch,
  ): { setListener: (collection: string) => Promise<void> }
}
