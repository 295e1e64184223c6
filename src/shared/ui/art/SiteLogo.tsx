import type { SVGProps } from 'react'

/** The association's logo: a wheel of eight spokes in a stepped diamond of ikat. */
export function SiteLogo(props: SVGProps<SVGSVGElement>) {
  return (
    <svg viewBox="-32 -32 64 64" aria-hidden="true" focusable="false" {...props}>
      <path
        d="M-4-32H4V-28H8V-24H12V-20H16V-16H20V-12H24V-8H28V-4H32V4H28V8H24V12H20V16H16V20H12V24H8V28H4V32H-4V28H-8V24H-12V20H-16V16H-20V12H-24V8H-28V4H-32V-4H-28V-8H-24V-12H-20V-16H-16V-20H-12V-24H-8V-28H-4Z"
        fill="var(--mui-palette-art-laterite)"
      />
      <circle r="18.5" fill="var(--mui-palette-art-night)" />
      <g stroke="var(--mui-palette-art-turmeric)" fill="none" strokeWidth="2.4">
        <circle r="15.5" />
        {[0, 45, 90, 135].map((angle) => (
          <path key={angle} d="M-15 0H15" transform={`rotate(${angle})`} strokeWidth="2" />
        ))}
      </g>
      <circle r="4.6" fill="var(--mui-palette-art-turmeric)" />
    </svg>
  )
}
