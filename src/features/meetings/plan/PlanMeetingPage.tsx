import Alert from '@mui/material/Alert'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { isConflict } from '@/shared/firestore/errors'
import { today } from '@/shared/validation/dates'
import { meetings as live } from '../api'
import { useApplyMeetingActionMutation } from './meetingChangesApi'
import { isAsPlanned, versionOf } from './meetingChanges'
import { earliestOf, isPlannedAhead } from '../meetingStatus'
import { dateInWords } from '../meetingText'
import { meetingAddress } from '../links/meetingAddress'
import type { Meeting } from '../schema'
import { MeetingEditor } from './MeetingEditor'
import { lastMeeting, suggestMeeting } from './nextMeeting'
import { planForm, toPlan, toPlanForm, type PlanValues } from './planForm'
import { PlanSections } from './PlanSections'
import { useChangeMeeting } from './useChangeMeeting'

const { Form } = planForm

export default function PlanMeetingPage() {
  return (
    <MeetingEditor title="Plan a meeting">
      <PlanMeeting />
    </MeetingEditor>
  )
}

/** A new meeting. It begins as the last one, a month later. */
function PlanMeeting() {
  const navigate = useNavigate()
  const [applyAction] = useApplyMeetingActionMutation()
  const { change, changeIfChosen, dialog } = useChangeMeeting()
  const meetings = live.useRecords()
  // A colleague's change meanwhile does not change the form.
  const [last] = useState(() => lastMeeting(meetings))
  const [values] = useState(() => last && toPlanForm(suggestMeeting(last, today()) as Meeting))
  const next = earliestOf(meetings.filter((meeting) => isPlannedAhead(meeting, today())))

  async function handleSubmit(form: PlanValues, id: string) {
    const plan = toPlan(form)
    try {
      await applyAction({ target: id, action: { kind: 'plan', plan } }).unwrap()
    } catch (thrown) {
      // An earlier try has arrived, and the plan was changed since.
      if (!isConflict<Meeting>(thrown)) throw thrown
      const { current } = thrown
      const action = { kind: 'change', plan } as const
      if (isAsPlanned(current)) await change(id, action, versionOf(current))
      else await changeIfChosen(id, action, current)
    }
  }

  return (
    <>
      {last !== undefined && (
        <Alert severity="info" sx={{ mb: 2 }}>
          Place and time are filled in from the last meeting.
        </Alert>
      )}
      {next && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {`There is a meeting on ${dateInWords(next.meetingDate ?? '')} already.`}
        </Alert>
      )}
      <Form
        values={values}
        onSubmit={handleSubmit}
        // The list of meetings may not have it yet.
        onDone={(id) => navigate(meetingAddress(id), { replace: true, state: { isPlanned: true } })}
        submitLabel="Plan the meeting"
        busyLabel="Saving…"
        draft="meeting-plan"
      >
        <PlanSections lastAgenda={last?.meetingAgenda} />
      </Form>
      {dialog}
    </>
  )
}
