import Alert from '@mui/material/Alert'
import Container from '@mui/material/Container'
import { useParams } from 'react-router-dom'
import { PageBar } from '@/shared/ui/PageBar'
import { TextLink } from '@/shared/ui/TextLink'
import { collectionById } from '../collections'
import { RecordView } from './RecordView'

export default function RequestPage() {
  const { kind = '', id = '' } = useParams()
  const collection = collectionById(kind)
  if (collection !== undefined) return <RecordView key={id} collection={collection} id={id} />
  return (
    <>
      <PageBar title="Request Details" />
      <Container maxWidth="lg" sx={{ py: 3 }}>
        <Alert severity="warning">There are no requests of this kind.</Alert>
        <TextLink to="/memberlist">Back to the list</TextLink>
      </Container>
    </>
  )
}
