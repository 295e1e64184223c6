import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useEffect, useRef } from 'react'

type Props = {
  /** The opened message or call: with each one the question gets the focus. */
  opened: unknown
  isCall: boolean
  isBusy: boolean
  onTold: () => void
  /** Only of a call. */
  onNoAnswer: () => void
  onSkip: () => void
  /** On the button for a call that was not made. */
  skipLabel?: string
}

/** Asks whether a message was sent or a call was answered. */
export function ToldQuestion(props: Props) {
  const { opened, isCall, isBusy, onTold, onNoAnswer, onSkip, skipLabel = 'No' } = props
  const question = useRef<HTMLDivElement>(null)
  // It is the next thing to answer, when the person comes back from the other app.
  useEffect(() => question.current?.focus(), [opened])
  return (
    <Box
      ref={question}
      role="group"
      aria-labelledby="told-title"
      tabIndex={-1}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, outline: 'none' }}
    >
      <span id="told-title">{isCall ? 'Did you reach them?' : 'Did you send the message?'}</span>
      <Button size="small" variant="contained" loading={isBusy} onClick={onTold}>
        Yes
      </Button>
      {isCall && (
        <Button size="small" disabled={isBusy} onClick={onNoAnswer}>
          No answer
        </Button>
      )}
      <Button size="small" disabled={isBusy} onClick={onSkip}>
        {isCall ? skipLabel : 'No'}
      </Button>
    </Box>
  )
}
