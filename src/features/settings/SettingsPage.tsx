import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Container from '@mui/material/Container'
import Typography from '@mui/material/Typography'
import { useId, type ReactNode } from 'react'
import { useSelector } from 'react-redux'
import { selectRole } from '@/features/session'
import type { AppError } from '@/shared/firestore/errors'
import { PageBar } from '@/shared/ui/PageBar'
import { Waiting } from '@/shared/ui/status/Waiting'
import { LoadFailure } from '@/shared/desk/LoadFailure'
import {
  useReadPromisesQuery,
  useReadRetentionQuery,
  useReadSessionSettingQuery,
  useSavePromisesMutation,
  useSaveRetentionMutation,
  useSaveSessionSettingMutation,
} from './api'
import { promisesFields, retentionFields, sessionFields } from './schema'
import { PromisesForm, RetentionForm, SessionForm } from './settingsForms'
import { SettingValues } from './SettingValues'

/** The promised days, and the periods after which data is erased. */
export default function SettingsPage() {
  const isOwner = useSelector(selectRole) === 'owner'
  const promises = useReadPromisesQuery(asStored)
  const retention = useReadRetentionQuery(asStored)
  const [savePromises] = useSavePromisesMutation()
  const [saveRetention] = useSaveRetentionMutation()
  const session = useReadSessionSettingQuery(asStored)
  const [saveSession] = useSaveSessionSettingMutation()

  return (
    <>
      <PageBar title="Settings" />
      <Container maxWidth="md" sx={{ py: 2 }}>
        {!isOwner && (
          <Alert severity="info" sx={{ mb: 2 }}>
            Only owners can change these.
          </Alert>
        )}
        <Setting
          title="Promised time"
          text="Days until a decision. The desk counts the same days: while it waits for the applicant, the clock stands still. Leave a field empty to promise nothing."
          {...promises}
        >
          {isOwner ? (
            <PromisesForm
              values={promises.data}
              onSubmit={(values, id) =>
                savePromises({ id, changes: changesOf(promises.data, values) }).unwrap()
              }
            />
          ) : (
            <SettingValues fields={promisesFields} values={promises.data} unit="day" />
          )}
        </Setting>
        <Setting
          title="How long records are kept"
          text="Months until the records of a kind are erased. Nothing is erased by itself: an owner does it in the trash. Leave a field empty while the association has not decided."
          {...retention}
        >
          {isOwner ? (
            <RetentionForm
              values={retention.data}
              onSubmit={(values, id) =>
                saveRetention({ id, changes: changesOf(retention.data, values) }).unwrap()
              }
            />
          ) : (
            <SettingValues fields={retentionFields} values={retention.data} unit="month" />
          )}
        </Setting>
        <Setting
          title="How long a session lasts"
          text="An administrator who has pressed nothing for so many hours, in no tab, is logged out. What is not saved is written first, or kept in that tab for the same person."
          {...session}
        >
          {isOwner ? (
            <SessionForm
              values={session.data}
              onSubmit={(values, id) => saveSession({ id, changes: values }).unwrap()}
            />
          ) : (
            <SettingValues fields={sessionFields} values={session.data} unit="hour" />
          )}
        </Setting>
      </Container>
    </>
  )
}

/** An owner does not edit numbers that another owner has changed since. */
const asStored = { refetchOnMountOrArgChange: true }

/** The fields that differ from the shown values; null for an emptied field. */
function changesOf<Values extends Partial<Record<string, number>>>(
  before: Values = {} as Values,
  after: Values,
) {
  const names = Object.keys({ ...before, ...after }) as (keyof Values)[]
  const changed = names.filter((name) => after[name] !== before[name])
  return Object.fromEntries(changed.map((name) => [name, after[name] ?? null]))
}

type SettingProps = {
  title: string
  text: string
  data?: object
  error?: unknown
  refetch: () => unknown
  children: ReactNode
}

/** A group of settings, once they have been read. */
function Setting({ title, text, data, error, refetch, children }: SettingProps) {
  const id = useId()
  return (
    <Box component="section" aria-labelledby={id} sx={{ mb: 5 }}>
      <Typography id={id} variant="h2" sx={{ mb: 0.5 }}>
        {title}
      </Typography>
      <Typography sx={{ mb: 2, color: 'text.secondary' }}>{text}</Typography>
      {error !== undefined && data === undefined ? (
        <LoadFailure error={error as AppError} onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <Waiting />
      ) : (
        children
      )}
    </Box>
  )
}
