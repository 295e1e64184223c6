import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { messageOf } from '@/shared/firestore/messageOf'
import { referenceOf } from '@/shared/requests/reference'
import {
  useEraseMutation,
  useReadUnfinishedErasuresQuery,
  type UnfinishedErasure,
} from '../review/reviewApi'
import { kinds } from '@/shared/requests/steps'

/** For owners: requests and members that were erased while a part of their history is left, with the way to finish. */
export function UnfinishedErasures() {
  const { data = [] } = useReadUnfinishedErasuresQuery(undefined, {
    refetchOnMountOrArgChange: true,
  })
  return data.map((erasure) => <Unfinished key={erasure.id} {...erasure} />)
}

function Unfinished(erasure: UnfinishedErasure) {
  const [erase, { isLoading, error }] = useEraseMutation()
  const { kind, id } = erasure
  const name = kind === 'members' ? 'a member' : referenceOf(kinds[kind].prefix, id)
  return (
    <Alert
      severity="warning"
      sx={{ my: 1.5 }}
      action={
        <Button
          color="inherit"
          size="small"
          loading={isLoading}
          aria-label={`Finish erasing ${name}`}
          onClick={() => void erase(erasure)}
        >
          Finish
        </Button>
      }
    >
      {`The erasure of ${name} did not finish: a part of its history is left.`}
      {error !== undefined && <div>{messageOf(error)}</div>}
    </Alert>
  )
}
