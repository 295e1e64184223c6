import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom'

/** Milliseconds after the last key press until the address changes. */
const typingPause = 300

/** A view without a search or without pages has none in its type. */
type Viewed = { search?: string; page?: number; [name: string]: unknown }

type Options<View> = {
  /** Reads a view from a query string without `?`. */
  parse: (address: string) => View
  /** Writes it. The search is `q`. */
  write: (view: View) => string
}

/**
 * The view of a list, and a function that changes a part of it. The address follows and replaces its
 * history entry: at once, or after a pause in typing. A link or the Back button changes the view.
 *
 * @returns also `flush`, which updates the address at once, before the list is left
 */
export function useViewInAddress<View extends Viewed>({ parse, write }: Options<View>) {
  const { search, key } = useLocation()
  const address = search.replace(/^\?/, '')
  const navigationType = useNavigationType()
  const navigate = useNavigate()
  const [view, setView] = useState(() => parse(address))
  const [readKey, setReadKey] = useState(key)

  if (key !== readKey) {
    setReadKey(key)
    // Only this hook replaces entries, and more may have been typed since.
    if (navigationType !== 'REPLACE') setView(parse(address))
  }

  const pending = useRef<() => void>(undefined)
  useEffect(() => {
    const wanted = write(view)
    if (wanted === address) return
    const follow = () =>
      void navigate({ search: wanted }, { replace: true, preventScrollReset: true })
    const typed = view.search ?? ''
    const isTyping = typed !== '' && typed !== new URLSearchParams(address).get('q')
    const timer = setTimeout(follow, isTyping ? typingPause : 0)
    pending.current = follow
    return () => {
      clearTimeout(timer)
      pending.current = undefined
    }
  }, [view, write, address, navigate])

  const change = useCallback((part: Partial<View>) => {
    // Any other change starts again on the first page.
    setView((before) => ({ ...before, ...('page' in before && { page: 0 }), ...part }))
  }, [])
  const flush = useCallback(() => pending.current?.(), [])

  return { view, change, flush }
}
