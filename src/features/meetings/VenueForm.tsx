import { useRef, useState } from 'react'
import { KnownError } from '@/shared/firebase/errors'
import { clearDraft } from '@/shared/forms/drafts'
import { FormSection } from '@/shared/forms/FormSection'
import { ConflictDialog, type Conflict } from './ConflictDialog'
import { LeaveGuard } from './LeaveGuard'
import type { Meeting, MeetingChange } from './meetingSchema'
import { saved, useUpdateMeetingMutation } from './meetingsApi'
import { Form, TextField } from './venueFields'
import {
  otherWords,
  seenIn,
  toMeetingChange,
  toVenueForm,
  type VenueForm as Typed,
} from './venueSchema'
import { VenueDateField } from './VenueDateField'
import { VenueTimeFields } from './VenueTimeFields'

/** How an attempt to save has ended: with whose version of the meeting. */
export type VenueOutcome = { meeting: Meeting; isSaved: boolean; message: string }

type Props = {
  /** The meeting to change; the form cannot be sent without one. */
  meeting: Meeting | undefined
  onOutcome: (outcome: VenueOutcome) => void
}

const theirsKept = 'You kept what the other administrator has saved. Nothing of yours was saved.'
const stillTyping =
  'Nothing is saved yet: another administrator has changed this meeting meanwhile. Save again to choose.'

/** The form of one version of a meeting. Nothing somebody else has saved is overwritten unseen. */
export function VenueForm({ meeting, onOutcome }: Props) {
  const [updateMeeting] = useUpdateMeetingMutation()
  const [conflict, setConflict] = useState<Conflict>()
  const outcome = useRef<VenueOutcome>(undefined)
  const [values] = useState(() => meeting && toVenueForm(meeting))
  const draft = meeting && `meeting-venue ${meeting.id}`
  const { date, time } = meeting ? otherWords(meeting) : {}

  const choose = (theirs: Meeting, mine: MeetingChange, seen: Partial<MeetingChange>) =>
    new Promise<'mine' | 'theirs' | undefined>((onChoice) =>
      setConflict({ theirs, mine, seen, onChoice }),
    ).finally(() => setConflict(undefined))

  async function save(current: Meeting, mine: MeetingChange, seen: Partial<MeetingChange>) {
    const theirs = await updateMeeting({ id: current.id, change: mine, seen }).unwrap()
    if (theirs === null) {
      outcome.current = { meeting: { ...current, ...mine }, isSaved: true, message: saved }
      return
    }
    const choice = await choose(theirs, mine, seen)
    if (choice === undefined) throw new KnownError('aborted', stillTyping)
    if (choice === 'mine') return save(theirs, mine, theirs)
    outcome.current = { meeting: theirs, isSaved: false, message: theirsKept }
  }

  return (
    <>
      <Form
        onSubmit={(typed: Typed) => meeting && save(meeting, toMeetingChange(typed), seenIn(typed))}
        onDone={() => outcome.current && onOutcome(outcome.current)}
        submitLabel="Update Meeting Venue"
        busyLabel="Processing..."
        draft={draft}
        values={values}
        disabled={meeting === undefined}
      >
        <FormSection title="The next meeting">
          <TextField name="meetingAgenda" wide />
          <TextField name="venueName" wide />
          <VenueDateField inRecord={date} />
          <VenueTimeFields inRecord={time} />
          <TextField name="venueAddress" />
        </FormSection>
        <LeaveGuard onLeave={() => draft !== undefined && clearDraft(draft)} />
      </Form>
      {conflict && <ConflictDialog {...conflict} />}
    </>
  )
}
