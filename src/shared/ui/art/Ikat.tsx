import Box from '@mui/material/Box'
import { useId, type SVGProps } from 'react'
import { colours, numberOf } from './svg'

type Props = SVGProps<SVGSVGElement> & {
  /** The same seed weaves the same cloth. */
  seed?: string
  /** Pixels of a thread. */
  thread?: number
  ground?: string
}

const size = 28

/** Woven cloth that fills its box. */
export function Ikat({ seed = '', thread = 3, ground = colours.night, ...props }: Props) {
  const id = useId()
  return (
    <svg aria-hidden="true" width="100%" height="100%" {...props}>
      <defs>
        <pattern
          id={id}
          width={size}
          height={size}
          patternUnits="userSpaceOnUse"
          patternTransform={`scale(${thread})`}
        >
          <rect width={size} height={size} fill={ground} />
          {weave(seed, size).map(({ colour, path }) => (
            <path
              key={colour}
              d={path}
              fill={colours[colour] === ground ? colours.night : colours[colour]}
            />
          ))}
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  )
}

type BorderProps = { height?: number; seed?: string }

/** The border of a sari: a narrow band of ikat between two lines, across its whole width. */
export function IkatBorder({ height = 28, seed = 'border' }: BorderProps) {
  return (
    <Box
      aria-hidden="true"
      className="screen-only"
      sx={{
        height: height + 4,
        overflow: 'hidden',
        borderBlock: '2px solid',
        borderColor: 'art.laterite',
        lineHeight: 0,
      }}
    >
      <Ikat seed={seed} thread={height / 28} height={height} />
    </Box>
  )
}

/** One colour of a woven tile: an SVG path over a grid of `size` by `size` threads. */
type Thread = { colour: 'laterite' | 'turmeric' | 'cotton' | 'indigo'; path: string }

type Ring = { upTo: number; colour: Thread['colour'] | null }

/** Rings of the diamond from its middle outwards; `null` shows the ground. */
const designs: Ring[][] = [
  [
    { upTo: 1, colour: 'cotton' },
    { upTo: 3, colour: 'turmeric' },
    { upTo: 4, colour: null },
    { upTo: 7, colour: 'laterite' },
    { upTo: 8, colour: 'cotton' },
    { upTo: 9, colour: null },
    { upTo: 11, colour: 'indigo' },
  ],
  [
    { upTo: 2, colour: 'laterite' },
    { upTo: 3, colour: 'cotton' },
    { upTo: 5, colour: null },
    { upTo: 7, colour: 'turmeric' },
    { upTo: 8, colour: null },
    { upTo: 10, colour: 'laterite' },
  ],
  [
    { upTo: 1, colour: 'turmeric' },
    { upTo: 3, colour: 'indigo' },
    { upTo: 5, colour: 'cotton' },
    { upTo: 6, colour: null },
    { upTo: 9, colour: 'laterite' },
    { upTo: 10, colour: 'turmeric' },
  ],
]

/** The flower between four diamonds. */
const flower: Ring[] = [
  { upTo: 1, colour: 'turmeric' },
  { upTo: 2, colour: null },
  { upTo: 4, colour: 'laterite' },
]

const colourAt = (rings: Ring[], distance: number) =>
  rings.find(({ upTo }) => distance <= upTo)?.colour ?? null

/**
 * A tile of Sambalpuri ikat that repeats in both directions: stepped diamonds and flowers, their
 * edges feathered along the thread as in cloth whose yarn was dyed before it was woven.
 */
function weave(seed: string, size = 28): Thread[] {
  const number = numberOf(seed)
  const rings = designs[number % designs.length] ?? []
  const paths = new Map<Thread['colour'], string>()
  const middle = size / 2

  for (let y = 0; y < size; y++) {
    const dy = Math.abs(y + 0.5 - middle)
    let start = 0
    let colour: Thread['colour'] | null = null
    for (let x = 0; x <= size; x++) {
      const dx = Math.abs(x + 0.5 - middle)
      const next =
        x === size
          ? null
          : (colourAt(rings, Math.floor(dx + dy)) ??
            colourAt(flower, Math.floor(2 * middle - dx - dy)))
      if (next === colour && x < size) continue
      if (colour !== null) {
        // Every other thread is dyed a little further than its neighbours.
        const feather = start === 0 || x === size ? 0 : ((y * 7 + number) % 3) * 0.3
        const path = `M${+(start - feather).toFixed(1)} ${y}h${+(x - start + 2 * feather).toFixed(1)}v1h-${+(x - start + 2 * feather).toFixed(1)}z`
        paths.set(colour, (paths.get(colour) ?? '') + path)
      }
      start = x
      colour = next
    }
  }
  return [...paths].map(([colour, path]) => ({ colour, path }))
}
