type Props = { bars: { label: string; amount: number }[] }

const width = 100
const height = 40
const gap = 1.5

/** A bar for each week, the last one for this week. */
export function WeekBars({ bars }: Props) {
  const most = Math.max(1, ...bars.map(({ amount }) => amount))
  const step = width / bars.length
  const said = bars.map(({ label, amount }) => `week of ${label}: ${amount}`).join(', ')

  return (
    <div className="chart-weeks">
      <svg
        role="img"
        aria-label={said}
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        width="100%"
        height="96"
      >
        {bars.map(({ label, amount }, at) => {
          // In halves, about a pixel, so that most changes leave a bar as it is.
          const size =
            amount === 0 ? 0.5 : Math.max(1.5, Math.round((amount / most) * height * 2) / 2)
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
      <div className="chart-ends" aria-hidden>
        <span>{bars[0]?.label}</span>
        <span>{bars.at(-1)?.label}</span>
      </div>
    </div>
  )
}
