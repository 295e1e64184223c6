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

/** `M/s. Sample Works` is `sampleworks`. */
const firmKey = (firmName = '') =>
  normalizeText(firmName)
    .replace(/^\s*m\/s\b/, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '')

/** Members, or rows, by the values that they may have in common with a row. */
function createIndex<Other>() {
  const owners = new Map<string, Other>()
  /** By their mobile and firm. */
  const people = new Map<string, [Name, Other][]>()
  const peopleAt = ({ mobile = '', firmName }: Facts) => `${mobile} ${firmKey(firmName)}`
  return {
    add(facts: Facts, other: Other) {
      for (const [by, value] of keysOf(facts)) {
        const key = `${by} ${value}`
        if (value && !owners.has(key)) owners.set(key, other)
      }
      if (!facts.mobile) return
      const all = people.get(peopleAt(facts)) ?? []
      all.push([readName(facts.name ?? ''), other])
      people.set(peopleAt(facts), all)
    },
    find(facts: Facts): [SharedField, Other][] {
      const name = readName(facts.name ?? '')
      const same = people.get(peopleAt(facts))?.find(([each]) => isSameName(each, name))
      const found = keysOf(facts).flatMap(([by, value]): [SharedField, Other][] => {
        const other = owners.get(`${by} ${value}`)
        return other === undefined ? [] : [[by, other]]
      })
      // The mobile, which they share, is the last.
      return same === undefined ? found : found.toSpliced(-1, 0, ['person', same[1]])
    },
  }
}

/**
 * The members, and the earlier rows of the file, that have the number, the GSTIN, the Udyam number or the mobile of a
 * row. Each is named once, and those that share only a mobile come last.
 */
export function findDuplicates(
  rows: readonly ImportRow[],
  members: readonly MemberRecord[],
): Duplicates {
  const stored = createIndex<{ memberId: string }>()
  for (const { id, number, profile } of members) {
    stored.add({ ...(profile as Facts | undefined), number }, { memberId: id })
  }
  const earlier = createIndex<{ line: number }>()
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
