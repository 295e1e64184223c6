import Box from '@mui/material/Box'
import Container from '@mui/material/Container'
import type { ComponentType } from 'react'
import { useSelector } from 'react-redux'
import { useLocation, useParams } from 'react-router-dom'
import { selectCanEdit } from '@/features/session/desk'
import { Part } from '@/shared/desk/Part'
import { PageBar } from '@/shared/ui/PageBar'
import { Waiting } from '@/shared/ui/status/Waiting'
import { LiveView } from '@/shared/ui/status/LiveView'
import { MemberCard } from '../card/MemberCard'
import type { MemberRow } from '../rows/memberRows'
import { useMemberRows } from '../rows/useMemberRows'
import { MemberListing } from '../listing/MemberListing'
import { StandingChip } from '../StandingChip'
import { MemberContacts, MembershipFacts, ProfileFacts } from './MemberFacts'
import { MemberHistory } from './MemberHistory'
import { MemberNeighbours } from './MemberNeighbours'
import { MemberSteps } from './MemberSteps'
import { NoteForm } from './NoteForm'

type Props = {
  /** The payments, which know the members and are not known here: the shell of the desk brings them. */
  Payments: ComponentType<{ row: MemberRow }>
}

/** A member: facts, actions and history. */
export default function MemberPage({ Payments }: Props) {
  const { id = '' } = useParams()
  const { rows, info } = useMemberRows()
  const row = rows.find((each) => each.id === id)
  const canEdit = useSelector(selectCanEdit)
  // The view of the list that linked here.
  const from = useLocation().state as { list?: string; isNew?: true } | null
  const name = row && (row.name || row.firmName || 'No name')

  return (
    <>
      <PageBar
        title={<bdi translate={name === undefined ? undefined : 'no'}>{name ?? 'Member'}</bdi>}
      >
        {row && <StandingChip standing={row.standing} />}
      </PageBar>
      <Container maxWidth="lg" sx={{ py: 1 }}>
        <MemberNeighbours id={id} rows={rows} list={from?.list ?? ''} />
        {/* It was made a moment ago, and the list has not brought it yet. */}
        {row === undefined && from?.isNew && <Waiting />}
        <LiveView
          {...info}
          isEmpty={row === undefined}
          emptyText={from?.isNew ? '' : 'There is no such member.'}
        >
          {row && (
            <Box key={id} sx={columnsSx}>
              <Box sx={{ minWidth: 0 }}>
                <Box className="screen-only" sx={contactsSx}>
                  <MemberContacts profile={row.member.profile} />
                </Box>
                {canEdit && (
                  <Box className="screen-only">
                    <MemberSteps row={row} />
                  </Box>
                )}
                <Part title="Membership">
                  <MembershipFacts row={row} />
                </Part>
                <Box sx={{ mt: 2 }}>
                  <Payments row={row} />
                </Box>
                <Box className="screen-only" sx={{ mt: 2 }}>
                  <MemberCard member={row.member} />
                </Box>
                <Box sx={{ mt: 2 }}>
                  <MemberListing member={row.member} />
                </Box>
                <Box sx={{ mt: 2 }}>
                  <Part title="Person and firm">
                    <ProfileFacts profile={row.member.profile} />
                  </Part>
                </Box>
              </Box>
              <Part title="History">
                {canEdit && (
                  <Box className="screen-only" sx={{ mb: 1 }}>
                    <NoteForm member={row.member} />
                  </Box>
                )}
                <MemberHistory member={row.member} />
              </Part>
            </Box>
          )}
        </LiveView>
      </Container>
    </>
  )
}

const columnsSx = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(18rem, 22rem)' },
  alignItems: 'start',
}
const contactsSx = { display: 'flex', flexWrap: 'wrap', gap: 1, my: 1 }
