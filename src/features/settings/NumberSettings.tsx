import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useId, useMemo } from 'react'
import { useSelector } from 'react-redux'
import type { AnyObject, ObjectSchema } from 'yup'
import { selectRole } from '@/features/session'
import { fieldInfos } from '@/shared/forms/fieldInfo'
import { TextField } from '@/shared/forms/fields/TextField'
import { Form } from '@/shared/forms/Form'
import { LoadFailure } from '@/shared/desk/LoadFailure'
import { useShowMessage } from '@/shared/desk/Messages'
import { capitalized } from '@/shared/text/capitalized'
import { counted } from '@/shared/text/counted'
import { DefinitionRow } from '@/shared/ui/DefinitionRow'
import { Waiting } from '@/shared/ui/status/Waiting'
import { useReadSettingQuery, useSaveSettingMutation, type Numbers } from './api'
import { settings, type SettingId } from './schema'

/** A setting, once it has been read: a form for owners, a list for others. */
export function NumberSettings({ setting, text }: { setting: SettingId; text: string }) {
  const { title, subject, unit, fields } = settings[setting]
  const schema: ObjectSchema<AnyObject> = settings[setting].schema
  const id = useId()
  const isOwner = useSelector(selectRole) === 'owner'
  const { data, error, refetch } = useReadSettingQuery(setting, asStored)
  const [save] = useSaveSettingMutation()
  const showMessage = useShowMessage()
  const formFields = useMemo(() => fieldInfos(schema), [schema])

  return (
    <Box component="section" aria-labelledby={id} sx={{ mb: 5 }}>
      <Typography id={id} variant="h2" sx={{ mb: 0.5 }}>
        {title}
      </Typography>
      <Typography sx={{ mb: 2, color: 'text.secondary' }}>{text}</Typography>
      {error !== undefined && data === undefined ? (
        <LoadFailure error={error} onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <Waiting />
      ) : isOwner ? (
        <Form<Numbers>
          schema={schema}
          fields={formFields}
          values={data}
          onSubmit={(values, formId) =>
            save({ setting, id: formId, changes: changesOf(data, values) }).unwrap()
          }
          onDone={() => showMessage(`${capitalized(subject)} is saved`)}
          submitLabel={`Save ${subject}`}
          busyLabel="Saving…"
        >
          {fields.map(({ name }) => (
            <TextField key={name} name={name} />
          ))}
        </Form>
      ) : (
        <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1.5 }}>
          {fields.map(({ name, label }) => (
            <DefinitionRow key={name} label={label}>
              {data[name] === undefined ? 'Not decided yet' : counted(data[name], unit)}
            </DefinitionRow>
          ))}
        </Box>
      )}
    </Box>
  )
}

/** An owner does not edit numbers that another owner has changed since. */
const asStored = { refetchOnMountOrArgChange: true }

/** The fields that differ from the shown values; null for an emptied field. */
function changesOf(before: Numbers, after: Numbers) {
  const names = Object.keys({ ...before, ...after }).filter((name) => after[name] !== before[name])
  return Object.fromEntries(names.map((name) => [name, after[name] ?? null]))
}
