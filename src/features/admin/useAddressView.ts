import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { readPreferences } from './preferences'
import { parseView, writeView, type View } from './view'

/** Milliseconds without a change after which the address follows. */
const pause = 300

/** The view an address names in this browser. */
export const readView = (address: string) => parseView(address, readPreferences().columns)

/**
 * The view, and the function that changes a part of it. The address follows when one stops
 * typing, in the place of its history entry; an address that changes by itself is followed.
 */
export function useAddressView() {
  const address = useLocation().search.replace(/^\?/, '')
  const navigate = useNavigate()
  const [view, setView] = useState(() => readView(address))
  const [followed, setFollowed] = useState(address)
  const written = useRef(address)

  if (address !== followed) {
    setFollowed(address)
    // What was written here a moment ago says nothing new, and more may have been typed since.
    // oxlint-disable-next-line react/refs
    if (address !== written.current) setView(readView(address))
  }

  useEffect(() => {
    const wanted = writeView(view)
    if (wanted === address) return
    const write = () => {
      written.current = wanted
      void navigate({ search: wanted }, { replace: true, preventScrollReset: true })
    }
    return beforeLeaving(write)
  }, [view, address, navigate])

  const change = useCallback((part: Partial<View>) => {
    // Another selection begins with its first page.
    setView((before) => ({ ...before, page: 0, ...part }))
  }, [])

  return { view, change }
}

/**
 * Calls `write` after the pause, or before whatever leads away does: the page that is left stays
 * until the next one has loaded, and would write over that one's address.
 */
function beforeLeaving(write: () => void): () => void {
  const leaving = new AbortController()
  const capturing = { capture: true, signal: leaving.signal }
  const timer = setTimeout(writeNow, pause)
  function stop() {
    clearTimeout(timer)
    leaving.abort()
  }
  function writeNow() {
    stop()
    write()
  }
  document.addEventListener('click', writeNow, capturing)
  document.addEventListener('keydown', ({ key }) => key === 'Enter' && writeNow(), capturing)
  window.addEventListener('popstate', stop, capturing)
  return stop
}
