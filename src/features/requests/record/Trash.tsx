import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import { object } from 'yup'
import { canEdit } from '@/shared/requests/roles'
import type { Role } from '@/shared/requests/roles'
import type { AdminRecord } from '@/shared/collectionConfig'
import { textField } from '@/shared/validation/text'
import { useListenHistoryQuery } from '../review/reviewApi'
import { useAction } from '../review/useAction'
import { createForm } from '@/shared/forms/createForm'
import { smallForm } from '@/shared/forms/smallForm'
import { capitalized } from '@/shared/text/counted'
import { useNameOf } from '@/features/people/desk'
import { versionOf } from '@/shared/requests/review'
import { limits, type Kind } from '@/shared/requests/steps'

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
  const target = { kind, id: record.id }
  const { submit, expectedVersion } = useAction(target, record)
  return (
    <Form
      label="Move to trash"
      draft={`trash ${kind} ${target.id}`}
      onSubmit={({ text }, id) => submit({ kind: 'trash', text }, id, expectedVersion)}
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
  const target = { kind, id: record.id }
  const { press, isLoading, failure } = useAction(target)
  const { data: history } = useListenHistoryQuery(target)
  const entry = history?.items.find(({ kind: act }) => act === 'trash')

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
              onClick={() => void press({ kind: 'restore' }, versionOf(record))}
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
