import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useCallback, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { useSearchParams } from 'react-router-dom'
import { createMemberOf, useMemberRows } from '@/features/members/desk'
import { selectDatesOf } from '../answers'
import { dayParam } from '../links/meetingAddress'
import { dateInWords } from '../meetingText'
import type { Meeting } from '../schema'
import { LiveView } from '@/shared/ui/status/LiveView'
import { isDay, today } from '@/shared/validation/dates'
import { SelectFilter } from '@/shared/desk/filters/SelectFilter'
import { usePrint } from '@/shared/desk/export/PrintedTable'
import { useMeetingPeople } from './useMeetingPeople'
import { Part } from '@/shared/desk/Part'
import { useMeetingsSelector } from '../queue/store'
import { Inviters, Questions } from './AnswerParts'
import { AttendeeList } from './AttendeeList'
import { DoorChanges } from './DoorChanges'
import { Headcounts } from './Headcounts'
import { NamesAtDoor } from './NamesAtDoor'
import { TickList } from './TickList'
import { attendeesOf } from './attendees'
import { Minutes } from '../minutes/Minutes'
import { minutesId } from '../minutes/minutesText'
import { presentOf } from '../attendance/present'

/** The people of a meeting before and after it, its list to tick, and its minutes. */
export function MeetingPeople({ meeting }: { meeting: Meeting }) {
  const { id: meetingId, meetingDate: now = '' } = meeting
  const dates = useMeetingsSelector((root) => selectDatesOf(root, meetingId))
  const [params, setParams] = useSearchParams()
  const chosen = params.get(dayParam) ?? undefined
  const date = chosen ?? now
  const earlier = dates.filter((day) => day !== now)

  return (
    <>
      {earlier.length > 0 && (
        <SelectFilter
          label="Replies and attendance of"
          value={date}
          onChange={(day) => setParams(day === now ? {} : { [dayParam]: day }, { replace: true })}
          helperText="Earlier meetings of this record"
          className="screen-only"
          options={[now, ...earlier].map((day) => [day, day === '' ? 'No date' : dateInWords(day)])}
          sx={{ mt: 3, minWidth: 'min(20rem, 100%)' }}
        />
      )}
      <PeopleOfDay
        // A meeting that a colleague moves meanwhile keeps the minutes that are being written.
        key={`${meetingId}/${chosen ?? ''}`}
        id={meetingId}
        date={date}
        meeting={date === now ? meeting : undefined}
      />
    </>
  )
}

type Props = {
  id: string
  /** As the answers have it. */
  date: string
  /** The record, while it is about this day. */
  meeting: Meeting | undefined
}

function PeopleOfDay({ id, date, meeting }: Props) {
  const { headcount, answersById, attendance, answers, info, isKnown } = useMeetingPeople({
    id,
    meetingDate: date || undefined,
  })
  const { personOf } = headcount
  const present = useMemo(
    () => presentOf(attendance, answersById, personOf),
    [attendance, answersById, personOf],
  )
  const { rows } = useMemberRows()
  const memberOf = useMemo(() => createMemberOf(rows), [rows])
  const attendees = useMemo(
    () => attendeesOf(headcount, present, memberOf),
    [headcount, present, memberOf],
  )
  const [message, announce] = useState('')
  const { printed, print } = usePrint(
    useCallback(() => attendees, [attendees]),
    'meetings',
    announce,
  )
  /** The text of the minutes, while they are on paper in place of the list. */
  const [minutes, setMinutes] = useState<string>()
  const handlePrint = (text?: string) => {
    flushSync(() => setMinutes(text))
    void print()
  }
  const isPast = isDay(date) && date < today()
  const isPartial = !isKnown || answers.isPartial || info.status === 'loading'

  return (
    <>
      <Box className="screen-only" sx={{ mt: 3, display: 'grid', gap: 3 }}>
        <Part title="Who comes">
          <LiveView {...info} isEmpty={isPartial && attendees.length === 0} isPartial={isPartial}>
            <Headcounts
              headcount={headcount}
              present={present}
              seats={meeting?.seats}
              isPast={isPast}
            />
            {attendees.length === 0 ? (
              <Typography sx={{ py: 2 }}>
                {isPast ? 'No replies, and no check-ins.' : 'No replies yet.'}
              </Typography>
            ) : (
              <AttendeeList
                attendees={attendees}
                fileName={`meeting-${date || id}`}
                isPartial={isPartial}
                message={message}
                onAnnounce={announce}
                onPrint={() => handlePrint()}
              />
            )}
          </LiveView>
        </Part>
        <Inviters visitors={headcount.visitors} />
        <Questions answers={headcount.answers} />
        {isDay(date) && (isPast || attendees.length > 0) && (
          <Box id={minutesId} tabIndex={-1} sx={{ scrollMarginTop: 96, outline: 'none' }}>
            <Part title="Minutes">
              <Minutes
                id={id}
                date={date}
                meeting={meeting}
                headcount={headcount}
                present={present}
                onPrint={handlePrint}
              />
            </Part>
          </Box>
        )}
        <DoorChanges items={attendance} />
        <NamesAtDoor items={attendance} />
      </Box>
      {printed && minutes !== undefined && <MinutesSheet text={minutes} />}
      {printed && minutes === undefined && (
        <TickList
          date={date}
          meeting={meeting}
          attendees={printed.rows}
          at={printed.at}
          isPartial={isPartial}
          staleSince={info.staleSince}
        />
      )}
    </>
  )
}

/** The minutes on paper. */
const MinutesSheet = ({ text }: { text: string }) => (
  <Box component="article" translate="no" sx={sheetSx}>
    {text}
  </Box>
)

const sheetSx = {
  display: 'none',
  '@media print': {
    display: 'block',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    fontSize: '11pt',
    lineHeight: 1.5,
  },
}
