import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { Link as RouterLink } from 'react-router-dom'
import { canEdit } from '@/shared/requests/roles'
import { isWithdrawal } from '@/features/rights/api'
import { referenceOf } from '@/shared/requests/reference'
import { addressOf } from '../collections'
import { useRequestsSelector } from '../store'
import { selectTitle } from '../rights/titles'
import { useAction } from '../review/useAction'
import { useNameOf } from '@/features/people/desk'
import { ListEntry } from '@/shared/desk/table/ListEntry'
import { versionOf, type Role } from '@/shared/requests/review'
import { useShowMessage } from '@/shared/desk/Messages'
import { useRequestOf } from '../rights/requestOf'
import type { Trashed } from './trashed'

type Props = Trashed & { role: Role | null; onErase: () => void }

/** A request in the trash, with the acts that the role allows. */
export function TrashedRequest({ list, record, role, onErase }: Props) {
  const { press, isLoading, failure } = useAction({ kind: list.id, id: record.id })
  const nameOf = useNameOf()
  const showMessage = useShowMessage()
  const reference = referenceOf(list.prefix, record.id)
  const name = useRequestsSelector((root) => selectTitle(root, list, record)) ?? 'No name'
  // The desk knows from a withdrawal that its request is locked: the rules keep it as long as the request.
  const locked = useRequestOf(list.id === 'rights' && isWithdrawal(record) ? record : undefined)
  const lockedNumber =
    locked.collection && locked.record && referenceOf(locked.collection.prefix, locked.record.id)

  async function handleRestore() {
    const isRestored = await press({ kind: 'restore' }, versionOf(record))
    if (isRestored) showMessage(`${reference} is back in its list`)
  }

  return (
    <ListEntry
      title={
        <Link component={RouterLink} to={addressOf(list, record.id)}>
          {name}
        </Link>
      }
      lines={[
        <>
          <span>{`${list.label}: `}</span>
          <span translate="no">{reference}</span>
        </>,
        record.review && (
          <>
            <span>Moved here by </span>
            <bdi translate="no">{nameOf(record.review.by)}</bdi>
            <span>{`, ${record.review.at}`}</span>
          </>
        ),
      ]}
      actions={
        <>
          {canEdit(role) && (
            <Button
              variant="outlined"
              loading={isLoading}
              aria-label={`Restore ${reference}`}
              onClick={() => void handleRestore()}
            >
              Restore
            </Button>
          )}
          {role === 'owner' && (
            <Button
              color="error"
              disabled={lockedNumber !== undefined}
              aria-label={`Erase ${reference}`}
              onClick={onErase}
            >
              Erase…
            </Button>
          )}
        </>
      }
    >
      {role === 'owner' && lockedNumber !== undefined && (
        <Typography variant="body2" sx={{ mt: 0.5 }}>
          {`${lockedNumber} was withdrawn with it. Erase that request first.`}
        </Typography>
      )}
      {failure && (
        <Alert severity="error" sx={{ mt: 1 }}>
          {failure}
        </Alert>
      )}
    </ListEntry>
  )
}
