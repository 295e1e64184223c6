import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useEffect, useState } from 'react'
import { importWithRetry } from '@/shared/config/importPart'
import { blackOnWhite } from './blackOnWhite'

type Props = {
  /** Of the answer. */
  reference: string
  /** What the code says. */
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
  const size = squares.length
  return (
    <Box sx={{ my: 2 }}>
      <Box
        component="svg"
        role="img"
        aria-label={`Code for the door, with the number ${reference}`}
        viewBox={`0 0 ${size} ${size}`}
        shapeRendering="crispEdges"
        sx={codeSx}
      >
        <path d={`M0 0h${size}v${size}H0z`} fill="#fff" />
        <path d={pathOf(squares)} fill="#000" />
      </Box>
      <Typography variant="body2">
        At the door, show this code or say your number. The code holds the number, and nothing about
        you.
      </Typography>
    </Box>
  )
}

/** The dark squares of each row; neighbours are a single shape. */
const pathOf = (squares: boolean[][]) =>
  squares
    .flatMap((row, y) =>
      [...row.map(Number).join('').matchAll(/1+/g)].map(
        ({ index, 0: { length } }) => `M${index} ${y}h${length}v1h-${length}z`,
      ),
    )
    .join('')

const codeSx = {
  display: 'block',
  width: 200,
  height: 200,
  mx: 'auto',
  mb: 1,
  ...blackOnWhite,
  '@media print': { width: '5cm', height: '5cm' },
}
