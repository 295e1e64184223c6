import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { ConfirmDialog } from '@/shared/desk/dialog/ConfirmDialog'
import { Part } from '@/shared/desk/Part'
import { newSubmissionId } from '@/shared/requests/reference'
import { counted } from '@/shared/text/counted'
import { oneLine } from '@/shared/validation/typed'
import type { RejectedRow, Table } from '../import/importTypes'
import { listStarted, type ImportDraft } from '../import-run/draftSlice'
import type { ImportRecord } from '../import-run/importApi'
import { importList } from '../import-run/runImport'
import type { WrittenRow } from '../import-run/writeRow'
import { DuplicatesList } from './DuplicatesList'
import { ProblemsList } from './ProblemsList'
import { rememberColumns } from './rememberedColumns'
import { useImportDispatch } from './store'
import type { CheckedList } from './useCheckedList'

type Props = {
  draft: ImportDraft
  /** Undefined until all rows are read. */
  checked: CheckedList | undefined
  /** Of the reading, from 0 to 1. */
  done: number
  /** An import of the same list that is not finished. */
  open: ImportRecord | undefined
}

/** The third step: problems and duplicates, and the start of the import. */
export function CheckPart({ draft, checked, done, open }: Props) {
  const [isAsked, setAsked] = useState(false)
  if (checked === undefined) {
    return (
      <Part title="3. Check">
        <LinearProgress variant="determinate" value={done * 100} aria-label="Reading the rows" />
      </Part>
    )
  }
  const { plan, duplicates } = checked
  const { counts } = plan
  const isNothing = counts.new + counts.fill === 0

  return (
    <Part title="3. Check">
      <Typography role="status" sx={{ fontWeight: 600, mb: 1 }}>
        {countsInWords(checked)}
      </Typography>
      {counts.rejected > 0 && (
        <>
          <Typography component="h3" sx={{ fontWeight: 600, mt: 2 }}>
            Problems
          </Typography>
          <Typography sx={{ mb: 1 }}>
            Correct a cell here, or leave it: a row with a problem is not imported, and the report
            lists it.
          </Typography>
          <ProblemsList checked={checked} hasEdits={Object.keys(draft.edits).length > 0} />
        </>
      )}
      {duplicates.size > 0 && (
        <>
          <Typography component="h3" sx={{ fontWeight: 600, mt: 3, mb: 1.5 }}>
            Duplicates
          </Typography>
          <DuplicatesList checked={checked} choices={draft.choices} />
        </>
      )}
      {isNothing && (
        <Alert severity="info" sx={{ mt: 2 }}>
          There is nothing to import.
        </Alert>
      )}
      <Box sx={{ mt: 3 }}>
        <Button variant="contained" disabled={isNothing} onClick={() => setAsked(true)}>
          <span>{open === undefined ? 'Import…' : 'Go on with this import…'}</span>
        </Button>
      </Box>
      {isAsked && (
        <StartDialog draft={draft} checked={checked} open={open} onClose={() => setAsked(false)} />
      )}
    </Part>
  )
}

function countsInWords({ plan: { counts }, countThere }: CheckedList): string {
  const parts = [
    `${counted(counts.new, 'new member')}`,
    counts.fill > 0 && `${counted(counts.fill, 'member')} to fill in`,
    counts.rejected > 0 && `${counted(counts.rejected, 'row')} with problems`,
    counts.skip > 0 && `${counted(counts.skip, 'row')} left out as duplicates`,
    countThere > 0 && `${counted(countThere, 'row')} imported already`,
  ]
  return parts.filter(Boolean).join(', ')
}

type StartProps = Required<Pick<Props, 'draft'>> &
  Pick<Props, 'open'> & { checked: CheckedList; onClose: () => void }

/** The sheet, too, where there are several: each is an import of its own. */
const nameOfList = ({ name, sheet = '', sheets = [] }: Table) =>
  sheets.length > 1 ? `${name}, ${oneLine(sheet).slice(0, 90)}` : name

/** Says exactly how much is written before it is. */
function StartDialog({ draft, checked, open, onClose }: StartProps) {
  // As it was when the dialog opened: the rows that it names are written.
  const [{ plan, members, rows }] = useState(checked)
  const dispatch = useImportDispatch()
  const { counts } = plan

  async function start() {
    const { table, matched } = draft
    rememberColumns(table, matched)
    const versions = new Map(members.map(({ id, v }) => [id, v]))
    const items = plan.rows.flatMap((row): WrittenRow[] =>
      row.act === 'new'
        ? [row]
        : row.act === 'fill'
          ? [{ ...row, expectedVersion: versions.get(row.memberId) }]
          : [],
    )
    const leftOut = plan.rows.flatMap((row): RejectedRow[] =>
      row.act === 'rejected'
        ? [{ line: row.line, reasons: row.reasons }]
        : row.act === 'skip'
          ? [{ line: row.line, reasons: [row.reason] }]
          : [],
    )
    await dispatch(
      importList({
        id: open?.id ?? draft.id,
        file: nameOfList(table),
        hash: table.hash,
        rows: checked.countThere + rows.length,
        lastLine: Math.max(...rows.map(({ line }) => line)),
        items,
        leftOut,
      }),
    )
    dispatch(listStarted(newSubmissionId()))
  }

  return (
    <ConfirmDialog
      title={`Import ${counted(counts.new, 'member')}?`}
      confirmLabel="Import"
      onConfirm={start}
      onClose={onClose}
    >
      <Typography sx={{ mb: 1 }}>
        {[
          `${counted(counts.new, 'new member')} with the numbers of the list.`,
          counts.fill > 0 && `Missing facts are filled in for ${counted(counts.fill, 'member')}.`,
          counts.rejected + counts.skip > 0 &&
            `Not imported: ${counted(counts.rejected + counts.skip, 'row')}.`,
        ]
          .filter(Boolean)
          .join(' ')}
      </Typography>
      <Typography>
        No member gets a message, and visitors see no member. Keep this tab open until it is done.
        An owner can undo it.
      </Typography>
    </ConfirmDialog>
  )
}
