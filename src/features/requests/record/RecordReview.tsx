import Box from '@mui/material/Box'
import type { AdminRecord } from '@/shared/collectionConfig'
import { displayValue } from '@/shared/text/displayValue'
import type { AdminCollection } from '../collections'
import { valueOf } from '../records'
import { AssignMenu } from '../steps/AssignMenu'
import { CheckList } from '../steps/CheckList'
import { reviewDetailsInWords } from '@/shared/requests/reviewDetails'
import { History } from '../steps/History'
import { NoteForm } from '../steps/NoteForm'
import { isTrashed, versionOf } from '@/shared/requests/review'
import { kinds } from '@/shared/requests/steps'
import { useRequest } from '../review/requestState'
import { RightsPart } from '../rights/RightsPart'
import { DefinitionRow } from '@/shared/ui/DefinitionRow'
import { Part } from '@/shared/desk/Part'
import { FollowUpPart } from '../followUp/FollowUpPart'
import { EnteredBy } from '../entry/EnteredBy'
import { DocumentList } from './DocumentList'
import { DueDate } from './DueDate'
import { useDue } from '../dueDate'
import { RecordPanel, type PanelName } from './RecordPanel'

type Props = {
  collection: AdminCollection
  record: AdminRecord
  /** Whether the person may act on requests. */
  canEdit: boolean
  /** The request carries the person's own mobile number. */
  isOwn: boolean
  /** The rights requests of the applicant. */
  rights: readonly AdminRecord[]
  /** The applicant has withdrawn it. */
  isLocked: boolean
  /** The one that a phone shows. */
  panel: PanelName | undefined
}

/** Beside the record: its administrator, the due date, the checks and the history. */
export function RecordReview(props: Props) {
  const { collection, record, canEdit, isOwn, rights, isLocked, panel } = props
  const { id, review } = record
  const { kind } = collection
  const target = { kind: collection.id, id }
  const canChange = canEdit && !isTrashed(record)
  const shownValue = (field: string) =>
    displayValue(collection.fields.get(field)?.meta, valueOf(record, field))
  const { state } = useRequest(target, record)
  const due = useDue(kind, record, state)
  const details = reviewDetailsInWords(review?.details)

  return (
    <Box component="aside" aria-label="Review" className="screen-only" sx={asideSx}>
      <RecordPanel name="checks" chosen={panel}>
        {kind && (
          <Part title="Assigned to">
            <AssignMenu
              target={target}
              expectedVersion={versionOf(record)}
              assignee={review?.assignee}
              canAssign={canChange && !isLocked}
            />
          </Part>
        )}
        {kind && (
          <Box sx={daysSx}>
            {due && !isLocked && <DueDate due={due} />}
            <FollowUpPart target={target} review={review} canEdit={canChange && !isLocked} />
          </Box>
        )}
        {details.length > 0 && (
          <Part title={state === 'recommended' ? 'Committee' : 'Decided'}>
            <Box component="dl" sx={{ m: 0, whiteSpace: 'pre-wrap' }}>
              {details.map(([label, text]) => (
                <DefinitionRow key={label} label={label}>
                  {text}
                </DefinitionRow>
              ))}
            </Box>
          </Part>
        )}
        {kinds[collection.id].checks.length > 0 && (
          <Part title="Checks">
            <CheckList
              target={target}
              checks={review?.checks}
              valueOf={shownValue}
              canEdit={canChange && !isOwn && !isLocked}
            />
          </Part>
        )}
        {kind && kind !== 'rights' && (
          <Box sx={{ order: 1 }}>
            <Part title="Documents received">
              <DocumentList
                target={target}
                received={review?.documents}
                canEdit={canChange && !isOwn && !isLocked}
              />
            </Part>
          </Box>
        )}
        <RightsPart rights={rights} />
      </RecordPanel>
      <RecordPanel name="history" chosen={panel}>
        <Part title="History">
          {canChange && <NoteForm target={target} />}
          <History target={target} isEntered={record.entered !== undefined} />
          <EnteredBy record={record} />
        </Part>
      </RecordPanel>
    </Box>
  )
}

/** Side by side where both are short. */
const daysSx = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fit, minmax(9.5rem, 1fr))',
  '&:empty': { display: 'none' },
}

const asideSx = { display: 'grid', gap: 2, alignContent: 'start', minWidth: 0 }
