import { useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { useStore } from 'react-redux'
import { loadAdminLayout } from '@/features/admin'
import type { Page } from '@/shared/feature'
import type { AppStore } from './store'

/** The parts of each store's app: a page with data is ready only where its store has the data layer. */
const partsOf = new WeakMap<AppStore, Parts>()

type Parts = {
  pages: Map<Page, ComponentType>
  /** Around the pages of administrators, once one of them was fetched. */
  Layout?: ComponentType<{ children: ReactNode }>
}

function partsIn(store: AppStore): Parts {
  const parts = partsOf.get(store) ?? { pages: new Map<Page, ComponentType>() }
  partsOf.set(store, parts)
  return parts
}

/**
 * Fetches what a page is made of, what stands around it, and the data layer where it needs that. All in
 * one: React shows what waits for a part of its own 0.3 s late.
 */
export async function loadPart(page: Page, store: AppStore): Promise<void> {
  const { access, load, sendsData, loadSlices } = page
  const [{ default: Part }, Layout] = await Promise.all([
    load(),
    access === 'admin' ? loadAdminLayout() : undefined,
    (sendsData || loadSlices) && store.addData(loadSlices),
  ])
  const parts = partsIn(store)
  parts.pages.set(page, Part)
  parts.Layout ??= Layout
}

type Loading = { Part?: ComponentType; Layout?: Parts['Layout']; error?: unknown }

/**
 * What a page is made of; nothing until it is there. A page that was loaded before its first
 * drawing is drawn at once, which is what hydration needs.
 */
export function usePart(page: Page, isWanted: boolean): Loading {
  const store = useStore() as AppStore
  const [ended, setEnded] = useState<{ page: Page; error?: unknown }>()
  const { pages, Layout } = partsIn(store)
  const Part = pages.get(page)
  const isMissing = Part === undefined && isWanted

  useEffect(() => {
    if (!isMissing) return
    let isOver = false
    const end = (error?: unknown) => isOver || setEnded({ page, error })
    loadPart(page, store).then(() => end(), end)
    return () => void (isOver = true)
  }, [isMissing, page, store])

  return {
    Part,
    Layout: page.access === 'admin' ? Layout : undefined,
    error: ended?.page === page ? ended.error : undefined,
  }
}
