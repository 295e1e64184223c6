import Alert from '@mui/material/Alert'
import { useMemo, useState } from 'react'
import { useSelector } from 'react-redux'
import { useNavigate, useParams } from 'react-router-dom'
import { TextLink } from '@/shared/ui/TextLink'
import { Waiting } from '@/shared/ui/status/Waiting'
import { meetings } from '../api'
import { meetingAddress } from '../links/meetingAddress'
import type { Meeting } from '../schema'
import { unreadableTexts } from './venueSchema'
import { MeetingEditor } from './MeetingEditor'
import { planForm, toPlan, toPlanForm, type PlanValues } from './planForm'
import { PlanSections } from './PlanSections'
import { useChangeMeeting } from './useChangeMeeting'

const { Form } = planForm

export default function ChangeMeetingPage() {
  const { id = '' } = useParams()
  const meeting = useSelector((root: object) => meetings.selectById(root, id))
  return (
    <MeetingEditor title="Change the meeting">
      {meeting === undefined ? <NotListed /> : <ChangeMeeting key={id} meeting={meeting} />}
    </MeetingEditor>
  )
}

/** It may still arrive. */
function NotListed() {
  const { status, staleSince } = meetings.useInfo()
  if (status !== 'ready' || staleSince !== null) return <Waiting />
  return <Alert severity="warning">There is no such meeting.</Alert>
}

/** Keeps the meeting as it was when the form was opened: a change since then is a conflict. */
function ChangeMeeting({ meeting }: { meeting: Meeting }) {
  const { id } = meeting
  const navigate = useNavigate()
  const { change, dialog } = useChangeMeeting()
  const [opened] = useState(meeting)
  const values = useMemo(() => toPlanForm(opened), [opened])

  return (
    <>
      <Alert severity="info" sx={{ mb: 2 }}>
        <span>Visitors see the change at once. For next month, </span>
        <TextLink to="/desk/meetings/plan">plan a new meeting instead</TextLink>
      </Alert>
      <Form
        values={values}
        onSubmit={(form: PlanValues) =>
          change(id, { kind: 'change', plan: toPlan(form) }, form.seen ?? '')
        }
        onDone={() => navigate(meetingAddress(id), { replace: true })}
        submitLabel="Save the meeting"
        busyLabel="Saving…"
        draft={`meeting-change ${id}`}
      >
        <PlanSections stored={unreadableTexts(opened)} />
      </Form>
      {dialog}
    </>
  )
}
