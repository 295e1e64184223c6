import Box from '@mui/material/Box'
import type { lastWeeks } from '../view/chart'

const width = 100
const height = 40
const gap = 1.5

/** A bar for each week; the last one is this week. */
export function WeekBars({ bars }: { bars: ReturnType<typeof lastWeeks> }) {
  const most = Math.max(1, ...bars.map(({ amount }) => amount))
  const step = width / bars.length

  return (
    <Box sx={{ color: 'primary.main' }}>
      <svg
        role="img"
        aria-label={bars.map(({ label, amount }) => `week of ${label}: ${amount}`).join(', ')}
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        width="100%"
        height="96"
      >
        {bars.map(({ label, amount }, at) => {
          const size = amount === 0 ? 0.5 : Math.max(1.5, (amount / most) * height)
          return (
            <rect
              key={label}
              x={at * step}
              y={height - size}
              width={step - gap}
              height={size}
              fill="currentColor"
              opacity={at === bars.length - 1 ? 1 : 0.55}
            >
              <title>{`Week of ${label}: ${amount}`}</title>
            </rect>
          )
        })}
      </svg>
      <Box aria-hidden sx={endsSx}>
        <span>{bars[0]?.label}</span>
        <span>{bars.at(-1)?.label}</span>
      </Box>
    </Box>
  )
}

const endsSx = {
  display: 'flex',
  justifyContent: 'space-between',
  color: 'text.secondary',
  fontSize: '0.6875rem',
}
