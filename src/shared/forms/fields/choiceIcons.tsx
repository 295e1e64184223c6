import type { ReactElement, SVGProps } from 'react'

// Elements, not components: a form renders one for each option of each of its fields.

const icon = (children: ReactElement | ReactElement[]): ReactElement<SVGProps<SVGSVGElement>> => (
  <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
    {children}
  </svg>
)

const outline = { fill: 'none', stroke: 'currentColor', strokeWidth: 2 }

export const uncheckedBox = icon(<rect x="4" y="4" width="16" height="16" rx="2" {...outline} />)

export const checkedBox = icon(
  <path
    fill="currentColor"
    fillRule="evenodd"
    d="M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zm5 14.4 9-9-1.4-1.4-7.6 7.6-3.6-3.6L5 12.4z"
  />,
)

export const uncheckedRadio = icon(<circle cx="12" cy="12" r="9" {...outline} />)

export const checkedRadio = icon(
  <g>
    <circle cx="12" cy="12" r="9" {...outline} />
    <circle cx="12" cy="12" r="5" fill="currentColor" />
  </g>,
)
