import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import type { Headcount, Present } from '@/features/meetings/answers'
import type { Meeting } from '@/features/meetings/schema'
import { CopyButton } from '@/shared/ui/CopyButton'
import { saveFile } from '@/shared/ui/saveFile'
import { minutesText } from './minutes'

type Props = {
  date: string
  meeting: Meeting | undefined
  headcount: Headcount
  present: readonly Present[]
}

/** The beginning of the minutes, to be completed. */
export function Minutes(props: Props) {
  const [text, setText] = useState<string>()
  if (text === undefined) {
    return (
      <Button variant="outlined" onClick={() => setText(minutesText(props))}>
        Write the minutes
      </Button>
    )
  }
  const save = () =>
    saveFile(new Blob([text], { type: 'text/plain;charset=utf-8' }), `minutes-${props.date}.txt`)
  return (
    <>
      <TextField
        label="Text of the minutes"
        multiline
        fullWidth
        minRows={10}
        maxRows={30}
        value={text}
        onChange={({ target }) => setText(target.value)}
        helperText="The numbers are those of this moment. The site does not keep this text: copy or save it."
        sx={{ my: 1 }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <CopyButton label="Copy the minutes" text={() => text} />
        <Button size="small" variant="outlined" onClick={save}>
          Save as text file
        </Button>
        <Button size="small" onClick={() => setText(minutesText(props))}>
          Start again from the numbers
        </Button>
      </Box>
    </>
  )
}
