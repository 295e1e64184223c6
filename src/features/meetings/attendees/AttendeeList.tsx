import { ListCount, ListMessage, ListTools } from '@/shared/desk/filters/ListTools'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useDeferredValue, useMemo, useState } from 'react'
import { SelectFilter } from '@/shared/desk/filters/SelectFilter'
import { ExportMenu } from '@/shared/desk/export/ExportMenu'
import { DataList } from '@/shared/desk/table/DataList'
import { counted } from '@/shared/text/counted'
import { countColumn, textColumn, type Column } from '@/shared/desk/table/column'
import { PersonName } from '../attendance/PersonName'
import {
  answerText,
  attendeeColumns,
  attendeeFilters,
  inText,
  kindWithNumber,
  type Attendee,
} from './attendees'

type Props = {
  attendees: readonly Attendee[]
  /** Of the Excel and the CSV file, without the day and the ending. */
  fileName: string
  isPartial: boolean
  /** The message of an export. */
  message: string
  onAnnounce: (message: string) => void
  onPrint: () => void
}

const pageSize = 25

type Filter = keyof typeof attendeeFilters

/** The people of a meeting, with a filter and exports. */
export function AttendeeList(props: Props) {
  const { attendees, fileName, isPartial, message, onAnnounce, onPrint } = props
  const [filter, setFilter] = useState<Filter>('all')
  const [page, setPage] = useState(0)
  const deferred = useDeferredValue(attendees)
  const matching = useMemo(() => deferred.filter(attendeeFilters[filter].test), [deferred, filter])

  return (
    <>
      <ListTools>
        <SelectFilter
          label="Show"
          value={filter}
          onChange={(chosen) => {
            setFilter(chosen)
            setPage(0)
          }}
          options={Object.entries(attendeeFilters).map(([name, { label }]) => [name, label])}
          sx={{ minWidth: '11rem' }}
        />
        <ListCount>{counted(matching.length, 'person', 'people')}</ListCount>
        <ListMessage>{message}</ListMessage>
        <ExportMenu
          title="Meeting"
          fileName={fileName}
          list="meetings"
          readTable={() => ({ columns: attendeeColumns(matching), rows: matching })}
          isPartial={isPartial}
          onAnnounce={onAnnounce}
        />
        <Button size="small" variant="outlined" disabled={isPartial} onClick={onPrint}>
          Print attendance sheet
        </Button>
      </ListTools>
      {matching.length === 0 ? (
        <Typography sx={{ py: 3, textAlign: 'center' }}>No people.</Typography>
      ) : (
        <DataList
          label="People of this meeting"
          rows={matching}
          columns={shownColumns}
          page={page}
          pageSize={pageSize}
          onPageChange={setPage}
        />
      )}
    </>
  )
}

/** Linked to the answer, if there is one. */
const answerAddress = ({ answer }: Attendee) =>
  answer && `/request/meeting-answers/${encodeURIComponent(answer.id)}`

/** On a card kind, answer and number are one line. */
const shownColumns: readonly Column<Attendee>[] = [
  textColumn('name', 'Name', ({ name }) => name, {
    cell: (attendee) => <PersonName person={attendee} to={answerAddress(attendee)} />,
  }),
  textColumn('kind', 'Kind', kindWithNumber, {
    onCard: (attendee) => (
      <Typography variant="body2">
        {[kindWithNumber(attendee), answerText(attendee), heads(attendee)]
          .filter(Boolean)
          .join(' · ')}
      </Typography>
    ),
  }),
  textColumn('answer', 'Reply', answerText, { onCard: 'hidden' }),
  countColumn('expected', 'People', ({ expected }) => expected, {
    cell: ({ expected }) => expected || '',
    onCard: 'hidden',
  }),
  textColumn('in', 'Checked in at', inText, {
    cell: (attendee) => (
      <Box component="span" sx={{ color: 'success.main' }}>
        {inText(attendee)}
      </Box>
    ),
    onCard: (attendee) =>
      attendee.present && (
        <Typography variant="body2" sx={{ flexBasis: '100%', color: 'success.main' }}>
          {`Checked in at ${inText(attendee)}`}
        </Typography>
      ),
  }),
]

const heads = ({ expected }: Attendee) => (expected > 1 ? `${expected} people` : '')
