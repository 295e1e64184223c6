import Box from '@mui/material/Box'
import Alert from '@mui/material/Alert'
import { useEffect, useState, type ReactNode } from 'react'
import { useField } from '@/shared/forms/useField'
import { clockTime } from '@/shared/text/dateText'
import { RoomForActions } from './MeetingActions'
import { MeetingCard, MeetingFacts } from './MeetingCard'
import { keyWithin, meetingKey } from './meetingKey'
import type { Meeting } from './schema'
import type { MeetingsState } from './useMeetings'

/** What there is to know of the meeting that is chosen, or of where the meetings are. */
export function ChosenMeeting({ meetings, state, staleSince }: MeetingsState) {
  const chosen = useChosenMeeting(meetings)
  return (
    <div className="wide">
      <MeetingNote state={state} staleSince={staleSince} />
      {chosen && <MeetingCard meeting={chosen} />}
      {state === 'loading' && (
        <div aria-busy="true">
          <MeetingFacts facts={stillToCome} />
          <RoomForActions />
          <noscript>
            Without scripts this page cannot look the meeting up. Please ask the office: see Contact
            Us.
          </noscript>
        </div>
      )}
    </div>
  )
}

/** The meeting that is chosen. A choice follows its record to another date. */
function useChosenMeeting(meetings: Meeting[]): Meeting | undefined {
  const { value, onChange } = useField('meeting')
  const key = String(value)
  const present = meetings.length === 0 ? key : keyWithin(meetings, key)

  useEffect(() => {
    if (present !== key) onChange(present)
  })
  // The form enters the latest by itself, a picture after it has come; later, none is none.
  const [wasChosen, setWasChosen] = useState(key !== '')
  if (key !== '' && !wasChosen) setWasChosen(true)
  if (!wasChosen && key === '') return meetings[0]
  return meetings.find((meeting) => meetingKey(meeting) === present)
}

/** What there is to say of the list of meetings, where it is not simply there. */
function MeetingNote({ state, staleSince }: Pick<MeetingsState, 'state' | 'staleSince'>) {
  const note = noteOf(state, staleSince)
  return (
    <Box role="status" sx={{ '&:not(:empty)': { mb: 2 } }}>
      {note && (
        <Alert severity={state === 'none' ? 'info' : 'warning'} role="presentation">
          {note}
        </Alert>
      )}
    </Box>
  )
}

function noteOf(state: MeetingsState['state'], staleSince: number | null): ReactNode {
  if (state === 'none') {
    return 'No meeting is announced at the moment. As soon as one is, it appears here, and you can answer.'
  }
  if (state === 'unreachable') {
    return 'We cannot reach the meeting’s details at the moment. We keep trying, and they appear here by themselves. What you type meanwhile is kept.'
  }
  if (staleSince !== null) {
    return `The connection was lost at ${clockTime(staleSince)}. What is shown here may have changed since; it is brought up to date by itself.`
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
const stillToCome = {
  meetingAgenda: bar,
  venueName: bar,
  venueAddress: bar,
  meetingDate: bar,
  meetingTime: bar,
}
