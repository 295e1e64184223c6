import Box from '@mui/material/Box'
import { useMemo, useState } from 'react'
import { useDispatch } from 'react-redux'
import { SelectFilter } from '@/shared/desk/filters/SelectFilter'
import { textColumn, type Column } from '@/shared/desk/table/column'
import { DataList } from '@/shared/desk/table/DataList'
import type { DuplicateChoice, DuplicateChoices } from '../import/importTypes'
import { duplicateInWords } from '../import/planImport'
import { duplicateChosen } from '../import-run/draftSlice'
import { nameOfRow } from './nameOfRow'
import type { CheckedList } from './useCheckedList'

type Props = { checked: CheckedList; choices: DuplicateChoices }

/** The rows that have the number, mobile, GSTIN or Udyam number of a member or of an earlier row. */
export function DuplicatesList({ checked, choices }: Props) {
  const dispatch = useDispatch()
  const [page, setPage] = useState(0)
  const rows = useMemo(() => duplicatesOf(checked, choices), [checked, choices])
  return (
    <>
      <SelectFilter
        label="All duplicates"
        value={choices.all}
        onChange={(choice) => dispatch(duplicateChosen({ choice }))}
        options={options}
        sx={{ minWidth: 260, maxWidth: '100%', mb: 1 }}
      />
      <DataList
        label="Duplicates"
        rows={rows}
        columns={columns}
        page={page}
        pageSize={25}
        onPageChange={setPage}
      />
    </>
  )
}

const options = [
  ['skip', 'Leave the row out'],
  ['fill', 'Fill in what the member lacks'],
  ['new', 'Take it as a new member'],
] as const satisfies readonly (readonly [DuplicateChoice, string])[]

type Row = { id: string; line: number; name: string; same: string; choice: DuplicateChoice }

function duplicatesOf(
  { rows, members, duplicates }: CheckedList,
  { all, rows: single }: DuplicateChoices,
): Row[] {
  const membersById = new Map(members.map((member) => [member.id, member]))
  return rows.flatMap((row) => {
    const { line } = row
    const same = (duplicates.get(line) ?? []).map((each) => duplicateInWords(each, membersById))
    if (same.length === 0) return []
    const name = nameOfRow(row)
    return [{ id: String(line), line, name, same: same.join('; '), choice: single?.[line] ?? all }]
  })
}

const columns: readonly Column<Row>[] = [
  textColumn('line', 'Row', ({ line, name }) => `${line} ${name}`, { isVerbatim: true }),
  textColumn('same', 'Has the same', ({ same }) => same, { isVerbatim: true, width: 220 }),
  textColumn('choice', 'Then', ({ choice }) => choice, {
    cell: (row) => <Choice row={row} />,
    onCard: (row) => <Choice row={row} />,
  }),
]

function Choice({ row: { line, choice } }: { row: Row }) {
  const dispatch = useDispatch()
  return (
    <Box sx={{ my: 0.5 }}>
      <SelectFilter
        label={`Row ${line}`}
        value={choice}
        onChange={(chosen) => dispatch(duplicateChosen({ line, choice: chosen }))}
        options={options}
        sx={{ minWidth: 220, maxWidth: '100%' }}
      />
    </Box>
  )
}
