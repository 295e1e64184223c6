import { useId, type SVGProps } from 'react'
import { weave } from './ikat'
import { colours } from './svg'

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
