import Box from '@mui/material/Box'
import { Ikat } from './Ikat'
import { colours, numberOf } from './svg'
import { Temples } from './Temples'
import { Wheel } from './Wheel'

type Props = {
  kind: 'ikat' | 'wheel' | 'temple'
  /** The same seed always looks the same. */
  seed?: string
  /** For screen readers; without it the drawing is decorative. */
  label?: string
}

const grounds = [colours.night, colours.laterite, colours.indigo]

/** A drawing instead of a photo. It fills its box. */
export function Artwork({ kind, seed = '', label }: Props) {
  const ground = grounds[Math.floor(numberOf(seed) / 3) % grounds.length]
  return (
    <Box
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      sx={{
        position: 'relative',
        width: '100%',
        height: '100%',
        // Where the box has no height of its own.
        aspectRatio: '4 / 3',
        overflow: 'hidden',
        lineHeight: 0,
        printColorAdjust: 'exact',
        bgcolor: ground,
        color: colours.turmeric,
        '& > svg': { position: 'absolute', inset: 0, width: '100%', height: '100%' },
        '& > .wheel': { p: '6%', opacity: 0.9 },
        '& > .temples': { color: colours.night, top: '12%', height: '88%' },
      }}
    >
      {kind === 'ikat' && <Ikat seed={seed} thread={3.5} ground={ground} />}
      {kind === 'wheel' && <Wheel preserveAspectRatio="xMidYMid meet" className="wheel" />}
      {kind === 'temple' && (
        <>
          <Sun />
          <Temples className="temples" />
        </>
      )}
    </Box>
  )
}

function Sun() {
  return (
    <svg viewBox="0 0 640 360" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <rect width="640" height="360" fill={colours.laterite} />
      <circle cx="330" cy="250" r="210" fill={colours.turmeric} opacity="0.18" />
      <circle cx="330" cy="250" r="150" fill={colours.turmeric} opacity="0.3" />
      <circle cx="330" cy="250" r="96" fill={colours.turmeric} />
    </svg>
  )
}
