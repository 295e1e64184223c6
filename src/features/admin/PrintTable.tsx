import Box from '@mui/material/Box'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { sliceOf } from '@/shared/live/chunkedList'
import { localDateTime } from '@/shared/text/dateText'
import type { Pieces } from '@/shared/live/pieces'
import { columnsOf } from './columns'
import type { AdminRecord } from './records'
import type { View } from './view'

/** Columns whose words have room on an A4 page. */
const fewColumns = 9

/** Rows on paper at the most: a browser takes minutes for tens of thousands. */
const mostRows = 2_000

type Props = {
  view: View
  found: Pieces<AdminRecord>
  isWhole: boolean
  isSearching: boolean
}

/** What is printed in the place of the panel: every row that is found, not a page of them. */
export function PrintTable({ view, found, isWhole, isSearching }: Props) {
  const printedAt = usePrintedAt()
  if (printedAt === null) return null
  const { kind } = view
  const columns = columnsOf(kind).filter(({ field }) => view.columns.includes(field))
  const rows = sliceOf(found, 0, mostRows)

  return (
    <Box sx={sheet}>
      <h1>{kind.label}</h1>
      <p>
        {[...conditionsOf(view), `${found.size} rows`, localDateTime(printedAt)].join(' · ')}
        {!isWhole && ' · printed before all of them were read'}
        {isWhole && isSearching && ' · printed before the search was over'}
        {found.size > mostRows && ` · only the first ${mostRows} are printed; the CSV file has all`}
      </p>
      <table className={columns.length > fewColumns ? 'many' : undefined}>
        <thead>
          <tr>
            {columns.map(({ field, header }) => (
              <th key={field} scope="col">
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((record) => (
            <tr key={record.id}>
              {columns.map(({ field, text }) => (
                <Cell key={field} text={text(record)} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Box>
  )
}

const Cell = ({ text }: { text: string }) => (
  <td className={/\S{17}/.test(text) ? 'long' : undefined}>{text}</td>
)

const conditionsOf = ({ search, filters, from, to }: View) => [
  ...(search === '' ? [] : [`“${search}”`]),
  ...Object.values(filters),
  ...(from === '' ? [] : [`from ${from}`]),
  ...(to === '' ? [] : [`to ${to}`]),
]

/** When the browser began to print, however it was asked to; null while it does not. */
function usePrintedAt(): number | null {
  const [printedAt, setPrintedAt] = useState<number | null>(null)
  useEffect(() => {
    // The browser takes what is on the page when the event is over.
    const start = () => flushSync(() => setPrintedAt(Date.now()))
    const end = () => setPrintedAt(null)
    window.addEventListener('beforeprint', start)
    window.addEventListener('afterprint', end)
    return () => {
      window.removeEventListener('beforeprint', start)
      window.removeEventListener('afterprint', end)
    }
  }, [])
  return printedAt
}

const sheet = {
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
    // Words that would take the room of other columns, or push them off the paper.
    '& .long, & .many th, & .many td': { overflowWrap: 'anywhere' },
  },
}
