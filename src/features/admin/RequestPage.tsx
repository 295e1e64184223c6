import Alert from '@mui/material/Alert'
import Container from '@mui/material/Container'
import { useParams } from 'react-router-dom'
import { PageTitle } from '@/shared/ui/PageTitle'
import { TextLink } from '@/shared/ui/TextLink'
import { kindOf } from './kinds'
import { RecordView } from './RecordView'

export default function RequestPage() {
  const { kind: name = '', id = '' } = useParams()
  const kind = kindOf(name)
  if (kind !== undefined) return <RecordView key={id} kind={kind} id={id} />
  return (
    <Container maxWidth="lg" sx={{ py: 4 }}>
      <PageTitle>Request Details</PageTitle>
      <Alert severity="warning">There are no requests of this kind.</Alert>
      <TextLink to="/memberlist">Back to the list</TextLink>
    </Container>
  )
}
