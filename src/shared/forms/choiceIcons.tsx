import type { ReactElement, SVGProps } from 'react'

// Elements and no components: a form draws one for each option of each of its fields.

const shape = (children: ReactElement | ReactElement[]): ReactElement<SVGProps<SVGSVGElement>> => (
  <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
    {children}
  </svg>
)

const line = { fill: 'none', stroke: 'currentColor', strokeWidth: 2 }

/** A box that is not ticked. */
export const box = shape(<rect x="4" y="4" width="16" height="16" rx="2" {...line} />)

/** A box that is. */
export const tickedBox = shape(
  <path
    fill="currentColor"
    fillRule="evenodd"
    d="M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zm5 14.4 9-9-1.4-1.4-7.6 7.6-3.6-3.6L5 12.4z"
  />,
)

/** The ring of an option that is not chosen. */
export const ring = shape(<circle cx="12" cy="12" r="9" {...line} />)

/** That of the one that is. */
export const chosenRing = shape(
  <g>
    <circle cx="12" cy="12" r="9" {...line} />
    <circle cx="12" cy="12" r="5" fill="currentColor" />
  </g>,
)
