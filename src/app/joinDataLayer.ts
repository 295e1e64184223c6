import type { AppStore } from './store'

/** Adds the data layer, which is a part of its own: a page without data does not load it. */
export async function joinDataLayer(store: AppStore) {
  const { joinData } = await import('./dataStore')
  joinData(store)
}
