import Button from '@mui/material/Button'
import { useState } from 'react'
import { useSelector } from 'react-redux'
import { selectCanEdit } from '@/features/session/desk'
import type { Headcount } from '../answers'
import type { Present } from '../attendance/present'
import type { Meeting } from '../schema'
import { loadDraft } from '@/shared/forms/draft/drafts'
import { Waiting } from '@/shared/ui/status/Waiting'
import { MinutesEditor } from './MinutesEditor'
import { minutesText } from './minutesText'
import { SavedMinutes } from './SavedMinutes'
import { useListenMinutesQuery } from './minutesApi'

type Props = {
  /** Of the meeting. */
  id: string
  /** YYYY-MM-DD */
  date: string
  meeting: Meeting | undefined
  headcount: Headcount
  present: readonly Present[]
  onPrint: (text: string) => void
}

/** The minutes of a meeting: saved, being written, or still to be begun from the numbers. */
export function Minutes(props: Props) {
  const canEdit = useSelector(selectCanEdit)
  // They stay about the same day if a colleague moves the meeting meanwhile.
  const [of] = useState({ meetingId: props.id, meetingDate: props.date })
  const draft = `minutes/${of.meetingId}/${of.meetingDate}`
  const { data: list } = useListenMinutesQuery(of)
  /** The text that the editor begins with. */
  const [begun, setBegun] = useState(() => {
    const kept = loadDraft(draft)?.values.text
    return typeof kept === 'string' ? kept : undefined
  })
  const versions = list?.items ?? []
  const [latest] = versions

  if (begun !== undefined && canEdit) {
    return (
      <MinutesEditor
        of={of}
        draft={draft}
        begun={begun}
        latest={latest}
        computed={() => minutesText(props)}
        onClose={() => setBegun(undefined)}
      />
    )
  }
  if (latest !== undefined) {
    return (
      <SavedMinutes
        of={of}
        versions={versions}
        onEdit={() => setBegun(latest.text ?? '')}
        onPrint={props.onPrint}
      />
    )
  }
  if (list?.isWhole !== true) return <Waiting />
  return canEdit ? (
    <Button variant="outlined" onClick={() => setBegun(minutesText(props))}>
      Write the minutes
    </Button>
  ) : (
    <span>No minutes yet.</span>
  )
}
