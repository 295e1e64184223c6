import type { SVGProps } from 'react'

/** Slightly higher than the text beside it. */
function Icon({ children, ...props }: SVGProps<SVGSVGElement>) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="1.25em"
      height="1.25em"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      {...props}
    >
      {children}
    </svg>
  )
}

export const ChevronIcon = () => (
  <Icon className="chevron">
    <path d="M6 9l6 6 6-6" />
  </Icon>
)
export const MenuIcon = () => (
  <Icon>
    <path d="M4 7h16M4 12h16M4 17h16" />
  </Icon>
)
export const CloseIcon = () => (
  <Icon>
    <path d="M6 6l12 12M18 6L6 18" />
  </Icon>
)
export const ArrowIcon = () => (
  <Icon className="arrow">
    <path d="M5 12h13M13 6l6 6-6 6" />
  </Icon>
)
export const SunIcon = (props: SVGProps<SVGSVGElement>) => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="4" />
    <path d="M12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.5 1.5M17.5 17.5L19 19M5 19l1.5-1.5M17.5 6.5L19 5" />
  </Icon>
)
export const MoonIcon = (props: SVGProps<SVGSVGElement>) => (
  <Icon {...props}>
    <path d="M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z" />
  </Icon>
)
export const PinIcon = () => (
  <Icon>
    <path d="M12 21c4-5 7-8 7-11.5a7 7 0 0 0-14 0C5 13 8 16 12 21z" />
    <circle cx="12" cy="9.5" r="2.5" />
  </Icon>
)
export const PhoneIcon = () => (
  <Icon>
    <path d="M5 4h4l1.5 5-2.5 1.5a12 12 0 0 0 5.5 5.5L15 13.5l5 1.5v4a1.5 1.5 0 0 1-1.5 1.5C10.5 20.5 3.5 13.5 3.5 5.5A1.5 1.5 0 0 1 5 4z" />
  </Icon>
)
export const MailIcon = () => (
  <Icon>
    <path d="M3.5 5.5h17v13h-17zM4 6l8 7 8-7" />
  </Icon>
)

const networks = {
  Facebook:
    'M14 21v-8h3l.5-3.5H14V7.5C14 6.5 14.5 6 15.5 6h2V3h-3C12 3 10.5 4.5 10.5 7v2.5H8V13h2.5v8',
  Instagram:
    'M7.5 3.5h9a4 4 0 0 1 4 4v9a4 4 0 0 1-4 4h-9a4 4 0 0 1-4-4v-9a4 4 0 0 1 4-4zM12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM17 7h.01',
  YouTube:
    'M5 5.5h14a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2zM10 9l5 3-5 3z',
  LinkedIn: 'M4.5 9.5V20M4.5 5v.01M9.5 20V9.5M9.5 14c0-3 2-4.5 4.5-4.5s4 1.5 4 4.5v6',
}

export const NetworkIcon = ({ network }: { network: keyof typeof networks }) => (
  <Icon>
    <path d={networks[network]} />
  </Icon>
)
