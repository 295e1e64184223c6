import { useSelector } from 'react-redux'
import type { createLiveSlice, LiveState, LiveStatus } from './createLiveSlice'

export type LiveSlice<Item extends { id: string }, Name extends string> = ReturnType<
  typeof createLiveSlice<Item, Name>
>

export type ShownStatus = Exclude<LiveStatus, 'idle'>

// Whoever shows a list also listens, and need not be drawn again as that begins.
const shownStatus = (status: LiveStatus): ShownStatus => (status === 'idle' ? 'loading' : status)

/** What the `LiveView` of a collection has to know: little of it is another with a change. */
export function useLiveStatus<Item extends { id: string }, Name extends string>({
  selectors,
}: LiveSlice<Item, Name>) {
  type Root = { [Key in Name]?: LiveState<Item> }
  return {
    isEmpty: useSelector((root: Root) => selectors.selectList(root).size === 0),
    /** How many records are there that the list has not yet; null where nobody knows. */
    toCome: useSelector((root: Root) => selectors.selectToCome(root)),
    status: useSelector((root: Root) => shownStatus(selectors.selectStatus(root))),
    error: useSelector((root: Root) => selectors.selectError(root)),
    notLiveSince: useSelector((root: Root) => selectors.selectNotLiveSince(root)),
  }
}

/** What a page shows of a live collection: its items, and what its `LiveView` has to know. */
export function useLive<Item extends { id: string }, Name extends string>(
  slice: LiveSlice<Item, Name>,
) {
  type Root = { [Key in Name]?: LiveState<Item> }
  const list = useSelector((root: Root) => slice.selectors.selectList(root))
  return { list, ...useLiveStatus(slice) }
}
