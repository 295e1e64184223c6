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

/** For owners: requests that were erased while a part of their history is left, with the way to finish. */
export function UnfinishedErasures() {
  const { data = [] } = useReadUnfinishedErasuresQuery(undefined, {
    refetchOnMountOrArgChange: true,
  })
  return data.map((erasure) => <Unfinished key={erasure.id} {...erasure} />)
}

function Unfinished(erasure: UnfinishedErasure) {
  const [erase, { isLoading, error }] = useEraseMutation()
  const reference = referenceOf(kinds[erasure.kind].prefix, erasure.id)
  return (
    <Alert
      severity="warning"
      sx={{ my: 1.5 }}
      action={
        <Button
          color="inherit"
          size="small"
          loading={isLoading}
          aria-label={`Finish erasing ${reference}`}
          onClick={() => void erase(erasure)}
        >
          Finish
        </Button>
      }
    >
      {`The erasure of ${reference} did not finish: a part of its history is left.`}
      {error !== undefined && <div>{messageOf(error)}</div>}
    </Alert>
  )
}
