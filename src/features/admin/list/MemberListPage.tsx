import Box from '@mui/material/Box'
import Container from '@mui/material/Container'
import { useDeferredValue, useEffect } from 'react'
import { useDispatch } from 'react-redux'
import { PageBar } from '@/shared/ui/PageBar'
import { listShown } from '../panelSlice'
import { ListPanel } from './ListPanel'
import { useListView } from './useListView'
import { writeView } from './view'

export default function MemberListPage() {
  const { view, change, flush } = useListView()
  const dispatch = useDispatch()
  const { id } = view.collection
  const address = writeView(view)
  useEffect(() => {
    dispatch(listShown({ collection: id, address }))
  }, [dispatch, id, address])

  // A whole grid takes its time, so the menu is marked first and the list follows.
  const drawn = useDeferredValue(view)
  const isSettled = drawn.collection === view.collection
  const shown = isSettled ? view : drawn
  const isDrawn = useDeferredValue(true, false)

  return (
    <>
      <PageBar title="Member List">
        <Box component="span" sx={labelSx}>
          {view.collection.label}
        </Box>
      </PageBar>
      <Container maxWidth={false} sx={{ pb: 4 }}>
        {/* What is pressed in the old list meanwhile is not meant for the new one. */}
        <Box inert={!isSettled}>
          {isDrawn && (
            <ListPanel key={shown.collection.id} view={shown} onChange={change} onLeave={flush} />
          )}
        </Box>
      </Container>
    </>
  )
}

const labelSx = { color: 'text.secondary', '@media print': { display: 'none' } }
