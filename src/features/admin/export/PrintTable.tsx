import Box from '@mui/material/Box'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import type { AdminRecord } from '@/shared/collectionConfig'
import { localDateTime } from '@/shared/text/dateText'
import type { Desk } from '../list/desk'
import { dueLabels } from '../list/ReviewFilters'
import type { View } from '../list/view'
import { states } from '../review/steps'
import { fileColumns } from './fileColumns'

/** With more columns than this, words must be broken to fit an A4 page. */
const fewColumns = 9

/** A browser needs minutes to print tens of thousands of rows. */
const maxRows = 2_000

type Props = {
  view: View
  desk: Desk
  printed: Printed | null
  isPartial: boolean
  /** When the list stopped being live, in milliseconds since 1970; null while it is live. */
  staleSince: number | null
}

/** Printed in place of the list: every matching row, not only one page. */
export function PrintTable(props: Props) {
  const { view, desk, printed, isPartial, staleSince } = props
  if (printed === null) return null
  const { rows: found, at, isSelection } = printed
  const columns = fileColumns(view, desk, found)
  const conditions = isSelection ? ['selected'] : conditionsOf(view, desk)
  const rows = found.slice(0, maxRows)

  return (
    <Box sx={sheet}>
      <h1>{view.collection.label}</h1>
      <p>
        {[
          ...conditions,
          `${found.length} rows`,
          localDateTime(at),
          ...(staleSince !== null ? [`not live since ${localDateTime(staleSince)}`] : []),
          ...(isPartial ? ['printed before the list finished loading'] : []),
          ...(found.length > maxRows
            ? [`only the first ${maxRows} are printed; the Excel file has all`]
            : []),
        ].join(' · ')}
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
              {columns.map(({ field, isVerbatim, text }) => (
                <Cell key={field} text={text(record)} isVerbatim={isVerbatim} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Box>
  )
}

const Cell = ({ text, isVerbatim }: { text: string; isVerbatim: boolean }) => (
  <td
    className={/\S{17}/.test(text) ? 'long' : undefined}
    translate={isVerbatim ? 'no' : undefined}
  >
    {text}
  </td>
)

const conditionsOf = ({ state, assignee, due, search, filters, from, to }: View, desk: Desk) => [
  ...(state === 'all' ? [] : [state === 'open' ? 'Open' : states[state].label]),
  ...(assignee === '' ? [] : [`assigned to ${assignedTo(assignee, desk)}`]),
  ...(due === '' ? [] : [`promised time: ${dueLabels[due]}`]),
  ...(search === '' ? [] : [`“${search}”`]),
  ...Object.values(filters),
  ...(from === '' ? [] : [`from ${from}`]),
  ...(to === '' ? [] : [`to ${to}`]),
]

const assignedTo = (assignee: string, { me, nameOf }: Desk) =>
  assignee === 'nobody' ? assignee : nameOf(assignee === 'me' ? (me ?? '') : assignee)

type Printed = {
  rows: readonly AdminRecord[]
  at: number
  /** Not all rows of the list, but those that somebody has selected. */
  isSelection: boolean
}

/**
 * Printing, from our button or the browser's menu. `printed` holds the rows when it started; it is null while
 * nothing is printed.
 *
 * @param readRows reads the rows at the moment of printing
 */
export function usePrint(readRows: () => readonly AdminRecord[]) {
  const [printed, setPrinted] = useState<Printed | null>(null)

  useEffect(() => {
    const read = () => ({ rows: readRows(), at: Date.now(), isSelection: false })
    // The browser prints what the page shows when the event handler returns. The button has rendered it already.
    const start = () => flushSync(() => setPrinted((before) => before ?? read()))
    const end = () => setPrinted(null)
    window.addEventListener('beforeprint', start)
    window.addEventListener('afterprint', end)
    return () => {
      window.removeEventListener('beforeprint', start)
      window.removeEventListener('afterprint', end)
    }
  }, [readRows])

  /** Renders the table first, because not every browser sends `beforeprint`. */
  function print(readSelected?: () => readonly AdminRecord[]) {
    const rows = (readSelected ?? readRows)()
    flushSync(() => setPrinted({ rows, at: Date.now(), isSelection: readSelected !== undefined }))
    window.print()
  }
  return { printed, print }
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
    // Long words would squeeze other columns or push them off the paper.
    '& .long, & .many th, & .many td': { overflowWrap: 'anywhere' },
  },
}
