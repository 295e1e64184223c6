import { useCallback, useRef } from 'react'
import { writeAttribute, writeText } from '@/shared/live/livePage'
import { useFollowed, type Source } from '@/shared/live/source'
import type { lastWeeks } from './chart'

type Weeks = ReturnType<typeof lastWeeks>

type Props = {
  bars: Source<Weeks>
  count: number
}

const width = 100
const height = 40
const gap = 1.5

/** A bar for each week, the last one for this week. What they show is written past React. */
export function WeekBars({ bars, count }: Props) {
  const chart = useRef<SVGSVGElement>(null)
  const ends = useRef<HTMLDivElement>(null)
  const write = useCallback((all: Weeks) => {
    const most = Math.max(1, ...all.map(({ amount }) => amount))
    const said = all.map(({ label, amount }) => `week of ${label}: ${amount}`)
    writeAttribute(chart.current!, 'aria-label', said.join(', '))
    all.forEach(({ label, amount }, at) => {
      const bar = chart.current!.children[at]!
      // In halves, about a pixel, so that most changes leave a bar as it is.
      const size = amount === 0 ? 0.5 : Math.max(1.5, Math.round((amount / most) * height * 2) / 2)
      writeAttribute(bar, 'y', String(height - size))
      writeAttribute(bar, 'height', String(size))
      writeText(bar.firstElementChild!, `Week of ${label}: ${amount}`)
    })
    const [first, last] = ends.current!.children
    writeText(first!, all[0]?.label ?? '')
    writeText(last!, all.at(-1)?.label ?? '')
  }, [])
  useFollowed(bars, write)

  const step = width / count
  return (
    <div className="chart-weeks">
      <svg
        ref={chart}
        role="img"
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        width="100%"
        height="96"
      >
        {Array.from({ length: count }, (_, at) => (
          <rect
            key={at}
            x={at * step}
            width={step - gap}
            fill="currentColor"
            opacity={at === count - 1 ? 1 : 0.55}
          >
            <title />
          </rect>
        ))}
      </svg>
      <div ref={ends} className="chart-ends" aria-hidden>
        <span />
        <span />
      </div>
    </div>
  )
}
