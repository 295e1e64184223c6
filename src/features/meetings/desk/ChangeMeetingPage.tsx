import Alert from '@mui/material/Alert'
import { useMemo, useState } from 'react'
import { useSelector } from 'react-redux'
import { useNavigate, useParams } from 'react-router-dom'
import { isConflict, KnownError } from '@/shared/firestore/errors'
import { TextLink } from '@/shared/ui/TextLink'
import { meetings } from '../api'
import { useChangeMeetingMutation } from '../desk'
import { versionOf } from '../deskChanges'
import { meetingAddress } from '../meetingAddress'
import type { MeetingPlan } from '../planSchema'
import type { Meeting } from '../schema'
import { ConflictDialog, type ConflictDialogProps } from '../venue/ConflictDialog'
import { unreadableTexts } from '../venue/venueSchema'
import { MeetingEditor } from './MeetingEditor'
import { planForm, toPlan, toPlanForm, type PlanValues } from './planForm'
import { planSections } from './planSections'

const { Form } = planForm

export default function ChangeMeetingPage() {
  const { id = '' } = useParams()
  const meeting = useSelector((root: object) => meetings.selectById(root, id))
  return (
    <MeetingEditor title="Change the meeting">
      {meeting === undefined ? (
        <Alert severity="warning">There is no such meeting.</Alert>
      ) : (
        <ChangeMeeting key={id} meeting={meeting} />
      )}
    </MeetingEditor>
  )
}

const notSavedYet =
  'Nothing is saved yet. Another administrator has changed this meeting in the meantime.'

/** Never overwrites what somebody else has saved without showing it. */
function ChangeMeeting({ meeting }: { meeting: Meeting }) {
  const { id } = meeting
  const navigate = useNavigate()
  const [changeMeeting] = useChangeMeetingMutation()
  const [conflict, setConflict] = useState<ConflictDialogProps>()
  // As it was when the form was opened: what has changed since is a conflict.
  const [opened] = useState(meeting)
  const values = useMemo(() => toPlanForm(opened), [opened])
  const [sections] = useState(() => planSections(unreadableTexts(opened)))

  const choose = (theirs: Meeting, mine: MeetingPlan) =>
    new Promise<'mine' | 'theirs' | undefined>((onChoice) =>
      setConflict({
        theirs,
        mine: { seats: undefined, answerUntil: undefined, ...mine },
        onChoice,
      }),
    ).finally(() => setConflict(undefined))

  async function save(plan: MeetingPlan, seen: string): Promise<void> {
    try {
      await changeMeeting({ id, seen, plan }).unwrap()
    } catch (thrown) {
      if (!isConflict<Meeting>(thrown)) throw thrown
      const choice = await choose(thrown.current, plan)
      if (choice === undefined) throw new KnownError('aborted', notSavedYet)
      if (choice === 'mine') return save(plan, versionOf(thrown.current))
    }
  }

  return (
    <>
      <Alert severity="info" sx={{ mb: 2 }}>
        <span>Visitors see the change at once. For next month, </span>
        <TextLink to="/desk/meetings/plan">plan a new meeting instead</TextLink>
      </Alert>
      <Form
        values={values}
        onSubmit={(form: PlanValues) => save(toPlan(form), form.seen ?? '')}
        onDone={() => navigate(meetingAddress(id), { replace: true })}
        submitLabel="Save the meeting"
        busyLabel="Saving…"
        draft={`meeting-change ${id}`}
      >
        {sections}
      </Form>
      {conflict && <ConflictDialog {...conflict} />}
    </>
  )
}
