import { weakMapMemoize } from '@reduxjs/toolkit'
import { isSameName, readName, type Name } from '@/shared/text/sameName'
import { normalizeText } from '@/shared/text/search'
import type { MemberRecord } from '../makeMember'
import { keyOfNumber } from '../memberNumber'
import type {
  Duplicates,
  ImportDuplicate,
  ImportRow,
  ImportValues,
  SharedField,
} from './importTypes'

type Facts = Pick<ImportValues, 'number' | 'gstin' | 'udyam' | 'mobile' | 'name' | 'firmName'>

/** Of two records with the same value one is enough to find; the number says most. */
const keysOf = ({ number, gstin, udyam, mobile }: Facts): [SharedField, string | undefined][] => [
  ['number', keyOfNumber(number ?? '')],
  ['gstin', gstin],
  ['udyam', udyam],
  ['mobile', mobile],
]

/** Whether nothing but a mobile number is the same: partners and relatives share one. */
export const isOnlyMobile = ({ by }: ImportDuplicate) => by === 'mobile'

/**
 * The name, and the mobile with the firm: `M/s. Sample Works` is `sampleworks`. Worked out once for each row and member,
 * though a cell is corrected again and again.
 */
const readPerson = weakMapMemoize(({ name = '', firmName = '', mobile = '' }: Facts) => {
  const firm = normalizeText(firmName)
    .replace(/^\s*m\/s\b/, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '')
  return { name: readName(name), key: `${mobile} ${firm}` }
})

/**
 * Members, or rows, by the values that they may have in common with a row.
 *
 * @param shared the mobiles that are there more than once: no other needs a look at the names
 */
function createIndex<Other>(shared: ReadonlySet<string | undefined>) {
  const owners = new Map<string, Other>()
  /** By their mobile and firm. */
  const people = new Map<string, [Name, Other][]>()
  return {
    add(facts: Facts, other: Other, number = facts.number) {
      for (const [by, value] of keysOf({ ...facts, number })) {
        const key = `${by} ${value}`
        if (value && !owners.has(key)) owners.set(key, other)
      }
      if (!shared.has(facts.mobile)) return
      const { key, name } = readPerson(facts)
      const known = people.get(key)
      if (known === undefined) people.set(key, [[name, other]])
      else known.push([name, other])
    },
    find(facts: Facts): [SharedField, Other][] {
      const person = shared.has(facts.mobile) ? readPerson(facts) : undefined
      const same = person && people.get(person.key)?.find(([each]) => isSameName(each, person.name))
      const found = keysOf(facts).flatMap(([by, value]): [SharedField, Other][] => {
        const other = owners.get(`${by} ${value}`)
        return other === undefined ? [] : [[by, other]]
      })
      // The mobile, which they share, is the last.
      return same === undefined ? found : found.toSpliced(-1, 0, ['person', same[1]])
    },
  }
}

function repeated(all: readonly Facts[]): ReadonlySet<string | undefined> {
  const seen = new Set<string>()
  const shared = new Set<string>()
  for (const { mobile } of all) if (mobile) (seen.has(mobile) ? shared : seen).add(mobile)
  return shared
}

/**
 * The members, and the earlier rows of the file, that have the number, the GSTIN, the Udyam number or the mobile of a
 * row. Each is named once, and those that share only a mobile come last.
 */
export function findDuplicates(
  rows: readonly ImportRow[],
  members: readonly MemberRecord[],
): Duplicates {
  const factsOf = ({ profile }: MemberRecord): Facts => profile ?? {}
  const shared = repeated([...members.map(factsOf), ...rows.map(({ values }) => values)])
  const stored = createIndex<{ memberId: string }>(shared)
  for (const member of members) stored.add(factsOf(member), { memberId: member.id }, member.number)
  const earlier = createIndex<{ line: number }>(shared)
  const duplicates = new Map<number, ImportDuplicate[]>()
  for (const { line, values } of rows) {
    const found = new Map<object, ImportDuplicate>()
    // A member comes before a row: it is there, whatever becomes of the row.
    for (const [by, other] of [...stored.find(values), ...earlier.find(values)]) {
      if (!found.has(other)) found.set(other, { by, ...other })
    }
    earlier.add(values, { line })
    const sorted = [...found.values()].sort(
      (a, b) => Number(isOnlyMobile(a)) - Number(isOnlyMobile(b)),
    )
    if (sorted.length > 0) duplicates.set(line, sorted)
  }
  return duplicates
}
