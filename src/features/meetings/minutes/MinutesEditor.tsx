import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { ConfirmDialog } from '@/shared/desk/dialog/ConfirmDialog'
import { useShowMessage } from '@/shared/desk/Messages'
import { messageOf } from '@/shared/firestore/messageOf'
import { clearDraft, saveDraft } from '@/shared/forms/draft/drafts'
import { clockTime } from '@/shared/text/dateText'
import { StatusAlert } from '@/shared/ui/status/StatusAlert'
import { useAskBeforeUnload } from '@/shared/ui/useAskBeforeUnload'
import { severalLines } from '@/shared/validation/typed'
import { minutesSchema } from './minutesSchema'
import { useSaveMinutesMutation, type MinutesVersion } from './minutesApi'
import type { MinutesOf } from './minutesWrites'

type Props = {
  of: MinutesOf
  /** The name of the draft in this tab, which goes with the session. */
  draft: string
  begun: string
  /** The saved text. */
  latest: MinutesVersion | undefined
  /** The text as the numbers are now. */
  computed: () => string
  onClose: () => void
}

const conflict = {
  conflict: () =>
    'A colleague has saved the minutes first. Your text is kept here: compare it with theirs below, and save again.',
}

/** Writes the minutes. Until they are saved, this tab keeps them as a draft. */
export function MinutesEditor({ of, draft, begun, latest, computed, onClose }: Props) {
  const [save, { isLoading }] = useSaveMinutesMutation()
  const showMessage = useShowMessage()
  const [text, setText] = useState(begun)
  const [draftAt, setDraftAt] = useState<number>()
  const [failure, setFailure] = useState<string>()
  const [isAsking, setAsking] = useState<'discard' | 'restart'>()
  // The version that the text was written on: a later one is a conflict.
  const [after, setAfter] = useState(latest?.v ?? 0)
  const theirs = latest !== undefined && (latest.v ?? 0) > after ? latest : undefined
  useAskBeforeUnload(draftAt !== undefined)

  function handleChange(typed: string) {
    setText(typed)
    saveDraft(draft, { values: { text: typed } })
    setDraftAt(Date.now())
  }

  function close() {
    clearDraft(draft)
    onClose()
  }

  async function handleSave() {
    const stored = severalLines(text)
    const invalid = await minutesSchema.validateAt('text', { text: stored }).then(
      () => undefined,
      (error: Error) => error.message,
    )
    if (invalid !== undefined) return setFailure(invalid)
    const { error } = await save({ ...of, after: theirs?.v ?? after, text: stored })
    setFailure(messageOf(error, conflict))
    if (error !== undefined) return
    showMessage('The minutes are saved.')
    close()
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
        helperText={draftAt === undefined ? ' ' : `Draft saved ${clockTime(draftAt)}`}
        sx={{ my: 1 }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="contained" loading={isLoading} onClick={() => void handleSave()}>
          <span>Save minutes</span>
        </Button>
        <Button onClick={() => (draftAt === undefined ? close() : setAsking('discard'))}>
          Cancel
        </Button>
        <Button onClick={() => setAsking('restart')}>Make a fresh draft from the attendance</Button>
      </Box>
      <StatusAlert severity="error" sx={{ mt: 1 }}>
        {failure}
      </StatusAlert>
      {theirs && (
        <Alert severity="warning" sx={{ mt: 1 }}>
          <strong>A colleague has saved these minutes meanwhile:</strong>
          <Box translate="no" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', mt: 1 }}>
            {theirs.text}
          </Box>
          <Button
            color="inherit"
            size="small"
            onClick={() => {
              setAfter(theirs.v ?? 0)
              setText(theirs.text ?? '')
            }}
          >
            Go on with theirs
          </Button>
        </Alert>
      )}
      {isAsking && (
        <ConfirmDialog
          title={
            isAsking === 'discard'
              ? 'Discard the draft?'
              : 'Make a fresh draft from the attendance?'
          }
          confirmLabel={isAsking === 'discard' ? 'Discard' : 'Start again'}
          color="error"
          onConfirm={() => (isAsking === 'discard' ? close() : handleChange(computed()))}
          onClose={() => setAsking(undefined)}
        >
          What you have typed is deleted.
        </ConfirmDialog>
      )}
    </>
  )
}
