import { useParams } from 'react-router-dom'
import { kinds } from './kinds'
import { RecordView } from './RecordView'

export default function MemberPage() {
  const { id = '' } = useParams()
  return <RecordView key={id} kind={kinds[0]!} id={id} />
}
