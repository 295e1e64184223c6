import { startTransition, useMemo, useRef } from 'react'
import { isUsedUp, KnownError, toAppError } from '@/shared/firestore/errors'
import { usedUpAtDesk } from '@/shared/firestore/messageOf'
import { createForm } from '@/shared/forms/createForm'
import { HiddenField } from '@/shared/forms/fields/HiddenField'
import type { Meeting } from '../schema'
import { useChangeMeeting } from './useChangeMeeting'
import { DateAndTimeFields } from './VenueFields'
import {
  toMeetingChange,
  toVenueForm,
  unreadableTexts,
  venueFormSchema,
  venueNames,
  type VenueForm as Values,
} from './venueSchema'

const { Form, FormSection, TextField } = createForm(venueFormSchema, {
  'The meeting': venueNames,
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

/** The texts of section 8 of the specification. */
export const noMeeting = 'No meeting record found to update.'
const notSaved = 'Failed to update meeting venue. Please try again.'
const saved = 'Meeting venue updated successfully!'

/** The facts of the meeting that was updated last. */
export function VenueForm({ meeting, canEdit, onOutcome }: Props) {
  const { change, dialog } = useChangeMeeting()
  const outcome = useRef<VenueOutcome>(undefined)
  const values = useMemo(() => meeting && toVenueForm(meeting), [meeting])

  async function handleSubmit(form: Values) {
    if (meeting === undefined) return
    const action = { kind: 'venue', plan: toMeetingChange(form) } as const
    try {
      const changed = await change(meeting.id, action, form.seen ?? '')
      const message = changed.isSaved ? saved : theirsKept
      outcome.current = { ...changed, message, at: Date.now() }
    } catch (thrown) {
      throw explained(thrown)
    }
  }

  return (
    <>
      <Form
        onSubmit={handleSubmit}
        // A transition comes after the draft is forgotten: the next form would restore it.
        onDone={() => startTransition(() => outcome.current && onOutcome(outcome.current))}
        submitLabel="Update Meeting Venue"
        busyLabel="Processing..."
        draft={meeting && `meeting-venue ${meeting.id}`}
        values={values}
        disabled={meeting === undefined || !canEdit}
      >
        <FormSection title="The meeting">
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

/** The failures in the words of the specification, but where nothing can be tried again now. */
function explained(thrown: unknown): unknown {
  if (thrown instanceof KnownError) return thrown
  const { code } = toAppError(thrown)
  if (isUsedUp(thrown)) return new KnownError(code, `${usedUpAtDesk} What you typed is kept.`)
  return new KnownError(code, code === 'not-found' ? noMeeting : notSaved)
}
