import type { ReactNode } from 'react'

type Props = { tone: keyof typeof tones; title: string; children: ReactNode }

const tones = { new: 'primary.main', same: 'secondary.main', odd: 'error.main' }

/** A short word about a record, beside its name. What holds it has the styles. */
export const Mark = ({ tone, title, children }: Props) => (
  <span className={`mark mark-${tone}`} title={title}>
    {children}
  </span>
)

/** How marks look, for what holds them: a list has one in each row. */
export const markStyles = {
  '& .mark': {
    ml: 0.75,
    px: 0.75,
    border: 1,
    borderRadius: 4,
    fontSize: '0.6875rem',
    fontWeight: 600,
    lineHeight: '1.125rem',
    whiteSpace: 'nowrap',
    flexShrink: 0,
  },
  ...Object.fromEntries(
    Object.entries(tones).map(([tone, color]) => [
      `& .mark-${tone}`,
      { color, borderColor: color },
    ]),
  ),
}
