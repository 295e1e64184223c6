import Box from '@mui/material/Box'
import Alert from '@mui/material/Alert'
import { useEffect, useState, type ReactNode } from 'react'
import { useAtRest } from '@/shared/config/atRest'
import { SelectField } from '@/shared/forms/fields/SelectField'
import { useField } from '@/shared/forms/fields/useField'
import { clockTime } from '@/shared/text/dateText'
import { TextLink } from '@/shared/ui/TextLink'
import { today } from '@/shared/validation/dates'
import { texts } from '@/texts/meetings'
import { texts as statusTexts } from '@/texts/status'
import { currentKey, meetingKey } from '../meetingKey'
import { cancelledAhead, offeredOf } from '../meetingStatus'
import { titleOf } from '../meetingText'
import type { Meeting } from '../schema'
import { ActionsPlaceholder } from './ActionsLayout'
import { loadActions, MeetingCard, MeetingFacts } from './MeetingCard'
import { CancelledNote, ClosedNote } from './ClosedNote'
import type { MeetingsState } from './useMeetings'

type Props = MeetingsState & {
  first: Meeting | undefined
  onChosen: (meeting: Meeting | undefined) => void
}

/** The chosen meeting, or why there is none to show. */
export function ChosenMeeting(props: Props) {
  const { meetings, first, state, onChosen } = props
  const { onChange } = useField('meeting')
  const chosen = useChosenMeeting(meetings, first)
  const offered = offeredOf(meetings, today())
  const cancelled = cancelledAhead(meetings, today()).filter(({ id }) => id !== chosen?.id)
  // The next meeting comes first.
  const isLater = ({ meetingDate = '' }: Meeting) => meetingDate > (chosen?.meetingDate ?? '9999')
  useEffect(() => onChosen(chosen), [onChosen, chosen])
  useAtRest(loadActions)
  return (
    <div className="wide">
      <Box sx={state === 'ready' ? undefined : roomSx}>
        <MeetingNote {...props} />
        {state !== 'ready' && (
          <Box aria-busy={state === 'loading'} sx={state === 'loading' ? undefined : hiddenSx}>
            <MeetingFacts facts={placeholders} />
            <ActionsPlaceholder />
            <noscript>{texts.noScripts}</noscript>
          </Box>
        )}
      </Box>
      {cancelled.filter((meeting) => !isLater(meeting)).map(noteOfCancelled)}
      {/* A chosen meeting may be gone. */}
      {(offered.length > 1 || (state === 'ready' && chosen === undefined)) && (
        <Box sx={{ mb: 2 }}>
          <SelectField name="meeting" options={optionsOf(offered, chosen)} />
        </Box>
      )}
      {chosen && (
        <ClosedNote
          meeting={chosen}
          meetings={meetings}
          onChoose={(meeting) => onChange(meetingKey(meeting))}
        />
      )}
      {chosen && <MeetingCard meeting={chosen} />}
      {cancelled.filter(isLater).map(noteOfCancelled)}
    </div>
  )
}

/** A note takes the place of the meeting, in the same room: the fields below stay where they are. */
const roomSx = { display: 'grid', '& > *': { gridArea: '1 / 1' } }
const hiddenSx = { visibility: 'hidden' }

const noteOfCancelled = (meeting: Meeting) => <CancelledNote key={meeting.id} meeting={meeting} />

/** A link may have led to a meeting that is not offered. */
const optionsOf = (offered: readonly Meeting[], chosen: Meeting | undefined) =>
  [...new Set([...(chosen ? [chosen] : []), ...offered])].map((meeting) => ({
    value: meetingKey(meeting),
    label: titleOf(meeting),
  }))

/** If the date of the chosen meeting changes, it stays chosen. */
function useChosenMeeting(meetings: Meeting[], first: Meeting | undefined): Meeting | undefined {
  const { value, onChange } = useField('meeting')
  const key = String(value)
  const current = meetings.length === 0 ? key : currentKey(meetings, key)

  useEffect(() => {
    if (current !== key) onChange(current)
  })
  // The form chooses its first meeting only after the first render with meetings.
  const [wasChosen, setWasChosen] = useState(key !== '')
  if (key !== '' && !wasChosen) setWasChosen(true)
  if (!wasChosen && key === '') return first
  return meetings.find((meeting) => meetingKey(meeting) === current)
}

/** Why the meetings are missing, or may be out of date. */
function MeetingNote(live: MeetingsState) {
  const note = noteOf(live)
  const { state } = live
  return (
    <Box role="status" sx={{ '&:not(:empty)': { display: 'grid', alignContent: 'start', mb: 2 } }}>
      {note && (
        <Alert severity={state === 'none' ? 'info' : 'warning'} role="presentation">
          {note}
        </Alert>
      )}
    </Box>
  )
}

function noteOf({ state, staleSince, isUsedUp }: MeetingsState): ReactNode {
  if (state === 'none') {
    return texts.none
  }
  if (isUsedUp) {
    return (
      <>
        <span>{`${statusTexts.usedUp} ${texts.keepTrying} `}</span>
        <TextLink to="/contacts/">{texts.reachOffice}</TextLink>
      </>
    )
  }
  if (state === 'unreachable') {
    return texts.unreachable
  }
  if (staleSince !== null) {
    return texts.connectionLost(clockTime(staleSince))
  }
  return undefined
}

const bar = (
  <Box
    component="span"
    aria-hidden="true"
    sx={{ display: 'inline-block', width: '70%', height: '0.9em', bgcolor: 'action.hover' }}
  />
)
/** As long as texts usually are: an address has two lines, on a phone an agenda, too. */
const placeholders = {
  meetingAgenda: (
    <>
      {bar}
      <Box component="span" sx={{ display: { sm: 'none' } }}>
        {bar}
      </Box>
    </>
  ),
  venueName: bar,
  venueAddress: (
    <>
      {bar}
      {bar}
    </>
  ),
  meetingDate: bar,
  meetingTime: bar,
}
