import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import { object } from 'yup'
import { canEdit } from '@/shared/requests/roles'
import type { Role } from '@/shared/requests/roles'
import type { AdminRecord } from '@/shared/collectionConfig'
import { textField } from '@/shared/validation/text'
import { useApplyActionMutation, useListenHistoryQuery } from '../review/reviewApi'
import { requestWords } from '../review/reviewWords'
import { createForm } from '@/shared/forms/createForm'
import { messageOf, throwMessageOf } from '@/shared/firestore/messageOf'
import { isConflict, KnownError } from '@/shared/firestore/errors'
import { smallForm } from '@/shared/forms/smallForm'
import { capitalized } from '@/shared/text/capitalized'
import { useNameOf } from '@/features/people/desk'
import { applyStepBefore } from '../pending/applyStep'
import { versionOf, type Review } from '@/shared/requests/review'
import { limits, type Kind } from '@/shared/requests/steps'
import { useFormId } from '@/shared/desk/useFormId'
import { useExpectedVersion } from '../pending/useExpectedVersion'
import { useRequestsDispatch } from '../pending/store'

type Props = { kind: Kind; record: AdminRecord }

const { Form, TextField } = createForm(
  object({
    text: textField('Why', { max: limits.text, rows: 2 })
      .required('Say why')
      .meta({ help: 'Only administrators read it. It can be restored at any time.' }),
  }),
)

/** Moves a record out of the lists, with a reason. */
export function TrashForm({ kind, record, onClose }: Props & { onClose: () => void }) {
  const nameOf = useNameOf()
  const dispatch = useRequestsDispatch()
  const [applyAction] = useApplyActionMutation()
  const [formVersion, setFormVersion] = useExpectedVersion(record)
  const target = { kind, id: record.id }

  async function handleSubmit({ text }: { text: string }, id: string) {
    const expectedVersion = await dispatch(applyStepBefore(target, formVersion))
    if (expectedVersion === undefined) {
      throw new KnownError('aborted', 'Your last step could not be saved.')
    }
    const action = { kind: 'trash', text } as const
    const { error } = await applyAction({ target, expectedVersion, id, action })
    if (isConflict<Review | undefined>(error)) setFormVersion(versionOf({ review: error.current }))
    throwMessageOf(error, requestWords(nameOf))
  }

  return (
    <Form
      label="Move to trash"
      draft={`trash ${kind} ${target.id}`}
      onSubmit={handleSubmit}
      onDone={onClose}
      submitLabel="Move to trash"
      busyLabel="Saving…"
      small={smallForm({ onCancel: onClose, takesFocus: true })}
    >
      <TextField name="text" />
    </Form>
  )
}

/** Above a record that is in the trash: since when and why, and the way out of it. */
export function TrashBand({ kind, record, role }: Props & { role: Role | null }) {
  const nameOf = useNameOf()
  const [applyAction, { isLoading, error }] = useApplyActionMutation()
  const [formId] = useFormId()
  const target = { kind, id: record.id }
  const { data: history } = useListenHistoryQuery(target)
  const entry = history?.items.find((each) => each.kind === 'trash')
  const failure = messageOf(error, requestWords(nameOf))
  const handleRestore = () =>
    applyAction({
      target,
      expectedVersion: versionOf(record),
      id: formId,
      action: { kind: 'restore' },
    })

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
              onClick={() => void handleRestore()}
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
