type Bar = { label: string; amount: number }

type Props = {
  bars: Bar[]
  rest: { buckets: number; amount: number }
  show: (amount: number) => string
  chosen: string | undefined
  /** Filters by a bar, or ends that; where left out the bars are not for pressing. */
  onChoose?: (value: string) => void
}

/** The largest amounts as lines of text with a bar behind each. */
export function TopBars({ bars, rest, show, chosen, onChoose }: Props) {
  const most = Math.max(1, ...bars.map(({ amount }) => amount))
  return (
    <ul className="chart-bars">
      {bars.map((bar) => {
        const line = lineOf(bar, bar.amount / most, show)
        const isChosen = bar.label === chosen
        return (
          <li key={bar.label}>
            {onChoose === undefined ? (
              line
            ) : (
              <button
                type="button"
                aria-pressed={isChosen}
                onClick={() => onChoose(isChosen ? '' : bar.label)}
              >
                {line}
              </button>
            )}
          </li>
        )
      })}
      {rest.buckets > 0 && (
        <li className="chart-rest">
          {rest.buckets} more: {show(rest.amount)}
        </li>
      )}
    </ul>
  )
}

/** Not a component: with each new record all lines of a chart are drawn again. */
const lineOf = ({ label, amount }: Bar, share: number, show: Props['show']) => (
  <span className="chart-line">
    {/* In whole parts of a hundred, so that most changes leave it as wide as it is. */}
    <span aria-hidden style={{ width: `${Math.round(share * 100)}%` }} />
    <span>{`${label} `}</span>
    <span>{show(amount)}</span>
  </span>
)
