import Box from '@mui/material/Box'
import { dateInWords, whereOf } from '../meetingText'
import type { Meeting } from '../schema'
import { counted } from '@/shared/text/counted'
import { localDateTime } from '@/shared/text/dateText'
import { normalizeMobile } from '@/shared/validation/mobile'
import { sheetSx } from '@/shared/desk/export/PrintedTable'
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

const headers = ['In', 'Name', 'Firm', 'Mobile', 'Kind', 'People']

/** Empty lines for those who have not answered. */
const walkInLines = 12

/** How many to expect; of whoever came without saying so, how many came. */
const peopleOf = ({ expected, present }: Attendee) => expected || (present?.people ?? 0)

const lastFour = (mobile: string) => normalizeMobile(mobile).slice(-4)

/** Everybody who said yes, or is in already, to be ticked at the door. A4. */
export function TickList({ date, meeting, attendees, at, isPartial, staleSince }: Props) {
  const listed = attendees.filter(({ expected, present }) => expected > 0 || present !== undefined)
  const heads = listed.reduce((sum, attendee) => sum + peopleOf(attendee), 0)
  return (
    <Box sx={[sheetSx, tickSx]}>
      <h1>{['Monthly meeting', date && dateInWords(date)].filter(Boolean).join(', ')}</h1>
      <p>
        {[
          meeting?.meetingTime,
          meeting && whereOf(meeting),
          `${counted(listed.length, 'name')}, ${heads} ${heads === 1 ? 'person' : 'people'}`,
          `printed ${localDateTime(at)}`,
          staleSince !== null && `not live since ${localDateTime(staleSince)}`,
          isPartial && 'printed before the list finished loading',
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <table>
        <thead>
          <tr>
            {headers.map((header) => (
              <th key={header} scope="col">
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {listed.map((attendee) => (
            <tr key={attendee.id}>
              <td className="tick">
                <span>{attendee.present ? '✓' : ''}</span>
              </td>
              <td translate="no">
                <bdi>{attendee.name}</bdi>
              </td>
              <td translate="no">
                <bdi>{attendee.firmName}</bdi>
              </td>
              <td translate="no">
                {attendee.mobile === '' ? '' : `…${lastFour(attendee.mobile)}`}
              </td>
              <td>{attendeeKind(attendee)}</td>
              <td>{peopleOf(attendee)}</td>
            </tr>
          ))}
          <tr>
            <th scope="rowgroup" colSpan={6}>
              Without an answer: name, firm, mobile, member or visitor, people
            </th>
          </tr>
          {Array.from({ length: walkInLines }, (_, line) => (
            <tr key={line} className="empty">
              {headers.map((header, at) => (
                <td key={header} aria-label={`${header}, empty`} className={at === 0 ? 'tick' : ''}>
                  {at === 0 && <span />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Box>
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
    '& .tick': { textAlign: 'center' },
    '& .tick > span': {
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
