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

/**
 * Whether the page of the file is being taken over, told by the mark that `main.tsx` removes
 * after it. To be asked in an effect: unlike the above it draws nothing a second time.
 */
export const isBeingTakenOver = () => document.querySelector('#root[data-page]') !== null
