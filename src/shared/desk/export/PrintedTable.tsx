import Box from '@mui/material/Box'
import GlobalStyles from '@mui/material/GlobalStyles'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import type { AdminRecord } from '@/shared/collectionConfig'
import { mostRecords, type LiveInfo } from '@/shared/firestore/live/liveCollection'
import { counted } from '@/shared/text/counted'
import { dateTimeInIndia } from '@/shared/text/dateText'
import { grouped } from '@/shared/validation/numbers'
import type { Column, Identified } from '@/shared/desk/table/column'
import { fewColumns } from './paper'
import { useRecordExport, useRecordPrint, type Export } from './recordExport'

/** More columns than these fit there only in small print. */
const manyColumns = 12

/** A browser needs minutes to print tens of thousands of rows. */
const maxRows = 2_000

export type Printed<Row = AdminRecord> = {
  rows: readonly Row[]
  at: number
  /** Only the selected rows of the list. */
  isSelection: boolean
}

type Props<Row> = {
  title: string
  /** The search and filters of the rows. */
  facts: readonly string[]
  columns: readonly Column<Row>[]
  printed: Printed<Row>
  /** The status of the list. */
  info: Pick<LiveInfo, 'isPartial' | 'isCut' | 'staleSince'>
}

/** The rows of a list on paper, with search, filters and the time of printing. */
export function PrintedTable<Row extends Identified>(props: Props<Row>) {
  const { title, facts, columns, printed, info } = props
  const { rows, at } = printed
  return (
    <PrintedSheet
      title={title}
      facts={[
        ...facts,
        counted(rows.length, 'row'),
        dateTimeInIndia(at),
        info.staleSince !== null && `not live since ${dateTimeInIndia(info.staleSince)}`,
        info.isCut && `from the newest ${grouped(mostRecords)} records`,
        info.isPartial && 'printed before the list finished loading',
        rows.length > maxRows && `only the first ${maxRows} are printed; the Excel file has all`,
      ]}
      columns={columns}
      rows={rows.slice(0, maxRows)}
    />
  )
}

type SheetProps<Row> = {
  title: string
  facts: readonly (string | false | undefined)[]
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  sx?: object
  /** More rows of the table. */
  children?: ReactNode
}

/** A table on paper below its title and facts. */
export const PrintedSheet = <Row extends Identified>(props: SheetProps<Row>) => (
  <Box sx={[sheetSx, props.sx ?? {}]}>
    {props.columns.length > fewColumns && <GlobalStyles styles={landscape} />}
    <h1>{props.title}</h1>
    <p>{props.facts.filter(Boolean).join(' · ')}</p>
    <table className={sizeOf(props.columns.length)}>
      <thead>
        <tr>
          {props.columns.map(({ field, header }) => (
            <th key={field} scope="col">
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {props.rows.map((row) => (
          <tr key={row.id}>
            {props.columns.map(({ field, isVerbatim, text }) => (
              <Cell key={field} text={text(row)} isVerbatim={isVerbatim} />
            ))}
          </tr>
        ))}
        {props.children}
      </tbody>
    </table>
  </Box>
)

function sizeOf(columns: number) {
  if (columns > manyColumns) return 'most'
  return columns > fewColumns ? 'many' : undefined
}

const Cell = ({ text, isVerbatim }: { text: string; isVerbatim: boolean }) => (
  <td className={/\S{17}/.test(text) ? 'long' : undefined}>
    <bdi translate={isVerbatim ? 'no' : undefined}>{text}</bdi>
  </td>
)

/**
 * Printing, from our button or the browser's menu. `printed` holds the rows when it started; it is null while
 * nothing is printed.
 *
 * @param readRows reads the rows at the moment of printing
 * @param list the list that they are from, for the record of the print
 * @param onFailure gets why nothing is printed
 */
export function usePrint<Row = AdminRecord>(
  readRows: () => readonly Row[],
  list: Export['list'],
  onFailure: (message: string) => void,
) {
  const [printed, setPrinted] = useState<Printed<Row> | null>(null)
  const record = useRecordExport()
  const recordPrint = useRecordPrint()
  /** By our button, which has recorded it. */
  const isRecorded = useRef(false)

  useEffect(() => {
    const read = () => ({ rows: readRows(), at: Date.now(), isSelection: false })
    // The browser prints the page as it is when the event handler returns. The button has rendered it already.
    function start() {
      flushSync(() => setPrinted((before) => before ?? read()))
      if (!isRecorded.current) void recordPrint({ list, count: readRows().length })
    }
    function end() {
      isRecorded.current = false
      setPrinted(null)
    }
    window.addEventListener('beforeprint', start)
    window.addEventListener('afterprint', end)
    return () => {
      window.removeEventListener('beforeprint', start)
      window.removeEventListener('afterprint', end)
    }
  }, [readRows, list, recordPrint])

  /** Renders the table first, because not every browser sends `beforeprint`. */
  async function print(readSelected?: () => readonly Row[]) {
    const rows = (readSelected ?? readRows)()
    const failure = await record({ list, format: 'print', count: rows.length })
    if (failure !== undefined) return onFailure(failure)
    isRecorded.current = true
    flushSync(() => setPrinted({ rows, at: Date.now(), isSelection: readSelected !== undefined }))
    window.print()
  }
  return { printed, print }
}

const landscape = { '@page': { size: 'landscape' } }

/** On paper only. */
const sheetSx = {
  display: 'none',
  '@media print': {
    display: 'block',
    color: '#000',
    fontSize: '8.5pt',
    '& h1': { fontSize: '14pt', m: 0 },
    '& p': { mt: 0.5, mb: 1 },
    '& table': { width: '100%', borderCollapse: 'collapse' },
    '& thead': { display: 'table-header-group' },
    '& tr': { breakInside: 'avoid' },
    '& th, & td': {
      p: '1mm 1.5mm',
      border: '0.2mm solid #888',
      textAlign: 'left',
      verticalAlign: 'top',
      overflowWrap: 'break-word',
    },
    // Long words would squeeze other columns or push them off the paper.
    '& .long': { overflowWrap: 'anywhere' },
    '& .many': { fontSize: '7.5pt' },
    '& .most': { fontSize: '6.5pt' },
    '& .most th, & .most td': { px: '0.8mm' },
  },
}
