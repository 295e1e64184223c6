import { useEffect, useState, type ComponentType } from 'react'
import { useStore } from 'react-redux'
import { loadAdminLayout, type DeskLayout } from '@/features/desk'
import { importPressed } from '@/shared/config/importPart'
import type { Page, PageFile, Translation } from '@/shared/feature'
import type { AppStore } from './store'

type Components = {
  pages: Map<Page, PageFile>
  /** Around the pages of administrators, once one of them was loaded. */
  Layout?: DeskLayout
}

/** By store: a page with data can render only where its store has the data layer. */
const componentsOf = new WeakMap<AppStore, Components>()

function componentsIn(store: AppStore): Components {
  const components = componentsOf.get(store) ?? { pages: new Map<Page, PageFile>() }
  componentsOf.set(store, components)
  return components
}

/** Loads a page's component, the layout around it, and the data layer where the page needs it. */
export async function loadPage(page: Page, store: AppStore): Promise<void> {
  const { access, load, sendsData, loadSlices } = page
  const [file, Layout] = await Promise.all([
    load(),
    access === 'admin' ? loadAdminLayout() : undefined,
    (sendsData || loadSlices) && store.addData(loadSlices),
  ])
  const components = componentsIn(store)
  components.pages.set(page, file)
  components.Layout ??= Layout
}

export type PageComponent = {
  Component?: ComponentType
  Layout?: Components['Layout']
  /** Of the page; nothing where a speaker has checked it. */
  translation?: Translation
  error?: unknown
}

/**
 * A page's component, once it is loaded. Not `React.lazy`: React shows what a `Suspense` boundary has waited
 * for 0.3 s after its fallback at the earliest, and hydrates it after everything around it.
 */
export function usePageComponent(page: Page, isWanted: boolean): PageComponent {
  const store = useStore() as AppStore
  const [ended, setEnded] = useState<{ page: Page; error?: unknown }>()
  const { pages, Layout } = componentsIn(store)
  const file = pages.get(page)
  const isMissing = file === undefined && isWanted

  useEffect(() => {
    if (!isMissing) return
    let isOver = false
    const end = (error?: unknown) => isOver || setEnded({ page, error })
    importPressed(() => loadPage(page, store)).then(() => end(), end)
    return () => void (isOver = true)
  }, [isMissing, page, store])

  return {
    Component: file?.default,
    translation: file?.translation,
    Layout: page.access === 'admin' ? Layout : undefined,
    error: ended?.page === page ? ended.error : undefined,
  }
}
