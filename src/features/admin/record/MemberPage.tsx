import { useParams } from 'react-router-dom'
import { collections } from '../collections'
import { RecordView } from './RecordView'

export default function MemberPage() {
  const { id = '' } = useParams()
  return <RecordView key={id} collection={collections[0]!} id={id} />
}
