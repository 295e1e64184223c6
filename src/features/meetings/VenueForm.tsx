import { useRef, useState } from 'react'
import { KnownError } from '@/shared/firebase/errors'
import { clearDraft } from '@/shared/forms/drafts'
import { createForm } from '@/shared/forms/createForm'
import { FormSection } from '@/shared/forms/FormSection'
import { useField } from '@/shared/forms/useField'
import { ConflictDialog, type Conflict } from './ConflictDialog'
import { LeaveGuard } from './LeaveGuard'
import type { Meeting, MeetingChange } from './meetingSchema'
import { saved, useUpdateMeetingMutation } from './meetingsApi'
import {
  otherWords,
  seenIn,
  toMeetingChange,
  toVenueForm,
  venueFormSchema,
  type VenueForm as Typed,
} from './venueSchema'
import { VenueDateField } from './VenueDateField'
import { VenueTimeFields } from './VenueTimeFields'

const { Form, TextField, SelectField } = createForm(venueFormSchema)

/** How an attempt to save has ended: with whose version of the meeting. */
export type VenueOutcome = { meeting: Meeting; isSaved: boolean; message: string }

type Props = {
  /** The meeting to change; the form cannot be sent without one. */
  meeting: Meeting | undefined
  onOutcome: (outcome: VenueOutcome) => void
}

const theirsKept = 'You kept what the other administrator has saved. Nothing of yours was saved.'
const stillTyping =
  'Nothing is saved yet: another administrator has changed this meeting meanwhile.'

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
          <VenueDateField name="meetingDate" inRecord={date} />
          <VenueTimeFields inRecord={time}>
            <SelectField name="hour" nothing="–" />
            <SelectField name="minute" nothing="–" />
            <SelectField name="half" nothing="–" />
          </VenueTimeFields>
          <TextField name="venueAddress" />
          <UnseenField name="seen" />
        </FormSection>
        <LeaveGuard onLeave={() => draft !== undefined && clearDraft(draft)} />
      </Form>
      {conflict && <ConflictDialog {...conflict} />}
    </>
  )
}

/** Keeps its place among the values, and in the draft, without being shown. */
function UnseenField({ name }: { name: 'seen' }) {
  useField(name)
  return null
}
