import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { visuallyHidden } from '@mui/utils'
import { useEffect, useState } from 'react'

type Props = { label: string; text: () => string }

/** Milliseconds it says that something was copied. */
const shownFor = 3_000

/** Puts a text into the clipboard and says so, or that it could not. */
export function CopyButton({ label, text }: Props) {
  const [answer, setAnswer] = useState<string>()

  useEffect(() => {
    if (answer === undefined) return
    const timer = setTimeout(() => setAnswer(undefined), shownFor)
    return () => clearTimeout(timer)
  }, [answer])

  const handleClick = () =>
    void copyText(text()).then((isDone) => setAnswer(isDone ? 'Copied' : 'Could not copy'))

  return (
    <>
      <Button variant="outlined" size="small" onClick={handleClick}>
        {answer ?? label}
      </Button>
      {/* The name of a button that changes is not read out reliably. */}
      <Box role="status" sx={visuallyHidden}>
        {answer}
      </Box>
    </>
  )
}

/** Whether the browser has let it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
