import { median } from '@scripts/median'
import { contenders, type ContenderName } from './contenders'
import type { Work } from './trace'

type Changed = Work & { commits: number; rows: number }

/** What one run of one of those that are compared has cost. */
export type Run = {
  /** Milliseconds of the clock until the first full table. */
  shown: number
  loading: Work
  changes: { [change in keyof typeof changeTitles]: Changed }
  /** UTF-16 units of JSON for one changed document; undefined where nothing was counted. */
  dispatched: number | undefined
  /** Megabytes. */
  heap: number
}

const changeTitles = {
  one: 'one changed document that is seen',
  elsewhere: 'one that is not seen',
  sortKey: 'one that moves to the top',
  added: 'a new one',
  removed: 'one that goes',
  burst100: '100 in one snapshot',
  burst1000: '1,000 in one snapshot',
  inTurn100: '100 snapshots one after another',
}
type Change = keyof typeof changeTitles
const changes = Object.keys(changeTitles) as Change[]

type Runs = { [name: string]: Run[] }

/** Tables of what was measured with so many documents, and which targets were missed. */
export function reportLive(size: number, measured: Runs): string[] {
  const names = (Object.keys(measured) as ContenderName[]).filter(
    (name) => measured[name]!.length > 0,
  )
  const number = new Intl.NumberFormat('en')
  const lines = [
    `\n${number.format(size)} documents, medians of ${measured[names[0]!]!.length} (lowest–highest), ×: times this product`,
  ]

  function row(title: string, unit: string, valueOf: (run: Run) => number, isOfAll = false) {
    lines.push(`\n${title}, ${unit}`)
    const product = measured.product && median(measured.product.map(valueOf))
    for (const name of names) {
      if (contenders[name].isPartial && isOfAll) {
        lines.push(`  ${contenders[name].title.padEnd(24)}   not heard of`)
        continue
      }
      const values = measured[name]!.map(valueOf)
      const middle = median(values)
      const spread = `(${written(Math.min(...values))}–${written(Math.max(...values))})`
      const ratio = product ? `${(middle / product).toFixed(2)}×` : ''
      lines.push(
        `  ${contenders[name].title.padEnd(24)}${written(middle).padStart(10)} ${spread.padEnd(18)}${ratio.padStart(9)}`,
      )
    }
  }

  row('from subscribing to the first full table', 'ms by the clock', ({ shown }) => shown)
  row('the same', 'ms of the main thread', ({ loading }) => loading.all)
  for (const change of changes) {
    const title = changeTitles[change]
    const isOfAll = change === 'elsewhere'
    row(title, 'ms of the main thread in all', (run) => run.changes[change].all, isOfAll)
    if (change !== 'inTurn100') {
      row(title, 'ms after the SDK called', (run) => run.changes[change].afterCall, isOfAll)
    }
  }
  row('rows drawn for one changed document', 'count', (run) => run.changes.one.rows)
  row('commits of React for it', 'count', (run) => run.changes.one.commits)
  row('dispatched for it', 'kB of JSON', ({ dispatched }) => (dispatched ?? 0) / 1000)
  row('rows drawn for a burst of 1,000', 'count', (run) => run.changes.burst1000.rows)
  row('heap after all of it', 'MB', ({ heap }) => heap)
  return [...lines, '', ...targets(measured)]
}

const of = (runs: Run[], valueOf: (run: Run) => number) => median(runs.map(valueOf))

/** What of a change the SDK does not do itself, in milliseconds; at least the tenth that can be told. */
function own(runs: Run[], floor: Run[], change: Change): number {
  const afterCall = (run: Run) => run.changes[change].afterCall
  return Math.max(of(runs, afterCall) - of(floor, afterCall), 0.1)
}

/** How much more of this product's own work a change is among many documents than among few. */
export function reportGrowth(sizes: { size: number; measured: Runs }[]): string[] {
  const complete = sizes.flatMap(({ size, measured: { floor, product } }) =>
    floor?.length && product?.length ? [{ size, floor, product }] : [],
  )
  const [least, ...more] = complete.toSorted((a, b) => a.size - b.size)
  const most = more.at(-1)
  if (least === undefined || most === undefined) return []
  return (['one', 'burst100'] as const).map((change) =>
    check(
      `${changeTitles[change]}, after the call, ${most.size} documents to ${least.size}`,
      own(most.product, most.floor, change) / own(least.product, least.floor, change),
      1.5,
      true,
    ),
  )
}

const check = (what: string, value: number, limit: number, isMost: boolean) =>
  `${(isMost ? value <= limit : value >= limit) ? 'met   ' : 'MISSED'} ${what}: ${value.toFixed(2)} (at ${isMost ? 'most' : 'least'} ${limit})`

const written = (value: number) => (value < 10 ? value.toFixed(1) : value.toFixed(0))

/** What is to hold at 50,000 documents; said at every size. */
function targets(measured: Runs): string[] {
  const { floor, product, ...others } = measured
  if (!floor?.length || !product?.length) return []
  const whole = Object.entries(others)
    .filter(([name, { length }]) => length > 0 && !contenders[name as ContenderName].isPartial)
    .map(([, runs]) => runs)
  const best = (valueOf: (run: Run) => number) =>
    Math.min(...whole.map((runs) => of(runs, valueOf)))
  const lines: string[] = []
  for (const change of ['one', 'burst100'] as const) {
    const all = (run: Run) => run.changes[change].all
    const ownWork = own(product, floor, change)
    const bestWork = Math.min(...whole.map((runs) => own(runs, floor, change)))
    const title = changeTitles[change]
    lines.push(
      check(`${title}, times the floor`, of(product, all) / of(floor, all), 1.05, true),
      check(`${title}, the best other one`, best(all) / of(product, all), 2.5, false),
      check(`${title}, ms after the call, without the floor's`, ownWork, 8, true),
      check(`${title}, the best other one after it`, bestWork / ownWork, 40, false),
    )
  }
  const shown = ({ shown: millis }: Run) => millis
  const heap = ({ heap: megabytes }: Run) => megabytes
  return [
    ...lines,
    check('first table, times the fastest', of(product, shown) / best(shown), 1.05, true),
    check('heap, times the smallest', of(product, heap) / best(heap), 1.05, true),
  ]
}
