import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import type { AdminRecord } from '@/shared/collectionConfig'
import { referenceOf } from '@/shared/requests/reference'
import type { DecidedKind } from '@/shared/requests/steps'
import { useNameOf } from '@/features/people/desk'
import type { AdminCollection } from '../collections'
import { isSaving, useReviewed } from '../review/requestState'
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

/** A step that is on its way is not shown as done. */
function ReviewFacts({ kind, record }: { kind: DecidedKind; record: AdminRecord }) {
  const { current, request } = useReviewed(kind, record)
  const due = useDue(kind, current, request.state)
  const nameOf = useNameOf()
  const { assignee } = current.review ?? {}
  return (
    <>
      {isSaving(request) ? (
        <Chip size="small" variant="outlined" role="status" label="Saving…" />
      ) : (
        <StateChip state={request.state} />
      )}
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
