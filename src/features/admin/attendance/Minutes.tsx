import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useEffect, useState } from 'react'
import type { Headcount } from '@/features/meetings/answers'
import type { Meeting } from '@/features/meetings/schema'
import { CopyButton } from '@/shared/ui/CopyButton'
import { saveFile } from '@/shared/ui/saveFile'
import { minutesText } from './minutes'
import type { Present } from './present'

type Props = {
  date: string
  meeting: Meeting | undefined
  headcount: Headcount
  present: readonly Present[]
}

/** The beginning of the minutes, to be completed. */
export function Minutes(props: Props) {
  const [text, setText] = useState<string>()
  const [isTyped, setTyped] = useState(false)
  useEffect(() => {
    if (!isTyped) return
    // The browser asks before it closes the tab with what was typed.
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isTyped])

  function compute() {
    setText(minutesText(props))
    setTyped(false)
  }

  function handleSave() {
    const file = new Blob([text ?? ''], { type: 'text/plain;charset=utf-8' })
    saveFile(file, `minutes-${props.date}.txt`)
    setTyped(false)
  }

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
        onChange={({ target }) => {
          setText(target.value)
          setTyped(true)
        }}
        helperText="The numbers are those of this moment. The site does not keep this text: copy or save it."
        sx={{ my: 1 }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <CopyButton label="Copy the minutes" text={() => text} />
        <Button size="small" variant="outlined" onClick={handleSave}>
          Save as text file
        </Button>
        <Button size="small" onClick={compute}>
          Start again from the numbers
        </Button>
      </Box>
    </>
  )
}
