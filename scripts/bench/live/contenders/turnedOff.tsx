import { createEntityAdapter, createReducer, type Reducer } from '@reduxjs/toolkit'
import { useMemo } from 'react'
import { useStore } from 'react-redux'
import { rootReducer } from '@/app/store'
import { registrationsSlice } from '@/features/registrations/data'
import { isSameList } from '@/shared/live/latest'
import { newestFirst } from '@/shared/live/newestFirst'
import { derive, fromStore } from '@/shared/live/source'
import { PlacedTable } from '@scripts/bench/live/PlacedTable'
import { pageSize } from '@scripts/bench/live/Table'
import { startWith, texts, type Item } from './product'

const { changed } = registrationsSlice.actions

const pathOfState = registrationsSlice.reducerPath

/**
 * This product with another state of its list behind the same listener, so that each shows what
 * the state of the product brings. They hear of the whole answer only, not of its newest part.
 */
function startOver<State>(reducer: Reducer<State>, itemsOf: (state: State) => readonly Item[]) {
  function List() {
    const store = useStore<{ [path: string]: State }>()
    const { items, count } = useMemo(() => {
      const all = derive(
        fromStore(store, (root) => root[pathOfState]!),
        itemsOf,
      )
      return {
        items: derive(all, (records) => records.slice(0, pageSize), isSameList),
        count: derive(all, ({ length }) => length),
      }
    }, [store])
    return <PlacedTable items={items} count={count} texts={texts} />
  }

  return () =>
    // The product's own then finds its place taken.
    startWith(List, () =>
      rootReducer.inject({ reducerPath: pathOfState, reducer: reducer as never }),
    )
}

/** One array that is kept in order and copied with each change. */
const list: Reducer<readonly Item[]> = (state = [], action) => {
  if (!changed.match(action)) return state
  const { upserted, removed, isWhole } = action.payload
  const gone = new Set([...removed, ...upserted.map(({ id }) => id)])
  const kept = isWhole ? [] : state.filter(({ id }) => !gone.has(id))
  return [...kept, ...upserted].toSorted(newestFirst)
}

type ById = { [id: string]: Item }

/** Records by their ids in one object that is copied with each change, put in order when they are drawn. */
const byId: Reducer<ById> = (state = {}, action) => {
  if (!changed.match(action)) return state
  const { upserted, removed, isWhole } = action.payload
  const next = isWhole ? {} : { ...state }
  for (const id of removed) delete next[id]
  for (const item of upserted) next[item.id] = item
  return next
}

const adapter = createEntityAdapter<Item>({ sortComparer: newestFirst })

/** Redux Toolkit's sorted records, with Immer. */
const immer = createReducer(adapter.getInitialState(), (builder) =>
  builder.addCase(changed, (state, { payload }) => {
    adapter.removeMany(state, payload.removed)
    adapter.setMany(state, payload.upserted)
  }),
)

export const startList = startOver(list, (state) => state)
export const startById = startOver(byId, (state) => Object.values(state).toSorted(newestFirst))
export const startImmer = startOver(immer, ({ ids, entities }) => ids.map((id) => entities[id]!))
