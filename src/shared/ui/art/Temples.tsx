import type { SVGProps } from 'react'

/** A tower (rekha deula): plinth, wall, curved spire, ribbed crown, finial and flag. */
const tower =
  'M-34 0V-6H-30V-12H-27V-44C-27 -82 -22 -112 -11 -124H-7V-128H-14C-17 -131 -17 -135 -14 -138H-8C-9 -142 -5 -145 -2 -146L-1 -158L12 -162L1 -165V-167H-1V-158V-146H2C5 -145 9 -142 8 -138H14C17 -135 17 -131 14 -128H7V-124H11C22 -112 27 -82 27 -44V-12H30V-6H34V0Z'

/** A hall (pidha deula): plinth, wall with a door, stepped roof, crown. */
const hall =
  'M-38 0V-6H-34V-40H-40V-45H-34L-33 -50H-37V-54H-30L-28 -59H-32V-63H-24L-22 -68H-26V-72H-17L-13 -78H-7V-82H-11V-88H-4V-94L0 -100L4 -94V-88H11V-82H7V-78H13L17 -72H26V-68H22L24 -63H32V-59H28L30 -54H37V-50H33L34 -45H40V-40H34V-6H38V0H8V-24C8 -30 -8 -30 -8 -24V0Z'

/** Courses of the spire, as lines of light. */
const courses = [-48, -58, -68, -78, -88, -98, -108]

type Place = [shape: string, x: number, scale: number]

const far: Place[] = [
  [tower, 60, 0.5],
  [hall, 98, 0.45],
  [tower, 250, 0.4],
  [hall, 330, 0.5],
  [tower, 372, 0.6],
  [tower, 500, 0.45],
  [tower, 800, 0.5],
  [hall, 842, 0.42],
  [tower, 1120, 0.55],
  [hall, 1160, 0.5],
  [tower, 1240, 0.42],
]

const near: Place[] = [
  [hall, 553, 0.62],
  [hall, 608, 1],
  [tower, 680, 1],
  [hall, 938, 0.7],
  [tower, 988, 0.75],
]

/** The silhouettes of temples on the coast of Odisha, in `currentColor`. */
export function Temples(props: SVGProps<SVGSVGElement>) {
  return (
    <svg
      viewBox="0 0 1280 180"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      fill="currentColor"
      {...props}
    >
      <g opacity="0.6">
        {far.map(([shape, x, scale]) => (
          <path key={x} d={shape} transform={`translate(${x} 180) scale(${scale})`} />
        ))}
      </g>
      {near.map(([shape, x, scale]) => (
        <path key={x} d={shape} transform={`translate(${x} 180) scale(${scale})`} />
      ))}
      <path d="M0 174H1280V180H0Z" />
      <g stroke="var(--mui-palette-art-turmeric)" strokeWidth="0.8" opacity="0.4">
        {courses.map((y, index) => (
          <path key={y} d={`M${657 + index * 1.6} ${180 + y}H${703 - index * 1.6}`} />
        ))}
      </g>
    </svg>
  )
}
