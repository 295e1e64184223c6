import { useCallback, useMemo, useRef } from 'react'
import { isSameList } from '@/shared/live/latest'
import { writeText } from '@/shared/live/livePage'
import { LiveText } from '@/shared/live/LiveText'
import { derive, useFollowed, useSource, type Source } from '@/shared/live/source'
import type { firstBars } from './chart'

type Bars = ReturnType<typeof firstBars>

type Props = {
  bars: Source<Bars>
  show: (amount: number) => string
  chosen: string | undefined
  /** Filters by a bar, or ends that; where left out the bars are not for pressing. */
  onChoose?: (value: string) => void
}

/** The largest amounts as lines of text with a bar behind each. */
export function TopBars({ bars, show, chosen, onChoose }: Props) {
  // With most changes the same bars are longer or shorter, which they see to themselves.
  const labels = useSource(
    useMemo(
      () => derive(bars, ({ bars: all }) => all.map(({ label }) => label), isSameList),
      [bars],
    ),
    (all) => all,
  )
  const hasRest = useSource(bars, ({ rest }) => rest.buckets > 0)
  const restText = useMemo(
    () => derive(bars, ({ rest }) => `${rest.buckets} more: ${show(rest.amount)}`),
    [bars, show],
  )

  return (
    <ul className="chart-bars">
      {labels.map((label) => {
        const line = <TopBar bars={bars} label={label} show={show} />
        const isChosen = label === chosen
        return (
          <li key={label}>
            {onChoose === undefined ? (
              line
            ) : (
              <button
                type="button"
                aria-pressed={isChosen}
                onClick={() => onChoose(isChosen ? '' : label)}
              >
                {line}
              </button>
            )}
          </li>
        )
      })}
      {hasRest && (
        <li className="chart-rest">
          <LiveText source={restText} />
        </li>
      )}
    </ul>
  )
}

type BarProps = Pick<Props, 'bars' | 'show'> & { label: string }

/** A bar's length and its amount are written past React: each new record makes some of them others. */
function TopBar({ bars, label, show }: BarProps) {
  const line = useRef<HTMLSpanElement>(null)
  const text = useRef<HTMLSpanElement>(null)
  const write = useCallback(
    ({ bars: all }: Bars) => {
      const amount = all.find((bar) => bar.label === label)?.amount
      if (amount === undefined) return
      const most = Math.max(1, ...all.map((bar) => bar.amount))
      // In whole parts of a hundred, so that most changes leave it as wide as it is.
      line.current!.style.width = `${Math.round((amount / most) * 100)}%`
      writeText(text.current!, show(amount))
    },
    [label, show],
  )
  useFollowed(bars, write)

  return (
    <span className="chart-line">
      <span aria-hidden ref={line} />
      <span>{`${label} `}</span>
      <span ref={text} />
    </span>
  )
}
