import { median } from '@scripts/median'
import { contenders, type ContenderName } from './contenders'
import type { Work } from './trace'

type Changed = Work & { commits: number; rows: number }

/** What one run of one of those that are compared has cost. */
export type Run = {
  /** Milliseconds of the clock until the first full table, and until all documents are behind it. */
  shown: number
  whole: number
  loading: Work
  changes: { [change in keyof typeof changeTitles]: Changed }
  /** UTF-16 units of JSON; counted in the first run, for they are the same in each. */
  dispatched?: { [change in (typeof counted)[number]]: number }
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

/** The changes whose dispatched bytes are counted. */
export const counted = ['one', 'burst1000', 'inTurn100'] as const

type RowOptions = {
  /** Somebody who hears of the newest only has no figure. */
  isOfAll?: boolean
  /** Tells each figure without the bare listener's as well. */
  isBesideFloor?: boolean
}

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

  /** One line for each of those compared. */
  function row(
    title: string,
    unit: string,
    valueOf: (run: Run) => number,
    options: RowOptions = {},
  ) {
    const { isOfAll = false, isBesideFloor = false } = options
    const product = measured.product && median(measured.product.map(valueOf))
    const floor = isBesideFloor && measured.floor ? median(measured.floor.map(valueOf)) : undefined
    lines.push(`\n${title}, ${unit}${floor === undefined ? '' : '; without the floor'}`)
    for (const name of names) {
      if (contenders[name].isPartial && isOfAll) {
        lines.push(`  ${contenders[name].title.padEnd(24)}   not heard of`)
        continue
      }
      const values = measured[name]!.map(valueOf)
      const middle = median(values)
      const spread = `(${written(Math.min(...values))}–${written(Math.max(...values))})`
      const ratio = product ? `${(middle / product).toFixed(2)}×` : ''
      const above = floor !== undefined ? written(middle - floor).padStart(10) : ''
      const ofProduct = floor !== undefined && product ? (middle - floor) / (product - floor) : 0
      // What is within the noise of the bare listener is no times anything.
      const times = ofProduct > 0 && middle > (floor ?? 0) ? `${ofProduct.toFixed(2)}×` : ''
      lines.push(
        `  ${contenders[name].title.padEnd(24)}${written(middle).padStart(10)} ${spread.padEnd(18)}${ratio.padStart(9)}${above}${times.padStart(10)}`.trimEnd(),
      )
    }
  }

  function counts(title: string, countOf: (changed: Changed) => number) {
    lines.push(`\n${title}: ${changes.map((change) => changeTitles[change]).join(' | ')}`)
    for (const name of names) {
      const values = changes.map((change) =>
        written(median(measured[name]!.map((run) => countOf(run.changes[change])))).padStart(8),
      )
      lines.push(`  ${contenders[name].title.padEnd(24)}${values.join('')}`)
    }
  }

  const beside = { isBesideFloor: true }
  row('from subscribing to the first full table', 'ms by the clock', ({ shown }) => shown, beside)
  row('until all documents are behind it', 'ms by the clock', ({ whole }) => whole, beside)
  row('the same', 'ms of the main thread', ({ loading }) => loading.all, beside)
  for (const change of changes) {
    const title = changeTitles[change]
    const options = { isOfAll: change === 'elsewhere', isBesideFloor: true }
    row(title, 'ms of the main thread in all', (run) => run.changes[change].all, options)
    row(title, 'ms of workers beside it', (run) => run.changes[change].beside)
    if (change !== 'inTurn100') {
      row(title, 'ms after the SDK called', (run) => run.changes[change].afterCall, options)
    }
  }
  counts('rows drawn', ({ rows }) => rows)
  counts('commits of React', ({ commits }) => commits)
  lines.push(
    `\ndispatched, kB of JSON: ${counted.map((change) => changeTitles[change]).join(' | ')}`,
  )
  for (const name of names) {
    const sizes = measured[name]!.find(({ dispatched }) => dispatched !== undefined)?.dispatched
    const written = counted.map((change) => number.format(Math.round(sizes?.[change] ?? 0) / 1000))
    lines.push(
      `  ${contenders[name].title.padEnd(24)}${written.map((size) => size.padStart(14)).join('')}`,
    )
  }
  row('heap after all of it', 'MB', ({ heap }) => heap, beside)
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
  const entries = Object.entries(others).filter(([name, { length }]) => {
    const { isPartial = false, isVariant = false } = contenders[name as ContenderName]
    return length > 0 && !isPartial && !isVariant
  })
  const whole = entries.map(([, runs]) => runs)
  const ready = entries
    .filter(([name]) => !(contenders[name as ContenderName].isOwnWork ?? false))
    .map(([, runs]) => runs)
  // Nobody to be measured against.
  if (whole.length === 0) return []
  const least = (compared: Run[][], valueOf: (run: Run) => number) =>
    Math.min(...compared.map((runs) => of(runs, valueOf)))
  const lines: string[] = []
  for (const change of ready.length > 0 ? (['one', 'burst100'] as const) : []) {
    const all = (run: Run) => run.changes[change].all
    const ownWork = own(product, floor, change)
    const bestWork = Math.min(...ready.map((runs) => own(runs, floor, change)))
    const title = changeTitles[change]
    lines.push(
      check(`${title}, times the floor`, of(product, all) / of(floor, all), 1.05, true),
      check(
        `${title}, the best that is taken as it is`,
        least(ready, all) / of(product, all),
        2.5,
        false,
      ),
      check(`${title}, ms after the call, without the floor's`, ownWork, 8, true),
      check(`${title}, the best of them after it`, bestWork / ownWork, 40, false),
    )
  }
  const shown = ({ shown: millis }: Run) => millis
  const heap = ({ heap: megabytes }: Run) => megabytes
  return [
    ...lines,
    check('first table, times the fastest', of(product, shown) / least(whole, shown), 1.05, true),
    check('heap, times the smallest', of(product, heap) / least(whole, heap), 1.05, true),
  ]
}
