import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * False while a prerendered page is taken over, true ever after. For what the build cannot
 * know, such as the question mark part of the address: the first drawing must be the HTML's.
 */
export const useMounted = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
