import { dateInWords, whereOf } from '../meetingText'
import type { Meeting } from '../schema'
import { counted } from '@/shared/text/counted'
import { dateTimeInIndia } from '@/shared/text/dateText'
import { normalizeMobile } from '@/shared/validation/mobile'
import { PrintedSheet } from '@/shared/desk/export/PrintedTable'
import { countColumn, textColumn, type Column } from '@/shared/desk/table/column'
import { attendeeKind, type Attendee } from './attendees'

type Props = {
  date: string
  meeting: Meeting | undefined
  attendees: readonly Attendee[]
  /** When it is printed, in milliseconds since 1970. */
  at: number
  isPartial: boolean
  staleSince: number | null
}

/** Empty lines for people without an answer. */
const walkInLines = 12

/** Expected heads; for people who came unannounced, heads that came. */
const peopleOf = ({ expected, present }: Attendee) => expected || (present?.people ?? 0)

const lastFour = (mobile: string) => normalizeMobile(mobile).slice(-4)

const columns: readonly Column<Attendee>[] = [
  textColumn('in', 'In', ({ present }) => (present ? '✓' : '')),
  textColumn('name', 'Name', ({ name }) => name, { isVerbatim: true }),
  textColumn('firmName', 'Firm', ({ firmName }) => firmName, { isVerbatim: true }),
  textColumn('mobile', 'Mobile', ({ mobile }) => (mobile === '' ? '' : `…${lastFour(mobile)}`), {
    isVerbatim: true,
  }),
  textColumn('kind', 'Kind', attendeeKind),
  countColumn('people', 'People', peopleOf),
]

/** All people who said yes, or are in already, to be ticked at the door. A4. */
export function TickList({ date, meeting, attendees, at, isPartial, staleSince }: Props) {
  const listed = attendees.filter(({ expected, present }) => expected > 0 || present !== undefined)
  const heads = listed.reduce((sum, attendee) => sum + peopleOf(attendee), 0)
  return (
    <PrintedSheet
      title={['Monthly meeting', date && dateInWords(date)].filter(Boolean).join(', ')}
      facts={[
        meeting?.meetingTime,
        meeting && whereOf(meeting),
        `${counted(listed.length, 'name')}, ${counted(heads, 'person', 'people')}`,
        `printed ${dateTimeInIndia(at)}`,
        staleSince !== null && `not live since ${dateTimeInIndia(staleSince)}`,
        isPartial && 'printed before the list finished loading',
      ]}
      columns={columns}
      rows={listed}
      sx={tickSx}
    >
      <tr>
        <th scope="rowgroup" colSpan={columns.length}>
          Without a reply: name, firm, mobile, member or visitor, people
        </th>
      </tr>
      {Array.from({ length: walkInLines }, (_, line) => (
        <tr key={line} className="empty">
          {columns.map(({ field, header }) => (
            <td key={field} aria-label={`${header}, empty`}>
              <bdi />
            </td>
          ))}
        </tr>
      ))}
    </PrintedSheet>
  )
}

const tickSx = {
  '@media print': {
    fontSize: '10pt',
    '& table': { tableLayout: 'fixed' },
    '& th, & td': { verticalAlign: 'middle', overflowWrap: 'anywhere' },
    '& th:nth-of-type(1)': { width: '11mm' },
    '& th:nth-of-type(4)': { width: '19mm' },
    '& th:nth-of-type(5)': { width: '19mm' },
    '& th:nth-of-type(6)': { width: '17mm' },
    '& td:first-of-type': { textAlign: 'center' },
    '& td:first-of-type > bdi': {
      display: 'inline-block',
      width: '5mm',
      height: '5mm',
      border: '0.4mm solid #000',
      lineHeight: '4.4mm',
      verticalAlign: 'middle',
    },
    '& .empty td': { height: '9mm' },
  },
}
