import type { StoreEnhancer } from '@reduxjs/toolkit'

/*
 * Stands where the Redux DevTools of a browser do. Redux Toolkit looks for them when it is
 * loaded, so the set-up of the features loads this.
 */

/** The names of the actions, as a developer reads them one below the other. */
export const actionNames: string[] = []

const listen: StoreEnhancer = (createStore) => (reducer, preloadedState) =>
  createStore((state, action) => {
    actionNames.push(action.type)
    return reducer(state, action)
  }, preloadedState)

Object.assign(window, {
  __REDUX_DEVTOOLS_EXTENSION_COMPOSE__:
    () =>
    (...enhancers: StoreEnhancer[]): StoreEnhancer =>
    (createStore) =>
      [...enhancers, listen].reduceRight((made, enhance) => enhance(made), createStore),
})
