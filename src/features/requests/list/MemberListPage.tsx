import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Container from '@mui/material/Container'
import { useDeferredValue, useEffect } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { Link } from 'react-router-dom'
import { selectRole } from '@/features/session'
import { canEdit } from '@/shared/requests/roles'
import { PageBar } from '@/shared/ui/PageBar'
import { canBeEntered } from '../entry/canBeEntered'
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
  const role = useSelector(selectRole)
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
        {canBeEntered(view.collection) && canEdit(role) && (
          <Button className="screen-only" size="small" component={Link} to={`/desk/enter/${id}`}>
            New entry
          </Button>
        )}
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

const labelSx = { color: 'text.secondary', '@media print': { display: 'none' } }
