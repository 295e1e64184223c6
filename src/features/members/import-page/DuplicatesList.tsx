import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useMemo, useState } from 'react'
import { useDispatch } from 'react-redux'
import { SelectFilter } from '@/shared/desk/filters/SelectFilter'
import { textColumn, type Column } from '@/shared/desk/table/column'
import { DataList } from '@/shared/desk/table/DataList'
import type { DuplicateChoice, DuplicateChoices } from '../import/importTypes'
import { isOnlyMobile } from '../import/findDuplicates'
import { choiceFor, duplicateInWords } from '../import/planImport'
import { allDuplicatesChosen, duplicateChosen } from '../import-run/draftSlice'
import { nameOfRow } from './nameOfRow'
import type { CheckedList } from './useCheckedList'

type Props = { checked: CheckedList; choices: DuplicateChoices }

/** The rows that have something in common with a member or with an earlier row, those that share only a mobile last. */
export function DuplicatesList({ checked, choices }: Props) {
  const dispatch = useDispatch()
  const [page, setPage] = useState(0)
  const rows = useMemo(() => duplicatesOf(checked, choices), [checked, choices])
  const lines = rows.filter(({ isMobile }) => !isMobile).map(({ line }) => line)
  return (
    <>
      {lines.length < rows.length && (
        <Typography sx={{ mb: 1.5 }}>
          Partners and relatives may share a mobile number. So a row that has only the mobile of
          another is imported, unless you leave it out here.
        </Typography>
      )}
      {lines.length > 0 && (
        <SelectFilter
          label="All duplicates"
          value={choices.all}
          onChange={(choice) => dispatch(allDuplicatesChosen({ lines, choice }))}
          options={options}
          helperText={lines.length < rows.length && 'Except those that share only a mobile number.'}
          sx={{ minWidth: 260, maxWidth: '100%', mb: 1 }}
        />
      )}
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

type Row = {
  id: string
  line: number
  name: string
  same: string
  isMobile: boolean
  choice: DuplicateChoice
}

function duplicatesOf(
  { rows, members, duplicates }: CheckedList,
  choices: DuplicateChoices,
): Row[] {
  const membersById = new Map(members.map((member) => [member.id, member]))
  const all = rows.flatMap((row): Row[] => {
    const { line } = row
    const [first, ...others] = duplicates.get(line) ?? []
    if (first === undefined) return []
    const same = [first, ...others].map((each) => duplicateInWords(each, membersById)).join('; ')
    const choice = choiceFor(line, first, choices)
    const isMobile = isOnlyMobile(first)
    return [{ id: String(line), line, name: nameOfRow(row), same, isMobile, choice }]
  })
  return all.toSorted((a, b) => Number(a.isMobile) - Number(b.isMobile))
}

const columns: readonly Column<Row>[] = [
  textColumn('line', 'Row', ({ line, name }) => `${line} ${name}`, { isVerbatim: true }),
  textColumn('same', 'Has the same', ({ same }) => same, { isVerbatim: true, width: 220 }),
  textColumn('choice', 'What to do', ({ choice }) => choice, {
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
