import Box from '@mui/material/Box'
import Container from '@mui/material/Container'
import { useCallback, useDeferredValue } from 'react'
import { PageTitle } from '@/shared/ui/PageTitle'
import { KindPanel } from './KindPanel'
import { KindTabs } from './KindTabs'
import { useLastVisits } from './lastVisits'
import { PeopleContext, usePeople } from './PeopleContext'
import type { Kind } from './kind'
import { useAddressView } from './useAddressView'
import { parseView } from './view'

export default function MemberListPage() {
  const { view, change } = useAddressView()
  const sinceOf = useLastVisits(view.kind)
  const people = usePeople()

  // The tab that was pressed is marked at once; its panel, a whole grid, follows when it is drawn.
  const drawn = useDeferredValue(view)
  const isSettled = drawn.kind === view.kind
  const shown = isSettled ? view : drawn

  const show = useCallback(
    // Whoever looks for somebody goes on looking for them.
    (kind: Kind) => change({ ...parseView(`kind=${kind.id}`), search: view.search }),
    [change, view.search],
  )

  return (
    <Container maxWidth={false} sx={{ pt: 3, pb: 4, maxWidth: 1800 }}>
      <Box className="screen-only" sx={{ '& h1': { mb: 1 } }}>
        <PageTitle>Member List</PageTitle>
      </Box>
      <KindTabs shown={view.kind} sinceOf={sinceOf} onShow={show} />
      <PeopleContext value={people}>
        {/* What is pressed in the old panel meanwhile is not meant for the new one. */}
        <Box inert={!isSettled}>
          <KindPanel
            key={shown.kind.id}
            view={shown}
            since={sinceOf(shown.kind.id)}
            onChange={change}
          />
        </Box>
      </PeopleContext>
    </Container>
  )
}
