import { groupBy } from '@/shared/text/groupBy'
import type { Turn } from './voters'

/** A member, as far as the figures need it. */
export type Counted = {
  id: string
  joinedOn?: string
  kind: string
  sector: string
  district: string
}

/** A payment of a membership that counts. */
export type YearPayment = { memberId: string; paidBefore?: string }

export const groupings = {
  kind: 'Membership type',
  sector: 'Sector',
  district: 'District',
} as const

export type Grouping = keyof typeof groupings

/** A row: how many members of a group joined, left, came back and paid again in a year. */
export type FiguresRow = {
  id: string
  joined: number
  left: number
  rejoined: number
  renewed: number
  firstPaid: number
}

const withoutGroup = 'Not known'

/** The ends and returns that count. An end that was taken back before its day is neither. */
const withoutTakenBack = (turns: readonly Turn[]) =>
  [...groupBy(turns, ({ memberId }) => memberId).values()].flatMap((own) => {
    const acts = own
      .filter(({ kind }) => kind === 'end' || kind === 'rejoin')
      .sort((a, b) => a.v - b.v)
    const isTakenBack = (end?: Turn, rejoin?: Turn) =>
      end?.kind === 'end' && rejoin !== undefined && rejoin.on < end.on
    return acts.filter(
      (act, at) => !isTakenBack(act, acts[at + 1]) && !isTakenBack(acts[at - 1], act),
    )
  })

/**
 * The figures of a financial year, a row for each group and one for all. Each member counts once in a column.
 *
 * @param turns of all years
 * @param payments memberships that were paid in the year
 */
export function yearFigures(
  members: readonly Counted[],
  turns: readonly Turn[],
  payments: readonly YearPayment[],
  { first, last, by }: { first: string; last: string; by: Grouping },
): FiguresRow[] {
  const isIn = (day: string | undefined) => day !== undefined && first <= day && day <= last
  const counted = withoutTakenBack(turns)
  const withTurn = (kind: Turn['kind']) =>
    new Set(
      counted.filter((turn) => turn.kind === kind && isIn(turn.on)).map((turn) => turn.memberId),
    )
  const [left, rejoined] = [withTurn('end'), withTurn('rejoin')]
  const paid = (isAgain: boolean) =>
    new Set(
      payments
        .filter(({ paidBefore }) => (paidBefore !== undefined) === isAgain)
        .map(({ memberId }) => memberId),
    )
  const [renewed, firstPaid] = [paid(true), paid(false)]

  const rowOf = (id: string, some: readonly Counted[]): FiguresRow => {
    const among = (ids: ReadonlySet<string>) => some.filter((member) => ids.has(member.id)).length
    return {
      id,
      joined: some.filter(({ joinedOn }) => isIn(joinedOn)).length,
      left: among(left),
      rejoined: among(rejoined),
      renewed: among(renewed),
      firstPaid: among(firstPaid),
    }
  }
  const groups = groupBy(members, (member) => member[by] || withoutGroup)
  return [...groups]
    .map(([id, some]) => rowOf(id, some))
    .filter(({ id: _, ...counts }) => Object.values(counts).some((count) => count > 0))
    .sort((a, b) => (a.id < b.id ? -1 : 1))
    .concat(rowOf('All', members))
}
