import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { visuallyHidden } from '@mui/utils'
import { useEffect, useState } from 'react'
import { copyText } from '@/shared/text/copyText'

type Props = { label: string; text: () => string; disabled?: boolean }

/** Milliseconds the answer is shown. */
const answerTime = 3_000

export function CopyButton({ label, text, disabled }: Props) {
  const [answer, setAnswer] = useState<string>()

  useEffect(() => {
    if (answer === undefined) return
    const timer = setTimeout(() => setAnswer(undefined), answerTime)
    return () => clearTimeout(timer)
  }, [answer])

  const handleClick = () =>
    void copyText(text()).then((isDone) => setAnswer(isDone ? 'Copied' : 'Could not copy'))

  return (
    <>
      <Button variant="outlined" size="small" disabled={disabled} onClick={handleClick}>
        <span>{answer ?? label}</span>
      </Button>
      {/* Screen readers do not reliably announce a button whose name changes. */}
      <Box role="status" sx={visuallyHidden}>
        {answer}
      </Box>
    </>
  )
}
