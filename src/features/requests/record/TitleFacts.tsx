import Box from '@mui/material/Box'
import type { AdminRecord } from '@/shared/collectionConfig'
import { referenceOf } from '@/shared/requests/reference'
import type { DecidedKind } from '@/shared/requests/steps'
import { useNameOf } from '@/features/people/desk'
import type { AdminCollection } from '../collections'
import { useReviewed } from '../pending/requestState'
import { StateChip } from '../steps/StateChip'
import { dueInWords, useDue } from '../dueDate'

type Props = { collection: AdminCollection; record: AdminRecord }

/** Beside the name of a record: its status, reference, due date and administrator. */
export const TitleFacts = ({ collection, record }: Props) => (
  <Box sx={factsSx}>
    {collection.kind && <ReviewFacts kind={collection.kind} record={record} />}
    <span translate="no">{referenceOf(collection.prefix, record.id)}</span>
  </Box>
)

/** The status is that after the person's own step, even before it is saved. */
function ReviewFacts({ kind, record }: { kind: DecidedKind; record: AdminRecord }) {
  const { current, request } = useReviewed(kind, record)
  const due = useDue(kind, current, request.state)
  const nameOf = useNameOf()
  const { assignee } = current.review ?? {}
  return (
    <>
      <StateChip state={request.state} />
      {due && (
        <Box component="span" sx={due.isOver ? { color: 'error.main', fontWeight: 600 } : {}}>
          {dueInWords(due)}
        </Box>
      )}
      {assignee !== undefined && (
        <span className="screen-only">
          <span>Assigned to </span>
          <bdi translate="no">{nameOf(assignee)}</bdi>
        </span>
      )}
    </>
  )
}

const factsSx = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 0.5,
  color: 'text.secondary',
  fontSize: '0.875rem',
}
