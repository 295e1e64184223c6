import { useEffect, useState, type ComponentType } from 'react'
import { useStore } from 'react-redux'
import type { Page } from '@/shared/feature'
import type { AppStore } from './store'

/** The parts of each store's app: a page with data is ready only where its store has the data layer. */
const partsOf = new WeakMap<AppStore, Map<Page, ComponentType>>()

function partsIn(store: AppStore) {
  const parts = partsOf.get(store) ?? new Map<Page, ComponentType>()
  partsOf.set(store, parts)
  return parts
}

/** Fetches what a page is made of, and the data layer where it needs that. */
export async function loadPart(page: Page, store: AppStore): Promise<void> {
  const { load, sendsData, loadSlices } = page
  const [{ default: Part }] = await Promise.all([
    load(),
    (sendsData || loadSlices) && store.addData(loadSlices),
  ])
  partsIn(store).set(page, Part)
}

type Loading = { Part?: ComponentType; error?: unknown }

/**
 * What a page is made of; nothing until it is there. A page that was loaded before its first
 * drawing is drawn at once, which is what hydration needs.
 */
export function usePart(page: Page, isWanted: boolean): Loading {
  const store = useStore() as AppStore
  const [ended, setEnded] = useState<{ page: Page; error?: unknown }>()
  const Part = partsIn(store).get(page)
  const isMissing = Part === undefined && isWanted

  useEffect(() => {
    if (!isMissing) return
    let isOver = false
    const end = (error?: unknown) => isOver || setEnded({ page, error })
    loadPart(page, store).then(() => end(), end)
    return () => void (isOver = true)
  }, [isMissing, page, store])

  return { Part, error: ended?.page === page ? ended.error : undefined }
}
