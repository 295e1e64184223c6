import { dateInIndia } from '@/shared/text/dateText'
import { readMany } from '@/shared/firestore/submit'
import { receiptsPath } from '../receiptWrites'
import { turnKinds, type PaidPeriod, type Turn } from './voters'

type Fields = { [name: string]: unknown }

const text = (value: unknown) => (typeof value === 'string' ? value : undefined)

/** The entries that end, hold or change a membership, of all members. Requests have none of these kinds. */
export async function readTurns(): Promise<Turn[]> {
  const entries = await readMany('history', { isGroup: true, in: ['kind', turnKinds] })
  return entries.flatMap(({ id, data }) => toTurn(id, data) ?? [])
}

function toTurn(path: string, data: Fields): Turn | undefined {
  const [collection, memberId = ''] = path.split('/')
  if (collection !== 'members') return undefined
  const at = data.at as { toMillis?: () => number } | undefined
  return {
    memberId,
    v: Number(data.v),
    kind: data.kind as Turn['kind'],
    on: text(data.on) ?? dateInIndia(at?.toMillis?.() ?? 0),
    from: text(data.from),
  }
}

/** The receipts whose period ends on the day or later. */
export async function readPeriods(day: string): Promise<PaidPeriod[]> {
  const receipts = await readMany(receiptsPath, { where: [['until', '>=', day]] })
  return receipts.map(({ data }) => ({
    memberId: String(data.memberId),
    since: String(data.since),
    until: String(data.until),
    paidBefore: text(data.paidBefore),
    isCancelled: data.cancelled !== undefined,
  }))
}
