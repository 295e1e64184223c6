import { useMemo, useRef, useState } from 'react'
import { isConflict, KnownError } from '@/shared/firestore/errors'
import { createForm } from '@/shared/forms/createForm'
import { FormSection } from '@/shared/forms/FormSection'
import { useField } from '@/shared/forms/useField'
import { saved, useUpdateMeetingMutation } from './api'
import { ConflictDialog, type Conflict } from './ConflictDialog'
import type { Meeting, MeetingChange } from './schema'
import { VenueDateField } from './VenueDateField'
import {
  otherWords,
  seenIn,
  toMeetingChange,
  toVenueForm,
  venueFormSchema,
  type VenueForm as Typed,
} from './venueSchema'
import { VenueTimeFields } from './VenueTimeFields'

const { Form, TextField, SelectField } = createForm(venueFormSchema)

/** How an attempt to save has ended: with whose version of the meeting. */
export type VenueOutcome = {
  meeting: Meeting
  isSaved: boolean
  message: string
  /** Milliseconds since 1970. */
  at: number
}

type Props = {
  /** The meeting to change; the form cannot be sent without one. */
  meeting: Meeting | undefined
  onOutcome: (outcome: VenueOutcome) => void
}

const theirsKept = 'Their version was kept; your changes were discarded.'
const stillTyping =
  'Nothing is saved yet: another administrator has changed this meeting meanwhile.'

/** The form of the meeting. Nothing somebody else has saved is overwritten unseen. */
export function VenueForm({ meeting, onOutcome }: Props) {
  const [updateMeeting] = useUpdateMeetingMutation()
  const [conflict, setConflict] = useState<Conflict>()
  const outcome = useRef<VenueOutcome>(undefined)
  const values = useMemo(() => meeting && toVenueForm(meeting), [meeting])
  const { date, time } = meeting ? otherWords(meeting) : {}

  const choose = (theirs: Meeting, mine: MeetingChange) =>
    new Promise<'mine' | 'theirs' | undefined>((onChoice) =>
      setConflict({ theirs, mine, onChoice }),
    ).finally(() => setConflict(undefined))

  async function save(id: string, change: MeetingChange, seenAt: number | null): Promise<void> {
    try {
      const now = await updateMeeting({ id, change, seenAt }).unwrap()
      outcome.current = { meeting: now, isSaved: true, message: saved, at: Date.now() }
    } catch (thrown) {
      if (!isConflict<Meeting>(thrown)) throw thrown
      const theirs = thrown.current
      const choice = await choose(theirs, change)
      if (choice === undefined) throw new KnownError('aborted', stillTyping)
      if (choice === 'mine') return save(id, change, theirs.updatedAtMillis ?? null)
      outcome.current = { meeting: theirs, isSaved: false, message: theirsKept, at: Date.now() }
    }
  }

  return (
    <>
      <Form
        onSubmit={(typed: Typed) =>
          meeting && save(meeting.id, toMeetingChange(typed), seenIn(typed))
        }
        onDone={() => outcome.current && onOutcome(outcome.current)}
        submitLabel="Update Meeting Venue"
        busyLabel="Processing..."
        draft={meeting && `meeting-venue ${meeting.id}`}
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
          <HiddenField name="seenAt" />
        </FormSection>
      </Form>
      {conflict && <ConflictDialog {...conflict} />}
    </>
  )
}

/** Keeps its place among the values, and in the draft, without being shown. */
function HiddenField({ name }: { name: 'seenAt' }) {
  useField(name)
  return null
}
