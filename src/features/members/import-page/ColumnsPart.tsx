import Alert from '@mui/material/Alert'
import Typography from '@mui/material/Typography'
import { useMemo, useState } from 'react'
import { useDispatch } from 'react-redux'
import { SelectFilter } from '@/shared/desk/filters/SelectFilter'
import { Part } from '@/shared/desk/Part'
import { textColumn, type Column } from '@/shared/desk/table/column'
import { DataList } from '@/shared/desk/table/DataList'
import { useReadMembershipQuery } from '../api'
import { importFields } from '../import/importFields'
import type { ImportColumn, ImportField } from '../import/importTypes'
import { twoDigitYears } from '../import/readDay'
import { columnChosen, kindChosen, type ImportDraft } from '../import-run/draftSlice'
import { offeredKinds } from '@/shared/members/membershipSettings'

/** The second step: the field of each column. */
export function ColumnsPart({ draft: { matched, kind } }: { draft: ImportDraft }) {
  const dispatch = useDispatch()
  const { data: settings } = useReadMembershipQuery()
  const [page, setPage] = useState(0)
  const rows = useMemo(
    () => matched.columns.map((column) => ({ ...column, id: String(column.at) })),
    [matched],
  )
  const hasKind = matched.columns.some(({ field }) => field === 'kind')
  const hasDates = matched.columns.some(
    ({ field }) => field && importFields.get(field)?.meta.kind === 'date',
  )
  const years = twoDigitYears()
  const missing = required.filter(
    (field) => !matched.columns.some((column) => column.field === field),
  )

  return (
    <Part title="2. Columns">
      <Typography sx={{ mb: 1 }}>
        {matched.firstRow === 0
          ? 'No headers were found: choose the field of each column.'
          : 'Columns without a field are left out.'}
      </Typography>
      {missing.length > 0 && (
        <Alert severity="warning" sx={{ mb: 1 }}>
          {`No column has the ${missing.map(labelOf).join(', ')}. Each member needs a number, a name and a firm.`}
        </Alert>
      )}
      {matched.twice.map(({ field, headers }) => (
        <Alert key={field} severity="warning" sx={{ mb: 1 }}>
          {`Several columns may be the ${labelOf(field)}: ${headers.join(', ')}. Choose one.`}
        </Alert>
      ))}
      <DataList
        label="Columns"
        rows={rows}
        columns={columns}
        page={page}
        pageSize={50}
        onPageChange={setPage}
      />
      {hasDates && (
        <Typography sx={{ mt: 1 }}>
          {`A year in two digits is read as one from ${years.from} to ${years.to}.`}
        </Typography>
      )}
      {!hasKind && (
        <SelectFilter
          label="Membership type of all rows"
          value={kind}
          onChange={(chosen) => dispatch(kindChosen(chosen))}
          options={[
            ['', 'Choose…'],
            ...offeredKinds(settings).map((name) => [name, name] as const),
          ]}
          helperText="No column has it."
          sx={{ mt: 2, minWidth: 260, maxWidth: '100%' }}
        />
      )}
    </Part>
  )
}

const required: readonly ImportField[] = ['number', 'name', 'firmName']

const labelOf = (field: ImportField) => importFields.get(field)?.label ?? field

type Row = ImportColumn & { id: string }

const columns: readonly Column<Row>[] = [
  textColumn('header', 'Column', ({ header, at }) => header || `Column ${at + 1}`, {
    isVerbatim: true,
  }),
  textColumn('samples', 'First values', ({ samples }) => samples.join(' · '), {
    isVerbatim: true,
    width: 200,
  }),
  textColumn('field', 'Field', ({ field }) => (field ? labelOf(field) : 'Left out'), {
    cell: (row) => <FieldOfColumn column={row} />,
    onCard: (row) => <FieldOfColumn column={row} />,
  }),
]

const options: (readonly [ImportField | '', string])[] = [
  ['', 'Left out'],
  ...[...importFields].map(([field, { label }]) => [field, label] as const),
]

function FieldOfColumn({ column: { at, header, field } }: { column: ImportColumn }) {
  const dispatch = useDispatch()
  return (
    <SelectFilter
      label={`Field of ${header || `column ${at + 1}`}`}
      value={field ?? ''}
      onChange={(chosen) => dispatch(columnChosen({ at, field: chosen || undefined }))}
      options={options}
      sx={{ minWidth: 180, maxWidth: '100%', my: 0.5 }}
    />
  )
}
