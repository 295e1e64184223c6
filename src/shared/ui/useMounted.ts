import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * False while a prerendered page hydrates, true from then on. For values that the build cannot know, such as
 * the query in the address: the first render must be that of the HTML.
 */
export const useMounted = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
