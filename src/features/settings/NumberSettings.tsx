import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { visuallyHidden } from '@mui/utils'
import type { ReactNode } from 'react'
import { useSelector } from 'react-redux'
import { selectRole } from '@/features/session'
import { fieldInfos } from '@/shared/forms/fieldInfo'
import { TextField } from '@/shared/forms/fields/TextField'
import { Form } from '@/shared/forms/Form'
import { LoadFailure } from '@/shared/desk/LoadFailure'
import { useShowMessage } from '@/shared/desk/Messages'
import { listLabels } from '@/shared/requests/listLabels'
import { counted } from '@/shared/text/counted'
import { Waiting } from '@/shared/ui/status/Waiting'
import { asStored, useReadSettingQuery, useSaveSettingMutation, type Numbers } from './api'
import { fieldNameOf, numbersSchema, settings, type SettingId } from './schema'

const fields = fieldInfos(numbersSchema)
const ids = Object.keys(settings) as SettingId[]
const lists = Object.keys(listLabels) as (keyof typeof listLabels)[]

/** The settings that are numbers, in one table: a form for owners, a table to read for others. */
export function NumberSettings() {
  const isOwner = useSelector(selectRole) === 'owner'
  const promises = useReadSettingQuery('promises', asStored)
  const retention = useReadSettingQuery('retention', asStored)
  const session = useReadSettingQuery('session', asStored)
  const [save] = useSaveSettingMutation()
  const showMessage = useShowMessage()

  const read = { promises, retention, session }
  const failed = ids.map((id) => read[id]).find(({ data, error }) => error && data === undefined)
  if (failed?.error) {
    const retry = () => ids.forEach((id) => read[id].data ?? void read[id].refetch())
    return <LoadFailure error={failed.error} onRetry={retry} />
  }
  if (!promises.data || !retention.data || !session.data) return <Waiting />
  const stored = { promises: promises.data, retention: retention.data, session: session.data }
  const values = valuesOf(stored)

  async function handleSubmit(after: Numbers, formId: string) {
    for (const setting of ids) {
      const changes = changesOf(setting, values, after)
      // A setting that is saved already is not written again: its entry has the id of the form.
      if (Object.keys(changes).length > 0) await save({ setting, id: formId, changes }).unwrap()
    }
  }

  if (!isOwner) {
    return (
      <NumbersTable
        cell={(setting, name) => {
          const value = stored[setting][name]
          return value === undefined ? 'Not decided yet' : counted(value, settings[setting].unit)
        }}
      />
    )
  }
  return (
    <Form<Numbers>
      schema={numbersSchema}
      fields={fields}
      values={values}
      onSubmit={handleSubmit}
      onDone={() => showMessage('The settings are saved')}
      submitLabel="Save the settings"
      busyLabel="Saving…"
    >
      <NumbersTable cell={(setting, name) => <TextField name={fieldNameOf(setting, name)} />} />
    </Form>
  )
}

type Cell = (setting: SettingId, name: string) => ReactNode

/** A row for each list, one for memberships, and one for the session. */
const NumbersTable = ({ cell }: { cell: Cell }) => (
  <>
    <Typography variant="body2" sx={{ mb: 1, color: 'text.secondary' }}>
      The time limit does not count the days of waiting for the applicant; blank = no limit. After
      the days of grace a membership lapses; its card and the directory say so, too. When records
      have been kept for their time, the desk reminds you, and an owner erases them.
    </Typography>
    <Table size="small" aria-label="Settings" sx={tableSx}>
      <TableHead>
        <TableRow>
          <TableCell>List</TableCell>
          <TableCell>Time limit (days)</TableCell>
          <TableCell>Keep for (months)</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {lists.map((id) => (
          <TableRow key={id}>
            <TableCell component="th" scope="row">
              {listLabels[id]}
            </TableCell>
            <TableCell>{hasField('promises', id) ? cell('promises', id) : '–'}</TableCell>
            <TableCell>{cell('retention', id)}</TableCell>
          </TableRow>
        ))}
        <TableRow>
          <TableCell component="th" scope="row">
            Members who have left
          </TableCell>
          <TableCell>–</TableCell>
          <TableCell>{cell('retention', 'members')}</TableCell>
        </TableRow>
        <TableRow>
          <TableCell component="th" scope="row">
            Days of grace for membership fees
          </TableCell>
          <TableCell>{cell('promises', 'graceDays')}</TableCell>
          <TableCell />
        </TableRow>
        <TableRow>
          <TableCell component="th" scope="row">
            Hours without use until the desk logs out
          </TableCell>
          <TableCell>{cell('session', 'hours')}</TableCell>
          <TableCell />
        </TableRow>
      </TableBody>
    </Table>
  </>
)

const hasField = (setting: SettingId, name: string) =>
  settings[setting].fields.some((field) => field.name === name)

const valuesOf = (stored: { [setting in SettingId]: Numbers }): Numbers =>
  Object.fromEntries(
    ids.flatMap((setting) =>
      settings[setting].fields.map(({ name }) => [
        fieldNameOf(setting, name),
        stored[setting][name],
      ]),
    ),
  )

/** The fields of a setting that differ from the shown values; null for an emptied field. */
const changesOf = (setting: SettingId, before: Numbers, after: Numbers) =>
  Object.fromEntries(
    settings[setting].fields.flatMap(({ name }) => {
      const field = fieldNameOf(setting, name)
      return after[field] === before[field] ? [] : [[name, after[field] ?? null]]
    }),
  )

/** The heads of the row and the column name a field. */
const tableSx = {
  '& th, & td': { py: 0.5, px: 1, verticalAlign: 'middle' },
  '& thead th': { fontWeight: 600, lineHeight: 1.3 },
  '& .MuiFormLabel-root': visuallyHidden,
  '& .MuiFormControl-root': { width: '100%', maxWidth: '8rem' },
  '& .MuiInputBase-root.control .MuiInputBase-input.MuiInputBase-input': { py: '7px' },
}
