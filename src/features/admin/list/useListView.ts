import { useCallback, useEffect, useRef, useState } from 'react'
import { useSelector } from 'react-redux'
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import { selectPreferences } from '../panelSlice'
import { parseView, writeView, type View } from './view'

/** Milliseconds without a key press after which the address follows what is typed. */
const pause = 300

/**
 * The view, and the function that changes a part of it. The address follows, in the place of its
 * history entry: at once, or when one stops typing. A link or the Back button changes the view.
 *
 * @returns also `flush`, which lets the address follow now: for before the list is left
 */
export function useListView() {
  const { search, key } = useLocation()
  const address = search.replace(/^\?/, '')
  const navigationType = useNavigationType()
  const navigate = useNavigate()
  const { columns: preferred } = useSelector(selectPreferences)
  const [view, setView] = useState(() => parseView(address, preferred))
  const [followed, setFollowed] = useState(key)

  if (key !== followed) {
    setFollowed(key)
    // What replaced an entry was written here, and more may have been typed since.
    if (navigationType !== 'REPLACE') setView(parseView(address, preferred))
  }

  const pending = useRef<() => void>(undefined)
  useEffect(() => {
    const wanted = writeView(view)
    if (wanted === address) return
    const write = () =>
      void navigate({ search: wanted }, { replace: true, preventScrollReset: true })
    const isTyping = view.search !== '' && view.search !== new URLSearchParams(address).get('q')
    const timer = setTimeout(write, isTyping ? pause : 0)
    pending.current = write
    return () => {
      clearTimeout(timer)
      pending.current = undefined
    }
  }, [view, address, navigate])

  const change = useCallback((part: Partial<View>) => {
    // Another selection begins with its first page.
    setView((before) => ({ ...before, page: 0, ...part }))
  }, [])
  const flush = useCallback(() => pending.current?.(), [])

  return { view, change, flush }
}
