import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useEffect, useState } from 'react'
import { importWithRetry } from '@/shared/config/importPart'
import { texts } from '@/texts/door-code'
import { QrSquares } from './QrSquares'

type Props = {
  /** Of the answer. */
  reference: string
  /** The text in the code. */
  text: string
}

/** The code that a visitor shows at the door. The number is enough without it, so the page says nothing until it is loaded. */
export function DoorCode({ reference, text }: Props) {
  const [squares, setSquares] = useState<boolean[][]>()

  useEffect(() => {
    const waiting = new AbortController()
    void importWithRetry(() => import('qr'), waiting.signal).then(({ encodeQR }) =>
      setSquares(encodeQR(text, 'raw', { border: 4 })),
    )
    return () => waiting.abort()
  }, [text])

  if (squares === undefined) return null
  return (
    <Box sx={{ my: 2 }}>
      <QrSquares squares={squares} label={texts.label(reference)} />
      <Typography variant="body2">{texts.use}</Typography>
    </Box>
  )
}
