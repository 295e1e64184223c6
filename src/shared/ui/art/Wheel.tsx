import type { SVGProps } from 'react'

/** A broad spoke, from the hub to the rim, swelling in its middle. */
const spoke = 'M-2 -19L-3.2 -34L-6.5 -49L-3.2 -64L-2.2 -81H2.2L3.2 -64L6.5 -49L3.2 -34L2 -19Z'

const circle = (radius: number) => ({ r: radius, fill: 'none' })

/** A ring of round beads: dashes without length under round caps. */
const beads = (radius: number, count: number, size: number) => ({
  ...circle(radius),
  strokeWidth: size,
  strokeLinecap: 'round' as const,
  strokeDasharray: `0 ${+((2 * Math.PI * radius) / count).toFixed(3)}`,
})

/**
 * A wheel of the sun temple at Konark: eight broad and eight thin spokes, beads along the rim,
 * a medallion on each broad spoke. One colour, `currentColor`.
 */
export function Wheel(props: SVGProps<SVGSVGElement>) {
  return (
    <svg viewBox="-100 -100 200 200" aria-hidden="true" {...props}>
      <g stroke="currentColor" fill="currentColor">
        <circle {...circle(97)} strokeWidth="2" />
        <circle {...beads(91, 72, 4.4)} />
        <circle {...circle(84)} strokeWidth="3.4" />
        <circle {...circle(79)} strokeWidth="0.8" />
        {Array.from({ length: 8 }, (_, index) => (
          <g key={index} transform={`rotate(${index * 45})`}>
            <path d={spoke} stroke="none" />
            <circle cy="-49" r="10" strokeWidth="1.4" fillOpacity="0.18" />
            <circle cy="-49" r="3.4" stroke="none" fillOpacity="0.6" />
            <path
              d="M0 -22V-79"
              transform="rotate(22.5)"
              strokeWidth="2.4"
              strokeLinecap="round"
              strokeDasharray="0 3.8"
            />
          </g>
        ))}
        <circle {...circle(20)} strokeWidth="2.6" />
        <circle {...beads(15, 16, 3)} />
        <circle r="9.5" stroke="none" />
      </g>
    </svg>
  )
}
