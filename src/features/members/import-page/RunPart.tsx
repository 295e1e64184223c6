import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { makeCsv } from '@/shared/desk/export/csv'
import { Part } from '@/shared/desk/Part'
import { isUsedUp, type AppError } from '@/shared/firestore/errors'
import { counted } from '@/shared/text/counted'
import { saveFile } from '@/shared/ui/saveFile'
import { TextLink } from '@/shared/ui/TextLink'
import { grouped } from '@/shared/validation/numbers'
import { useReadMembershipQuery } from '../api'
import { rejectedColumns } from '../import/rejectedRows'
import type { ImportRow, RejectedRow } from '../import/importTypes'
import { listImported, listReopened, type ImportDraft } from '../import-run/draftSlice'
import { goOn } from '../import-run/runImport'
import { runClosed, runStopped, waitingOf, type ImportRun } from '../import-run/runSlice'
import { useImportDispatch } from './store'

type Props = {
  run: ImportRun
  /** The list; while an earlier import is undone, another one or none. */
  draft: ImportDraft | null
}

/** The last step: progress, and the report. */
export function RunPart({ run, draft }: Props) {
  const dispatch = useImportDispatch()
  const { kind, items, phase, failure } = run
  const waiting = waitingOf(run).length
  const settled = items.length - waiting
  const isEnded = phase === 'ended'
  const isUndo = kind === 'undo'
  const rejected = rejectedOf(run)
  const verb = isUndo ? 'Undoing the import of' : 'Importing'

  return (
    <Part title={isUndo ? 'Undo' : '4. Import'}>
      <Typography role="status" sx={{ fontWeight: 600 }}>
        {isEnded ? (
          summaryOf(run)
        ) : (
          <>
            <span>{`${verb} `}</span>
            <bdi translate="no">{run.file}</bdi>
          </>
        )}
      </Typography>
      {!isEnded && (
        <>
          <LinearProgress
            variant="determinate"
            value={(settled / items.length) * 100}
            aria-label={isUndo ? 'Undoing' : 'Importing'}
            sx={{ my: 1 }}
          />
          <Typography>
            {`${grouped(settled)} of ${grouped(items.length)}. Keep this tab open until it is done.`}
          </Typography>
        </>
      )}
      {isEnded && failure !== undefined && (
        <Alert severity="error" sx={{ mt: 1 }}>
          {failureText(failure)}
        </Alert>
      )}
      {isEnded && !isUndo && <FirstNumberHint />}
      {isEnded && rejected.length > 0 && (
        <Rejected rejected={rejected} draft={isUndo ? null : draft} run={run} />
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 2 }}>
        {phase === 'running' && (
          <Button variant="outlined" onClick={() => dispatch(runStopped())}>
            Stop
          </Button>
        )}
        {isEnded && (waiting > 0 || failure !== undefined) && (
          <Button variant="contained" onClick={() => void dispatch(goOn())}>
            <span>{waiting > 0 ? `Go on with the other ${grouped(waiting)}` : 'Try again'}</span>
          </Button>
        )}
        {isEnded && (
          <>
            <Button
              variant="outlined"
              onClick={() => {
                dispatch(runClosed())
                if (!isUndo) dispatch(waiting > 0 ? listReopened() : listImported())
              }}
            >
              <span>{waiting > 0 || (isUndo && draft) ? 'Close' : 'Import another list'}</span>
            </Button>
            <TextLink to="/desk/members">Show the members</TextLink>
          </>
        )}
      </Box>
    </Part>
  )
}

/** Without a first number the next approval would make no member. */
function FirstNumberHint() {
  const { data: settings } = useReadMembershipQuery()
  if (settings === undefined || settings.firstNumber !== undefined) return null
  return (
    <Typography sx={{ mt: 1 }}>
      New members need a number to begin with. An owner enters it on the page Members, under
      “Numbers and types”.
    </Typography>
  )
}

/** The rows that are not imported, and why; of an undoing the members that stay. */
function rejectedOf({ items, results, leftOut }: ImportRun): RejectedRow[] {
  const failed = items.flatMap(({ line }): RejectedRow[] => {
    const reason = results[line]
    return typeof reason === 'string' ? [{ line, reasons: [reason] }] : []
  })
  return [...leftOut, ...failed].toSorted((a, b) => a.line - b.line)
}

function summaryOf(run: ImportRun): string {
  const { items, results, kind } = run
  const countOf = (act: string) =>
    items.filter((item) => item.act === act && results[item.line] === null).length
  const waiting = waitingOf(run).length
  const left = rejectedOf(run).length
  const parts =
    kind === 'undo'
      ? [
          `${counted(countOf('undo'), 'member')} taken away`,
          left > 0 && `${counted(left, 'changed member')} kept`,
        ]
      : [
          `${counted(countOf('new'), 'member')} imported`,
          countOf('fill') > 0 && `${counted(countOf('fill'), 'member')} filled in`,
          left > 0 && `${counted(left, 'row')} not imported`,
        ]
  return [...parts, waiting > 0 && `${grouped(waiting)} not begun`].filter(Boolean).join(', ')
}

function failureText(error: AppError): string {
  return isUsedUp(error)
    ? 'The database has reached what it may write for now, perhaps for all of today (quota). Nothing is lost: go on tomorrow. If this tab is closed until then, choose the same list again.'
    : `It stopped: ${error.message}`
}

/** An alert with hundreds of lines would hide the buttons. */
const mostShown = 10

type RejectedProps = { rejected: readonly RejectedRow[] } & Props

function Rejected({ rejected, draft, run }: RejectedProps) {
  const labelOf = (line: number) => {
    const item = run.items.find((each) => each.line === line)
    return item?.act === 'undo' ? item.number : `Row ${line}`
  }
  return (
    <Box sx={{ mt: 1 }}>
      <Box component="ul" sx={{ my: 1, pl: 3 }}>
        {rejected.slice(0, mostShown).map(({ line, reasons }) => (
          <Box component="li" key={line} sx={{ overflowWrap: 'anywhere' }}>
            <bdi translate="no">{`${labelOf(line)}: ${reasons.join('; ')}`}</bdi>
          </Box>
        ))}
      </Box>
      {rejected.length > mostShown && (
        <Typography>{`And ${grouped(rejected.length - mostShown)} more.`}</Typography>
      )}
      {draft !== null && (
        <Button
          variant="outlined"
          size="small"
          onClick={() => void saveRejected(draft, rejected)}
          sx={{ mt: 1 }}
        >
          Save these rows as a CSV file
        </Button>
      )}
    </Box>
  )
}

/** With the cells that were corrected here. */
async function saveRejected({ table, matched, edits }: ImportDraft, rows: readonly RejectedRow[]) {
  const corrected = Object.entries(edits).map(([line, typed]): ImportRow => ({
    line: Number(line),
    typed,
    merged: [],
    values: {},
    problems: [],
  }))
  const file = await makeCsv(rejectedColumns(table, matched, corrected), rows, () => {})
  saveFile(file, 'rows-not-imported.csv')
}
