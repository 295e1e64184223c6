import Box from '@mui/material/Box'
import ButtonGroup from '@mui/material/ButtonGroup'
import LinearProgress from '@mui/material/LinearProgress'
import { useState } from 'react'
import { useAtRest } from '@/shared/config/atRest'
import { BusyButton } from '@/shared/desk/BusyButton'
import { MenuButton, type MenuEntry } from '@/shared/desk/MenuButton'
import { mostRecords } from '@/shared/firestore/live/liveCollection'
import { counted } from '@/shared/text/counted'
import { ChevronIcon } from '@/shared/ui/icons'
import { saveFile } from '@/shared/ui/saveFile'
import { grouped } from '@/shared/validation/numbers'
import { today } from '@/shared/validation/dates'
import type { Column } from '@/shared/desk/table/column'
import { loadPapa, makeCsv } from './csv'
import { useRecordExport, type Export } from './recordExport'

const loadXlsx = () => import('./xlsx')

/** Milliseconds of work before a progress bar appears. */
const progressDelay = 500

export type ExportMenuProps<Row> = {
  /** The name of the sheet; see `makeXlsx`. */
  title: string
  /** Without the day and the ending. */
  fileName: string
  /** The list that the rows are from, for the record of the export. */
  list: Export['list']
  /** Reads the table at the moment of the export. */
  readTable: () => { columns: readonly Column<Row>[]; rows: readonly Row[] }
  /** A partial list is not exported. */
  isPartial: boolean
  /** There are more records than the list holds. */
  isCut?: boolean
  /** Undefined where it has a button of its own. */
  onPrint?: () => void
  /** The further ways out of this list. */
  others?: readonly MenuEntry[]
  onAnnounce: (message: string) => void
}

/** The ways that a table leaves the desk, as entries of a menu: a file, paper, and others. */
export function useExportEntries<Row>(props: ExportMenuProps<Row>) {
  const { title, fileName, list, readTable, isCut = false, onPrint, others = [] } = props
  const { onAnnounce } = props
  const [progress, setProgress] = useState<number>()
  const record = useRecordExport()
  useAtRest(loadXlsx, loadPapa)

  async function handleFile(format: 'xlsx' | 'csv') {
    const start = performance.now()
    const showProgress = (done: number) => {
      if (performance.now() - start > progressDelay) setProgress(done * 100)
    }
    setProgress(-1)
    onAnnounce('Preparing the file…')
    try {
      const { columns, rows } = readTable()
      const failure = await record({ list, format, count: rows.length })
      if (failure !== undefined) return onAnnounce(failure)
      const file =
        format === 'csv'
          ? await makeCsv(columns, rows, showProgress)
          : await (await loadXlsx()).makeXlsx(title, columns, rows, showProgress)
      const name = isCut ? `${fileName}-newest-${mostRecords}` : fileName
      saveFile(file, `${name}-${today()}.${format}`)
      const left = isCut
        ? ` Records older than the newest ${grouped(mostRecords)} are not in it.`
        : ''
      onAnnounce(`${counted(rows.length, 'row')} written to the file.${left}`)
    } catch {
      onAnnounce(
        'The file could not be created. Please try again. If that does not help, reload the page.',
      )
    } finally {
      setProgress(undefined)
    }
  }

  const makeExcel = () => void handleFile('xlsx')
  const entries: readonly MenuEntry[] = [
    { label: 'Excel file', onChoose: makeExcel },
    { label: 'CSV file', onChoose: () => void handleFile('csv') },
    ...(onPrint ? [{ label: 'Print', onChoose: onPrint }] : []),
    ...others,
  ]
  return { entries, makeExcel, progress }
}

type Props<Row> = ExportMenuProps<Row> & {
  /** The name of the button, if not all rows are meant. */
  label?: string
}

/** A button for the file that is wanted most, and beside it a menu of all ways. */
export function ExportMenu<Row>({ label = 'Export', ...props }: Props<Row>) {
  const { entries, makeExcel, progress } = useExportEntries(props)
  const isBusy = progress !== undefined
  return (
    <>
      <ButtonGroup variant="outlined" size="small" sx={groupSx}>
        <BusyButton
          title="Excel file"
          disabled={props.isPartial}
          isBusy={isBusy}
          onClick={makeExcel}
        >
          {label}
        </BusyButton>
        <MenuButton
          isIcon
          icon={<ChevronIcon />}
          label={`${label} as…`}
          choice="many"
          isDisabled={props.isPartial}
          isBusy={isBusy}
          items={entries}
        />
      </ButtonGroup>
      <ExportProgress progress={progress} />
    </>
  )
}

/** The arrow is as high as the button, and has its line. */
const groupSx = {
  '& > [aria-haspopup]': { minHeight: 0, minWidth: 36, border: 1, borderColor: 'primary.main' },
}

/** How much of a large file is written. */
export const ExportProgress = ({ progress = -1 }: { progress: number | undefined }) =>
  progress >= 0 && (
    <Box sx={{ flexBasis: '100%', order: 1 }}>
      <LinearProgress variant="determinate" value={progress} aria-label="Creating the file" />
    </Box>
  )
