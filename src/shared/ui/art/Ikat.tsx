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
          {weave(seed).map(({ colour, path }) => (
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

const threads: Record<string, 'laterite' | 'turmeric' | 'cotton' | 'indigo' | undefined> = {
  l: 'laterite',
  t: 'turmeric',
  c: 'cotton',
  i: 'indigo',
}

/** Threads of the diamond from its middle outwards; a dot shows the ground. */
const designs = ['cctt.lllc.ii', 'lllc..tt.ll', 'ttiicc.lllt']

/** The flower between four diamonds. */
const flower = 'tt.ll'

const colourAt = (design: string, distance: number) => threads[design.charAt(Math.floor(distance))]

/**
 * A tile of Sambalpuri ikat that repeats in both directions, as an SVG path for each colour over a grid of
 * threads: stepped diamonds and flowers, their edges feathered along the thread as in cloth whose yarn was
 * dyed before it was woven.
 */
function weave(seed: string) {
  const number = numberOf(seed)
  const design = designs[number % designs.length] ?? ''
  const paths = new Map<keyof typeof colours, string>()

  for (let y = 0; y < size; y++) {
    const dy = Math.abs(y + 0.5 - size / 2)
    let start = 0
    let colour: ReturnType<typeof colourAt>
    for (let x = 0; x <= size; x++) {
      const dx = Math.abs(x + 0.5 - size / 2)
      const next =
        x === size ? undefined : (colourAt(design, dx + dy) ?? colourAt(flower, size - dx - dy))
      if (next === colour && x < size) continue
      if (colour !== undefined) {
        // Every other thread is dyed a little further than its neighbours.
        const feather = start === 0 || x === size ? 0 : ((y * 7 + number) % 3) * 0.3
        const length = +(x - start + 2 * feather).toFixed(1)
        const path = `M${+(start - feather).toFixed(1)} ${y}h${length}v1h-${length}z`
        paths.set(colour, (paths.get(colour) ?? '') + path)
      }
      start = x
      colour = next
    }
  }
  return [...paths].map(([colour, path]) => ({ colour, path }))
}
