import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Container from '@mui/material/Container'
import { memo, useCallback, useDeferredValue } from 'react'
import { useStore } from 'react-redux'
import { Link } from 'react-router-dom'
import { useLatest } from '@/shared/live/latest'
import { PageTitle } from '@/shared/ui/PageTitle'
import { KindPanel, panelStyles } from './KindPanel'
import { KindTabs } from './KindTabs'
import { useLastVisits } from './lastVisits'
import { selectViewOf, viewLeft, type PanelRoot } from './panelSlice'
import { PeopleContext, usePeople } from './PeopleContext'
import type { Kind } from './kind'
import { readView, useAddressView } from './useAddressView'
import { writeView, type View } from './view'

export default function MemberListPage() {
  const { view, change } = useAddressView()
  const sinceOf = useLastVisits(view.kind)
  const people = usePeople()

  const store = useStore<PanelRoot>()
  // So that a key in the search does not draw the tabs again.
  const readShown = useLatest(view)
  const show = useCallback(
    (kind: Kind) => {
      const view = readShown()
      store.dispatch(viewLeft({ kind: view.kind.id, address: writeView(view) }))
      const left = selectViewOf(store.getState(), kind.id) ?? `kind=${kind.id}`
      // Whoever looks for somebody goes on looking for them.
      change({ ...readView(left), search: view.search, page: 0 })
    },
    [change, store, readShown],
  )

  return (
    <Container maxWidth={false} sx={{ pt: 3, pb: 4, maxWidth: 1800 }}>
      <Head />
      <KindTabs shown={view.kind} sinceOf={sinceOf} onShow={show} />
      <PeopleContext value={people}>
        <ShownPanel view={view} sinceOf={sinceOf} onChange={change} />
      </PeopleContext>
    </Container>
  )
}

const Head = memo(() => (
  <Box className="screen-only" sx={head}>
    <PageTitle>Member List</PageTitle>
    <Button component={Link} to="/MonthlyMeetingVenue" size="small">
      Update the meeting’s venue
    </Button>
  </Box>
))

const head = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  justifyContent: 'space-between',
  columnGap: 2,
  '& h1': { mb: 1 },
}

type ShownPanelProps = {
  view: View
  sinceOf: (kind: string) => number
  onChange: (part: Partial<View>) => void
}

/** The panel of a tab. A whole grid takes its time, so the tab is marked first and this follows. */
function ShownPanel({ view, sinceOf, onChange }: ShownPanelProps) {
  const drawn = useDeferredValue(view)
  const isSettled = drawn.kind === view.kind
  const shown = isSettled ? view : drawn
  const { id } = shown.kind

  return (
    // What is pressed in the old panel meanwhile is not meant for the new one.
    <Box inert={!isSettled} sx={panelStyles}>
      <KindPanel key={id} view={shown} since={sinceOf(id)} onChange={onChange} />
    </Box>
  )
}
