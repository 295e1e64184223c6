import Box from '@mui/material/Box'

/**
 * For a code that a camera reads: browsers that darken pages, or use the colours of a high contrast, leave it as it is.
 * Otherwise its paths become white on white.
 */
const blackOnWhite = { colorScheme: 'only light', forcedColorAdjust: 'none' }

type Props = { squares: boolean[][]; label: string }

/** A QR code, drawn and not inserted as HTML: the site’s policy refuses that. */
export function QrSquares({ squares, label }: Props) {
  const size = squares.length
  return (
    <Box
      component="svg"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      sx={codeSx}
    >
      <path d={`M0 0h${size}v${size}H0z`} fill="#fff" />
      <path d={pathOf(squares)} fill="#000" />
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
