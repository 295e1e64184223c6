import { useEffect, useState, type ComponentType } from 'react'
import { useStore } from 'react-redux'
import type { Page } from '@/shared/feature'
import { joinDataLayer, type AppStore } from './store'

const parts = new Map<Page, ComponentType>()

/** Fetches what a page is made of, and the data layer where it is drawn from that. */
export async function loadPart(page: Page, store: AppStore): Promise<void> {
  const [{ default: Part }] = await Promise.all([
    page.load(),
    page.usesData === 'atOnce' && joinDataLayer(store, page.access),
  ])
  parts.set(page, Part)
}

type Loading = { Part?: ComponentType; error?: unknown }

/**
 * What a page is made of; nothing until it is there. A page that was loaded before its first
 * drawing is drawn at once, which is what hydration needs.
 */
export function usePart(page: Page, isWanted: boolean): Loading {
  const store = useStore() as AppStore
  const [ended, setEnded] = useState<{ page: Page; error?: unknown }>()
  const Part = parts.get(page)
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
