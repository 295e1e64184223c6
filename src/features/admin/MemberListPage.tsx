import Box from '@mui/material/Box'
import Container from '@mui/material/Container'
import { useCallback } from 'react'
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
        <KindPanel key={view.kind.id} view={view} since={sinceOf(view.kind.id)} onChange={change} />
      </PeopleContext>
    </Container>
  )
}
