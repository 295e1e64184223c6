import Alert from '@mui/material/Alert'
import Container from '@mui/material/Container'
import { useSelector } from 'react-redux'
import { selectRole } from '@/features/session'
import { PageBar } from '@/shared/ui/PageBar'
import {
  useReadPromisesQuery,
  useReadRetentionQuery,
  useReadSessionSettingQuery,
  useSavePromisesMutation,
  useSaveRetentionMutation,
  useSaveSessionSettingMutation,
} from './api'
import { NumberSettings } from './NumberSettings'
import { promisesSchema, retentionSchema, sessionSchema } from './schema'

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
        <NumberSettings
          title="Promised time"
          text="Days until a decision. The desk counts the same days: while it waits for the applicant, the clock stands still. Leave a field empty to promise nothing."
          subject="The promised time"
          schema={promisesSchema}
          unit="day"
          {...promises}
          onSave={(values, id) =>
            savePromises({ id, changes: changesOf(promises.data, values) }).unwrap()
          }
        />
        <NumberSettings
          title="How long records are kept"
          text="Months until the records of a kind are erased. Nothing is erased by itself: an owner does it in the trash. Leave a field empty while the association has not decided."
          subject="How long records are kept"
          schema={retentionSchema}
          unit="month"
          {...retention}
          onSave={(values, id) =>
            saveRetention({ id, changes: changesOf(retention.data, values) }).unwrap()
          }
        />
        <NumberSettings
          title="How long a session lasts"
          text="An administrator who has pressed nothing for so many hours, in no tab, is logged out. What is not saved is written first, or kept in that tab for the same person."
          subject="How long a session lasts"
          schema={sessionSchema}
          unit="hour"
          {...session}
          onSave={(values, id) => saveSession({ id, changes: values }).unwrap()}
        />
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
