import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import { object } from 'yup'
import { canEdit } from '@/shared/requests/roles'
import type { Role } from '@/shared/requests/roles'
import type { AdminRecord } from '@/shared/collectionConfig'
import { TextField } from '@/shared/forms/fields/TextField'
import { isConflict } from '@/shared/firestore/errors'
import { messageOf } from '@/shared/firestore/messageOf'
import { textField } from '@/shared/validation/text'
import { useListenHistoryQuery, useRestoreMutation, useTrashMutation } from '../review/reviewApi'
import { DeskForm } from '@/shared/desk/DeskForm'
import { requestWords } from '../review/reviewWords'
import { capitalized } from '@/shared/text/capitalized'
import { useNameOf } from '@/features/people/desk'
import { writeStepBefore } from '../pending/pendingStepsThunks'
import { versionOf, type Review } from '@/shared/requests/review'
import { limits, type Kind } from '@/shared/requests/steps'
import { useFormId } from '@/shared/desk/useFormId'
import { useSeen } from '../pending/useSeen'
import { useRequestsDispatch } from '../pending/store'

type Props = { kind: Kind; record: AdminRecord }

/** Moves a record out of the lists, with a reason. */
export function TrashForm({ kind, record, onClose }: Props & { onClose: () => void }) {
  const nameOf = useNameOf()
  const dispatch = useRequestsDispatch()
  const [trash] = useTrashMutation()
  const [seen, setSeen] = useSeen(record)
  const { id } = record

  async function handleSubmit({ text }: { text: string }, formId: string) {
    const version = await dispatch(writeStepBefore({ kind, id, seen }))
    if (version === undefined) return 'Your last step could not be saved.'
    const { error } = await trash({ kind, id, formId, seen: version, text })
    if (error === undefined) onClose()
    if (isConflict<Review | undefined>(error)) setSeen(versionOf({ review: error.current }))
    return messageOf(error, requestWords(nameOf))
  }

  return (
    <DeskForm
      label="Move to trash"
      schema={schema}
      draft={`trash ${kind} ${id}`}
      onSubmit={handleSubmit}
      submitLabel="Move to trash"
      onCancel={onClose}
      takesFocus
    >
      <TextField name="text" />
    </DeskForm>
  )
}

const schema = object({
  text: textField('Why', { max: limits.text, rows: 2 })
    .required('Say why')
    .meta({ help: 'Only administrators read it. It can be restored at any time.' }),
})

/** Above a record that is in the trash: since when and why, and the way out of it. */
export function TrashBand({ kind, record, role }: Props & { role: Role | null }) {
  const nameOf = useNameOf()
  const [restore, { isLoading, error }] = useRestoreMutation()
  const [formId] = useFormId()
  const { id } = record
  const { data: history } = useListenHistoryQuery({ kind, id })
  const entry = history?.items.find((each) => each.kind === 'trash')
  const failure = messageOf(error, requestWords(nameOf))

  return (
    <Alert
      severity="warning"
      sx={{ mb: 2, '& .MuiAlert-action': { flexWrap: 'wrap', pt: 0.5 } }}
      action={
        canEdit(role) && (
          <>
            <Button
              color="inherit"
              size="small"
              disabled={isLoading}
              onClick={() => void restore({ kind, id, formId, seen: versionOf(record) })}
            >
              Restore
            </Button>
            {role === 'owner' && (
              <Button color="inherit" size="small" component={Link} to="/desk/trash">
                Erase…
              </Button>
            )}
          </>
        )
      }
    >
      <strong>In the trash.</strong>{' '}
      {entry && (
        <>
          <bdi translate="no">{capitalized(nameOf(entry.by))}</bdi>, <span>{entry.at}</span>
          {entry.text !== undefined && (
            <>
              <span>: </span>
              <bdi>{entry.text}</bdi>
            </>
          )}
        </>
      )}
      {failure && <div>{failure}</div>}
    </Alert>
  )
}
