import Box from '@mui/material/Box'
import Container from '@mui/material/Container'
import { useCallback, useDeferredValue, useEffect, useRef, useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import { PageBar } from '@/shared/ui/PageBar'
import { listShown, selectPreferences } from '../panelSlice'
import { ListPanel } from './ListPanel'
import { parseView, writeView, type View } from './view'

export default function MemberListPage() {
  const { view, change, flush } = useListView()
  const dispatch = useDispatch()
  const { id } = view.collection
  const address = writeView(view)
  useEffect(() => {
    dispatch(listShown({ collection: id, address }))
  }, [dispatch, id, address])

  // A grid takes time to render: the menu shows the new list first, and the grid follows.
  const deferredView = useDeferredValue(view)
  const isCurrent = deferredView.collection === view.collection
  const shown = isCurrent ? view : deferredView
  const hasList = useDeferredValue(true, false)

  return (
    <>
      <PageBar title="Member List">
        <Box component="span" sx={labelSx}>
          {view.collection.label}
        </Box>
      </PageBar>
      <Container maxWidth={false} sx={{ pb: 4 }}>
        {/* A click on the old list must not act on the new one. */}
        <Box inert={!isCurrent}>
          {hasList && (
            <ListPanel key={shown.collection.id} view={shown} onChange={change} onLeave={flush} />
          )}
        </Box>
      </Container>
    </>
  )
}

/** Milliseconds after the last key press until the address changes. */
const typingPause = 300

/**
 * The view, and a function that changes a part of it. The address follows and replaces its history
 * entry: at once, or after a pause in typing. A link or the Back button changes the view.
 *
 * @returns also `flush`, which updates the address at once, before the list is left
 */
function useListView() {
  const { search, key } = useLocation()
  const address = search.replace(/^\?/, '')
  const navigationType = useNavigationType()
  const navigate = useNavigate()
  const { columns: preferred } = useSelector(selectPreferences)
  const [view, setView] = useState(() => parseView(address, preferred))
  const [readKey, setReadKey] = useState(key)

  if (key !== readKey) {
    setReadKey(key)
    // Only this hook replaces entries, and more may have been typed since.
    if (navigationType !== 'REPLACE') setView(parseView(address, preferred))
  }

  const pending = useRef<() => void>(undefined)
  useEffect(() => {
    const wanted = writeView(view)
    if (wanted === address) return
    const write = () =>
      void navigate({ search: wanted }, { replace: true, preventScrollReset: true })
    const isTyping = view.search !== '' && view.search !== new URLSearchParams(address).get('q')
    const timer = setTimeout(write, isTyping ? typingPause : 0)
    pending.current = write
    return () => {
      clearTimeout(timer)
      pending.current = undefined
    }
  }, [view, address, navigate])

  const change = useCallback((part: Partial<View>) => {
    // Any other change starts again on the first page.
    setView((before) => ({ ...before, page: 0, ...part }))
  }, [])
  const flush = useCallback(() => pending.current?.(), [])

  return { view, change, flush }
}

const labelSx = { color: 'text.secondary', '@media print': { display: 'none' } }
