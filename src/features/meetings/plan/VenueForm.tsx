import { useMemo, useRef } from 'react'
import { isConflict, KnownError } from '@/shared/firestore/errors'
import { createForm } from '@/shared/forms/createForm'
import { HiddenField } from '@/shared/forms/fields/HiddenField'
import { versionOf } from './meetingChanges'
import type { Meeting, MeetingChange } from '../schema'
import { saved, useUpdateMeetingMutation } from './venueApi'
import { notSavedYet, useConflictDialog } from './ConflictDialog'
import { DateAndTimeFields } from './VenueFields'
import {
  toMeetingChange,
  toVenueForm,
  unreadableTexts,
  venueFormSchema,
  type VenueForm as Values,
} from './venueSchema'

const { Form, FormSection, TextField } = createForm(venueFormSchema, {
  'The next meeting': [
    'meetingAgenda',
    'venueName',
    'meetingDate',
    'hour',
    'minute',
    'meridiem',
    'venueAddress',
    'seen',
  ],
})

/** How a save ended, and the version of the meeting that was kept. */
export type VenueOutcome = {
  meeting: Meeting
  isSaved: boolean
  message: string
  /** Milliseconds since 1970. */
  at: number
}

type Props = {
  /** Without a meeting the form cannot be sent. */
  meeting: Meeting | undefined
  canEdit: boolean
  onOutcome: (outcome: VenueOutcome) => void
}

const theirsKept = 'Their version was kept; your changes were discarded.'

/** Never overwrites what someone else has saved without showing it. */
export function VenueForm({ meeting, canEdit, onOutcome }: Props) {
  const [updateMeeting] = useUpdateMeetingMutation()
  const { choose, dialog } = useConflictDialog()
  const outcome = useRef<VenueOutcome>(undefined)
  const values = useMemo(() => meeting && toVenueForm(meeting), [meeting])

  async function save(id: string, change: MeetingChange, expectedVersion: string): Promise<void> {
    try {
      const current = await updateMeeting({ id, change, expectedVersion }).unwrap()
      outcome.current = { meeting: current, isSaved: true, message: saved, at: Date.now() }
    } catch (thrown) {
      if (!isConflict<Meeting>(thrown)) throw thrown
      const theirs = thrown.current
      const choice = await choose(theirs, change)
      if (choice === undefined) throw new KnownError('aborted', notSavedYet)
      if (choice === 'mine') return save(id, change, versionOf(theirs))
      outcome.current = { meeting: theirs, isSaved: false, message: theirsKept, at: Date.now() }
    }
  }

  return (
    <>
      <Form
        onSubmit={(form: Values) =>
          meeting && save(meeting.id, toMeetingChange(form), form.seen ?? '')
        }
        onDone={() => outcome.current && onOutcome(outcome.current)}
        submitLabel="Update Meeting Venue"
        busyLabel="Processing..."
        draft={meeting && `meeting-venue ${meeting.id}`}
        values={values}
        disabled={meeting === undefined || !canEdit}
      >
        <FormSection title="The next meeting">
          <TextField name="meetingAgenda" wide />
          <TextField name="venueName" wide />
          <DateAndTimeFields {...(meeting && unreadableTexts(meeting))} />
          <TextField name="venueAddress" />
          <HiddenField name="seen" />
        </FormSection>
      </Form>
      {dialog}
    </>
  )
}
