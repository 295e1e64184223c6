import { budgetOf } from '@scripts/budgets'
import type { Load } from './load'
import type { Variant } from './variants'

/** Kilobytes the whole home page may be. */
const wholeHome = 300

export type Target = { text: string; isMet: boolean }

/**
 * The medians of a page side by side, and what of the targets they miss.
 *
 * @param isLive it shows live data, so it loads all of the SDK by itself, in no budget's scope
 */
export function report(path: string, loads: Record<Variant, Load[]>, isLive: boolean) {
  const entries = Object.entries(loads) as [Variant, Load[]][]
  const medians = Object.fromEntries(entries.map(([name, all]) => [name, medianOf(all)])) as Record<
    Variant,
    Load
  >
  const targets = targetsOf(path, medians, isLive)
  const missed = targets.filter(({ isMet }) => !isMet)
  const rows = entries.map(([name]) => rowOf(name, medians[name]))
  const marks = targets.map(({ text, isMet }) => (isMet ? text : `MISSED: ${text}`))
  return { lines: ['', path.padEnd(24) + heading, ...rows, `  ${marks.join('; ')}`], missed }
}

/** What is asked of a page on a phone, and whether it holds. */
export function targetsOf(path: string, medians: Record<Variant, Load>, isLive: boolean): Target[] {
  const built = medians['this build']
  const bare = medians['without scripts']
  const drawn = medians['without prerendering']
  const paints = ['firstPaint', 'largestPaint'] as const
  const scripts = built.scripts / 1000
  const whole = built.transferred / 1000
  return [
    ...paints.map((paint) => {
      const ratio = built[paint] / bare[paint]
      return {
        text: `${words[paint]} ${ratio.toFixed(2)}× that without scripts`,
        isMet: ratio <= 1.1,
      }
    }),
    ...paints.map((paint) => {
      const earlier = drawn[paint] / built[paint]
      return {
        text: `${words[paint]} ${earlier.toFixed(1)}× earlier than drawn`,
        isMet: earlier >= 2.5,
      }
    }),
    { text: `shift ${built.shift.toFixed(2)}`, isMet: built.shift < 0.005 },
    {
      text: `blocking ${Math.round(built.blocking)} ms, of which the page itself ${Math.round(built.busy)} ms`,
      // Each counts what the other does not: the clock what others did, the processor short waits.
      isMet: Math.min(built.blocking, built.busy) < 200,
    },
    {
      text: `scripts ${scripts.toFixed(1)} ${isLive ? 'kB with the SDK' : `of ${budgetOf(path)} kB`}`,
      isMet: isLive || scripts <= budgetOf(path),
    },
    ...(path === '/'
      ? [{ text: `all ${whole.toFixed(0)} of ${wholeHome} kB`, isMet: whole <= wholeHome }]
      : []),
  ]
}

const words = { firstPaint: 'first paint', largestPaint: 'largest paint' }

const heading = 'first paint  largest paint  shift  blocking      busy  transferred  scripts (gzip)'

function rowOf(name: Variant, { transferred, scripts, ...load }: Load): string {
  const seconds = (value: number) => `${(value / 1000).toFixed(2)} s`
  return [
    `  ${name}`.padEnd(24),
    seconds(load.firstPaint).padStart(11),
    seconds(load.largestPaint).padStart(15),
    load.shift.toFixed(2).padStart(7),
    `${Math.round(load.blocking)} ms`.padStart(10),
    `${Math.round(load.busy)} ms`.padStart(10),
    `${(transferred / 1000).toFixed(0)} kB`.padStart(13),
    `${(scripts / 1000).toFixed(1)} kB`.padStart(16),
  ].join('')
}

/** Each value's own median. */
export function medianOf(loads: Load[]): Load {
  const of = (key: keyof Load) => {
    const values = loads.map((load) => load[key]).sort((a, b) => a - b)
    const middle = values.length >> 1
    return values.length % 2 === 1 ? values[middle]! : (values[middle - 1]! + values[middle]!) / 2
  }
  return {
    firstPaint: of('firstPaint'),
    largestPaint: of('largestPaint'),
    shift: of('shift'),
    blocking: of('blocking'),
    busy: of('busy'),
    transferred: of('transferred'),
    scripts: of('scripts'),
    scriptsBrotli: of('scriptsBrotli'),
  }
}
