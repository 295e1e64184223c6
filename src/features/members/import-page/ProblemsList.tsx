import MuiTextField from '@mui/material/TextField'
import { useMemo, useRef, useState } from 'react'
import { useDispatch } from 'react-redux'
import { textColumn, type Column } from '@/shared/desk/table/column'
import { DataList } from '@/shared/desk/table/DataList'
import { useFocusWhenLost } from '@/shared/desk/useFocusWhenLost'
import { importFields } from '../import/importFields'
import type { ImportField } from '../import/importTypes'
import { cellCorrected } from '../import-run/draftSlice'
import { nameOfRow } from './nameOfRow'
import type { CheckedList } from './useCheckedList'

type Props = { checked: CheckedList; hasEdits: boolean }

/** The cells with problems: their rows are not imported until each is corrected, in its place. */
export function ProblemsList({ checked, hasEdits }: Props) {
  const rows = useMemo(() => problemsOf(checked), [checked])
  const [page, setPage] = useState(0)
  const place = useRef<HTMLDivElement>(null)
  // A cell that is corrected leaves the list, and takes the focus with it.
  useFocusWhenLost(place, rows, hasEdits)
  return (
    <div ref={place} tabIndex={-1}>
      <DataList
        label="Problems"
        rows={rows}
        columns={columns}
        page={page}
        pageSize={25}
        onPageChange={setPage}
      />
    </div>
  )
}

type Row = {
  id: string
  line: number
  name: string
  /** Undefined: no cell alone is wrong. */
  field?: ImportField
  typed: string
  message: string
}

function problemsOf({ rows, plan, duplicates }: CheckedList): Row[] {
  const reasonsOf = new Map(
    plan.rows.flatMap((row) => (row.act === 'rejected' ? [[row.line, row.reasons]] : [])),
  )
  return rows.flatMap((row): Row[] => {
    const { line, problems } = row
    const reasons = reasonsOf.get(line)
    if (reasons === undefined) return []
    const name = nameOfRow(row)
    if (problems.length > 0) {
      return problems.map((problem) => ({ ...problem, id: `${line} ${problem.field}`, line, name }))
    }
    // Its number is that of a member or of another row.
    const isNumber = duplicates.get(line)?.some(({ by }) => by === 'number') === true
    const field = isNumber ? ('number' as const) : undefined
    const message = reasons.join('; ')
    return [{ id: `${line}`, line, name, field, typed: row.typed.number ?? '', message }]
  })
}

const labelOf = (field?: ImportField) => (field && importFields.get(field)?.label) ?? ''

const columns: readonly Column<Row>[] = [
  textColumn('line', 'Row', ({ line, name }) => `${line} ${name}`, { isVerbatim: true }),
  textColumn('field', 'Field', ({ field }) => labelOf(field)),
  textColumn('typed', 'Value', ({ typed }) => typed, {
    width: 220,
    cell: (row) => row.field && <CorrectedCell key={row.typed} row={row} field={row.field} />,
    // Also where it is empty: the member lacks it.
    onCard: (row) => row.field && <CorrectedCell key={row.typed} row={row} field={row.field} />,
  }),
  textColumn('message', 'Problem', ({ message }) => message, { isUrgent: () => true, width: 200 }),
]

function CorrectedCell({ row, field }: { row: Row; field: ImportField }) {
  const dispatch = useDispatch()
  const { line, message } = row
  const [typed, setTyped] = useState(row.typed)
  const options = importFields.get(field)?.meta.options
  const label = `${labelOf(field)} of row ${line}`
  const save = (text: string) => {
    if (text !== row.typed) dispatch(cellCorrected({ line, field, typed: text }))
  }
  const common = {
    size: 'small',
    fullWidth: true,
    error: true,
    label,
    title: message,
    sx: { minWidth: 200, my: 0.5 },
  } as const

  if (options !== undefined) {
    return (
      <MuiTextField
        {...common}
        select
        value={row.typed}
        onChange={({ target }) => save(target.value)}
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      >
        <option value={row.typed}>{row.typed || 'Choose…'}</option>
        {options.map((option: string) => (
          <option key={option}>{option}</option>
        ))}
      </MuiTextField>
    )
  }
  return (
    <MuiTextField
      {...common}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={() => save(typed)}
      onKeyDown={({ key }) => {
        if (key === 'Enter') save(typed)
      }}
      slotProps={{
        htmlInput: { spellCheck: false, autoComplete: 'off' },
        inputLabel: { shrink: true },
      }}
    />
  )
}
