import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import { useState } from 'react'
import { useAtRest } from '@/shared/config/atRest'
import { BusyButton } from '@/shared/desk/BusyButton'
import { mostRecords } from '@/shared/firestore/live/liveCollection'
import { counted } from '@/shared/text/counted'
import { saveFile } from '@/shared/ui/saveFile'
import { grouped } from '@/shared/validation/numbers'
import { sortableDate, type Column } from '@/shared/desk/table/column'
import { loadPapa, makeCsv } from './csv'
import { useRecordExport, type Export } from './recordExport'

const loadXlsx = () => import('./xlsx')

/** Milliseconds of work before a progress bar appears. */
const progressDelay = 500

type Props<Row> = {
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
  /** At the end of the buttons' names, if not all rows are meant. */
  suffix?: string
  onAnnounce: (message: string) => void
}

/** A table as an Excel and as a CSV file. */
export function FileButtons<Row>(props: Props<Row>) {
  const {
    title,
    fileName,
    list,
    readTable,
    isPartial,
    isCut = false,
    suffix = '',
    onAnnounce,
  } = props
  const [progress, setProgress] = useState<number>()
  const record = useRecordExport()
  const isBusy = progress !== undefined
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
      saveFile(file, `${name}-${sortableDate(new Date())}.${format}`)
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

  const button = { variant: 'outlined', disabled: isPartial, isBusy } as const
  return (
    <>
      <BusyButton {...button} onClick={() => void handleFile('xlsx')}>
        <span>{`Download Excel${suffix}`}</span>
      </BusyButton>
      <BusyButton {...button} onClick={() => void handleFile('csv')}>
        <span>{`Download CSV${suffix}`}</span>
      </BusyButton>
      {isBusy && progress >= 0 && (
        <Box sx={{ flexBasis: '100%', order: 1 }}>
          <LinearProgress variant="determinate" value={progress} aria-label="Creating the file" />
        </Box>
      )}
    </>
  )
}
