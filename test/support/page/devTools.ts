import type { Reducer, StoreEnhancer, UnknownAction } from '@reduxjs/toolkit'

/*
 * Stands where the Redux DevTools of a browser do. Redux Toolkit looks for them when it is
 * loaded, so the set-up of the features loads this.
 */

/** The actions, as a developer reads them one below the other. */
export const actions: UnknownAction[] = []

const listen: StoreEnhancer = (createStore) => (reducer, preloadedState) => {
  const store = createStore(wrap(reducer), preloadedState)
  return { ...store, replaceReducer: (next) => store.replaceReducer(wrap(next)) }
}

/** What was dispatched is noted, also after the reducer was replaced. */
function wrap<State, Action extends UnknownAction, Preloaded>(
  reducer: Reducer<State, Action, Preloaded>,
): Reducer<State, Action, Preloaded> {
  return (state, action) => {
    actions.push(action)
    return reducer(state, action)
  }
}

Object.assign(window, {
  __REDUX_DEVTOOLS_EXTENSION_COMPOSE__:
    () =>
    (...enhancers: StoreEnhancer[]): StoreEnhancer =>
    (createStore) =>
      [...enhancers, listen].reduceRight((made, enhance) => enhance(made), createStore),
})
