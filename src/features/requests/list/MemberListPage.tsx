import Box from '@mui/material/Box'
import { useDeferredValue, useEffect } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { site } from '@/content/site'
import { PageBar } from '@/shared/ui/PageBar'
import { listShown, selectPreferences } from '../viewSlice'
import { ListPanel } from './ListPanel'
import { useViewInAddress } from '@/shared/desk/useViewInAddress'
import { parseView, writeView } from '../view/view'

export default function MemberListPage() {
  const { columns: preferred } = useSelector(selectPreferences)
  const { view, change, flush } = useViewInAddress({
    parse: (address) => parseView(address, preferred),
    write: writeView,
  })
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
      <title>{`${view.collection.heading} | ${site.name}`}</title>
      {/* A click on the old list must not act on the new one. */}
      <Box inert={!isCurrent}>
        {hasList ? (
          <ListPanel key={shown.collection.id} view={shown} onChange={change} onLeave={flush} />
        ) : (
          <PageBar title={view.collection.heading} />
        )}
      </Box>
    </>
  )
}
