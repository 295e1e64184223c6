import Container from '@mui/material/Container'
import { useRegistrations } from '@/features/registrations/data'
import { LiveView } from '@/shared/live/LiveView'
import { PageTitle } from '@/shared/ui/PageTitle'
import { RegistrationsGrid } from './RegistrationsGrid'

export default function MemberListPage() {
  return (
    <Container maxWidth="xl" sx={{ py: 4 }}>
      <PageTitle>Member List</PageTitle>
      <LiveView {...useRegistrations()} emptyText="No registrations yet.">
        <RegistrationsGrid />
      </LiveView>
    </Container>
  )
}
