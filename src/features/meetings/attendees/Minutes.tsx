import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import type { Headcount } from '../answers'
import type { Meeting } from '../schema'
import { clearDraft, loadDraft, saveDraft } from '@/shared/forms/draft/drafts'
import { saveFile } from '@/shared/ui/saveFile'
import { StatusRegion } from '@/shared/ui/status/StatusRegion'
import { useAskBeforeUnload } from '@/shared/ui/useAskBeforeUnload'
import { ConfirmDialog } from '@/shared/desk/ConfirmDialog'
import type { Export } from '@/shared/desk/export/recordExport'
import { CopyExportButton, ExportButton } from '@/shared/desk/export/ExportButton'
import { minutesText } from './minutes'
import type { Present } from '../attendance/present'

type Props = {
  /** Of the meeting. */
  id: string
  date: string
  meeting: Meeting | undefined
  headcount: Headcount
  present: readonly Present[]
}

/**
 * The beginning of the minutes, to be completed. The typed text is kept for this tab. A page cannot know whether
 * a browser has saved a file, so the text stays until the person says that the file is there.
 */
export function Minutes(props: Props) {
  // They stay about the same day if a colleague moves the meeting meanwhile.
  const [draft] = useState(`minutes/${props.id}/${props.date}`)
  const [kept] = useState(() => loadDraft(draft)?.values.text)
  const [text, setText] = useState(typeof kept === 'string' ? kept : undefined)
  const [isTyped, setTyped] = useState(text !== undefined)
  const [isSaved, setSaved] = useState(false)
  const [isAsking, setAsking] = useState(false)
  useAskBeforeUnload(isTyped)

  function handleChange(typed: string) {
    setText(typed)
    setTyped(true)
    setSaved(false)
    saveDraft(draft, { values: { text: typed } })
  }

  function forget() {
    setTyped(false)
    setSaved(false)
    clearDraft(draft)
  }

  function compute() {
    setText(minutesText(props))
    forget()
  }

  function handleSave() {
    const file = new Blob([text ?? ''], { type: 'text/plain;charset=utf-8' })
    saveFile(file, `minutes-${props.date}.txt`)
    setSaved(isTyped)
  }

  // They name visitors and their questions.
  const exported: Export = { list: 'meetings', format: 'text', count: props.present.length }
  if (text === undefined) {
    return (
      <Button variant="outlined" onClick={compute}>
        Write the minutes
      </Button>
    )
  }
  return (
    <>
      <TextField
        label="Text of the minutes"
        multiline
        fullWidth
        minRows={10}
        maxRows={30}
        value={text}
        onChange={({ target }) => handleChange(target.value)}
        helperText="The numbers are those of the moment when the text was begun. What you type is kept in this tab only, for a day: copy or save it."
        sx={{ my: 1 }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <CopyExportButton label="Copy the minutes" exported={exported} text={() => text} />
        <ExportButton label="Save as text file" exported={exported} onExport={handleSave} />
        <Button size="small" onClick={isTyped ? () => setAsking(true) : compute}>
          Start again from the numbers
        </Button>
      </Box>
      <StatusRegion>
        {isSaved && (
          <Alert
            severity="info"
            role="presentation"
            sx={{ mt: 1 }}
            action={
              <Button color="inherit" size="small" onClick={forget}>
                The file is there
              </Button>
            }
          >
            Look whether the file was saved. Until you say so, the text is kept in this tab.
          </Alert>
        )}
      </StatusRegion>
      {isAsking && (
        <ConfirmDialog
          title="Start again from the numbers?"
          confirmLabel="Start again"
          color="error"
          onConfirm={async () => {
            compute()
            setAsking(false)
          }}
          onClose={() => setAsking(false)}
        >
          What you have typed is deleted.
        </ConfirmDialog>
      )}
    </>
  )
}
