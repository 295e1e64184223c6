import Box from '@mui/material/Box'
import type { AdminRecord } from '@/shared/collectionConfig'
import { displayValue } from '@/shared/text/displayValue'
import { type AdminCollection, collectionById, addressOf } from '../collections'
import { valueOf, titleOf } from '../records'
import { AssignMenu } from '../steps/AssignMenu'
import { CheckList } from '../steps/CheckList'
import { reviewDetailsInWords } from '@/shared/requests/reviewDetails'
import { History } from '../steps/History'
import { NoteForm } from '../steps/NoteForm'
import { isTrashed, versionOf, stateOf } from '@/shared/requests/review'
import { kinds } from '@/shared/requests/steps'
import { useRequest } from '../review/requestState'
import { DefinitionRow } from '@/shared/ui/DefinitionRow'
import { Part } from '@/shared/desk/Part'
import { FollowUpPart } from '../followUp/FollowUpPart'
import { DocumentList } from './DocumentList'
import { useDue, dueDateInWords, type Due } from '../dueDate'
import { RecordPanel, type PanelName } from './RecordPanel'
import Typography from '@mui/material/Typography'
import { counted } from '@/shared/text/counted'
import Link from '@mui/material/Link'
import { Link as RouterLink } from 'react-router-dom'
import { referenceOf } from '@/shared/requests/reference'
import { StateChip } from '../steps/StateChip'
import { calendarDay } from '@/shared/text/dateText'
import List from '@mui/material/List'
import { useNameOf } from '@/features/people/desk'
import { HistoryItem } from '@/shared/desk/history/HistoryItem'

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

/** Beside the record. */
function DueDate({ due }: { due: Due }) {
  const { daysLeft, isStopped, isOver, timeLimit } = due
  const left = daysLeft === 0 ? 'today' : `${counted(daysLeft, 'day')} left`
  return (
    <Part title="Due date">
      <Typography sx={{ fontWeight: 600, ...(isOver && { color: 'error.main' }) }}>
        {`${dueDateInWords(due)}${isStopped || isOver ? '' : ` (${left})`}`}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {`Time limit: ${counted(timeLimit, 'day')}`}
      </Typography>
    </Part>
  )
}

/** Beside a request: the rights requests of its applicant. */
function RightsPart({ rights }: { rights: readonly AdminRecord[] }) {
  const list = collectionById('rights')
  const outsideTrash = rights.filter((record) => !isTrashed(record))
  if (list === undefined || outsideTrash.length === 0) return null
  return (
    <Part title="Data requests">
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
        {outsideTrash.map((record) => (
          <li key={record.id}>
            <Link component={RouterLink} to={addressOf(list, record.id)} sx={{ fontWeight: 600 }}>
              <bdi>{titleOf(record)}</bdi>
            </Link>{' '}
            <StateChip state={stateOf(record)} />
            <Typography variant="body2" translate="no" sx={{ color: 'text.secondary' }}>
              {`${referenceOf(list.prefix, record.id)}, ${record.createdAt}`}
            </Typography>
          </li>
        ))}
      </Box>
    </Part>
  )
}

/** The beginning of a history: who has entered the request, and how its applicant has agreed. */
function EnteredBy({ record: { entered, createdAt } }: { record: AdminRecord }) {
  const nameOf = useNameOf()
  if (entered === undefined) return null
  return (
    <List disablePadding>
      <HistoryItem
        name={nameOf(entered.by)}
        words="entered it for the applicant"
        at={createdAt}
        texts={[
          entered.receivedOn === undefined
            ? { label: 'How it came', text: entered.how }
            : {
                label: `Received ${entered.how.toLowerCase()}`,
                text: calendarDay(entered.receivedOn),
              },
          { label: 'Consent', text: entered.consent },
        ]}
      />
    </List>
  )
}
