import Alert from '@mui/material/Alert'
import Container from '@mui/material/Container'
import Link from '@mui/material/Link'
import { Link as RouterLink, useParams } from 'react-router-dom'
import { useRegistrations } from '@/features/registrations/data'
import { findById } from '@/shared/live/chunkedList'
import { LiveView } from '@/shared/live/LiveView'
import { PageTitle } from '@/shared/ui/PageTitle'
import { RegistrationDetails } from './RegistrationDetails'

export default function MemberPage() {
  const { id } = useParams()
  const { list, ...live } = useRegistrations()
  const registration = findById(list, id ?? '')

  return (
    <Container maxWidth="md" sx={{ py: 4 }}>
      <Link component={RouterLink} to="/memberlist">
        Back to the member list
      </Link>
      <PageTitle>{registration?.name ?? 'Member Details'}</PageTitle>
      <LiveView {...live} emptyText="No registrations yet.">
        {registration === undefined ? (
          <Alert severity="warning">
            There is no registration at this address. It may have been deleted.
          </Alert>
        ) : (
          <RegistrationDetails registration={registration} />
        )}
      </LiveView>
    </Container>
  )
}
