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

/** Tables of what was measured with so many documents, and whether the target is met. */
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
  return [...lines, '', ...target(size, measured)]
}

const written = (value: number) => (value < 10 ? value.toFixed(1) : value.toFixed(0))

/** The largest number of documents the target is for. */
const targetSize = 10_000
/** How much more than another's a figure may be and still be the same: these runs scatter so far. */
const noise = 1.1

/** One change is to cost this product no more than the best of those that hear of all documents. */
function target(size: number, { floor: _, product, ...others }: Runs): string[] {
  const cost = (runs: Run[]) => median(runs.map(({ changes: { one } }) => one.all))
  const costs = Object.entries(others)
    .filter(([name, { length }]) => length > 0 && !contenders[name as ContenderName].isPartial)
    .map(([, runs]) => cost(runs))
  if (size > targetSize || !product?.length || costs.length === 0) return []
  const ratio = cost(product) / Math.min(...costs)
  const mark = ratio <= noise ? 'met   ' : 'MISSED'
  return [
    `${mark} ${changeTitles.one}, times the best of the others: ${ratio.toFixed(2)} (at most ${noise})`,
  ]
}
