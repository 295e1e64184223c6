import { dayMillis } from '@/shared/text/dateText'
import type { Live } from '@/shared/firestore/live/readDocument'

/*
 * A request to pay is a message like others. Its entry in the history begins with a line of its own, so that the list
 * can say who was asked.
 */

const opening = 'Asked to pay '

/** The first line of the entry, for example `Asked to pay ₹2,500, valid until 31 Mar 2028.` */
export const askLine = (amount: string, until: string) =>
  `${opening}${amount}, valid until ${until}.`

/** The list looks so many days back. */
const askedDays = 60

/** The day from which on requests to pay are looked for. It is the same for a day, so that they are followed once. */
export const askedSince = (now: number) =>
  new Date(now - askedDays * dayMillis).toISOString().slice(0, 10)

/** That a member was told something. Requests have such entries, too. */
export type ToldEntry = {
  /** The path of the entry. */
  id: string
  text?: string
  atMillis?: number | null
  by: string
}

export const toToldEntry = (entry: Live<object>) => entry as unknown as ToldEntry

/** The last request to pay of each member, by the member's id. */
export function lastAsks(entries: readonly ToldEntry[]): Map<string, ToldEntry> {
  const asks = new Map<string, ToldEntry>()
  for (const entry of entries) {
    const [collection, member = ''] = entry.id.split('/')
    const before = asks.get(member)
    const isAsk = collection === 'members' && entry.text?.startsWith(opening) === true
    // A moment ago, and the server has not said when.
    const at = entry.atMillis ?? Infinity
    if (isAsk && (before === undefined || at > (before.atMillis ?? Infinity))) {
      asks.set(member, entry)
    }
  }
  return asks
}
