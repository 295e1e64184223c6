import { ValidationError } from 'yup'
import type { MemberRecord } from '../makeMember'
import { keyOfNumber, shownNumber } from '../memberNumber'
import { profileSchema, type Profile } from '../schema'
import { isOnlyMobile } from './findDuplicates'
import { importFields } from './importFields'
import type {
  DuplicateChoice,
  DuplicateChoices,
  Duplicates,
  ImportDuplicate,
  ImportedMember,
  ImportPlan,
  ImportRow,
  ImportValues,
  PlannedRow,
  SharedField,
} from './importTypes'

const sharedWords: Record<SharedField, string> = {
  number: 'Number',
  gstin: 'GSTIN',
  udyam: 'Udyam number',
  person: 'Mobile, name and firm',
  mobile: 'Mobile',
}

type Changes = Extract<PlannedRow, { act: 'fill' }>['changes']

/** A member, or a row that becomes one, that a duplicate is the same as. */
type Target = { memberId: string } | { line: number }

/**
 * The plan for each row: the same that the database's rules accept. A row with problems is rejected. A duplicate is
 * skipped, fills in facts that the other lacks, or is a member of its own, as the administrator chooses; a row that shares
 * only a mobile is a member of its own unless the administrator chooses otherwise. No number is given twice.
 *
 * @param firstNumber of the association's own series: a list has no number of it
 */
export function planImport(
  rows: readonly ImportRow[],
  members: readonly MemberRecord[],
  duplicates: Duplicates,
  choices: DuplicateChoices,
  firstNumber = Infinity,
): ImportPlan {
  const membersById = new Map(members.map((member) => [member.id, member]))
  const takenBy = new Map(
    members.map((member) => [keyOfNumber(member.number ?? ''), `member ${nameOf(member)}`]),
  )
  const planned = new Map<number, PlannedRow>()
  /** The rows that fill in something, by the id of the member. */
  const fillsOf = new Map<string, Extract<PlannedRow, { act: 'fill' }>>()
  const targets = new Map<number, Target | undefined>()

  const targetOf = (duplicate: ImportDuplicate): Target | undefined =>
    'line' in duplicate ? targets.get(duplicate.line) : duplicate

  function planRow(row: ImportRow): PlannedRow {
    const { line, values } = row
    const own = duplicates.get(line) ?? []
    // A row that is not imported is no duplicate.
    const duplicate = own.find((each) => targetOf(each) !== undefined)
    const target = duplicate && targetOf(duplicate)
    const choice = choiceFor(line, duplicate, choices)
    targets.set(line, choice === 'new' ? undefined : target)
    if (duplicate !== undefined && choice === 'skip') {
      return { line, act: 'skip', reason: duplicateInWords(duplicate, membersById) }
    }
    if (row.problems.length > 0) return { line, act: 'rejected', reasons: problemsOf(row) }
    if (target !== undefined && choice === 'fill') {
      return 'line' in target ? fillRow(row, target.line) : fillMember(row, target.memberId)
    }
    const key = keyOfNumber(values.number ?? '')
    const owner = takenBy.get(key)
    if (owner !== undefined) {
      return { line, act: 'rejected', reasons: [`The number ${values.number} is that of ${owner}`] }
    }
    if (/^\d+$/.test(values.number ?? '') && Number(values.number) >= firstNumber) {
      const reason = `The number ${values.number} belongs to the association's own series, which begins with ${firstNumber}`
      return { line, act: 'rejected', reasons: [reason] }
    }
    takenBy.set(key, `row ${line}`)
    targets.set(line, { line })
    return { line, act: 'new', member: toMember(values) }
  }

  function fillMember({ line, values }: ImportRow, memberId: string): PlannedRow {
    const earlier = fillsOf.get(memberId)
    const stored = membersById.get(memberId)?.profile ?? {}
    const { profile } = toMember(values)
    const changes = lackingIn({ ...stored, ...earlier?.changes }, profile)
    if (Object.keys(changes).length === 0) {
      return { line, act: 'skip', reason: 'The member has all facts of this row already' }
    }
    const misfit = misfitOf({ ...stored, ...earlier?.changes, ...changes })
    if (misfit !== undefined) return { line, act: 'rejected', reasons: [misfit] }
    if (earlier !== undefined) {
      // Two changes of a member at once would be in each other's way.
      Object.assign(earlier.changes, changes)
      return { line, act: 'skip', reason: `Fills in the member together with row ${earlier.line}` }
    }
    const fill = { line, act: 'fill' as const, memberId, changes }
    fillsOf.set(memberId, fill)
    return fill
  }

  function fillRow({ line, values }: ImportRow, earlierLine: number): PlannedRow {
    const earlier = planned.get(earlierLine)
    if (earlier?.act !== 'new')
      return { line, act: 'skip', reason: `The same as row ${earlierLine}` }
    const { member } = earlier
    const profile = { ...member.profile, ...lackingIn(member.profile, toMember(values).profile) }
    const misfit = misfitOf(profile)
    if (misfit !== undefined) return { line, act: 'rejected', reasons: [misfit] }
    planned.set(earlierLine, { ...earlier, member: { ...member, profile: profile as Profile } })
    return { line, act: 'skip', reason: `Fills in what row ${earlierLine} lacks` }
  }

  for (const row of rows) planned.set(row.line, planRow(row))
  const all = [...planned.values()]
  const count = (act: PlannedRow['act']) => all.filter((row) => row.act === act).length
  return {
    rows: all,
    counts: {
      new: count('new'),
      fill: count('fill'),
      skip: count('skip'),
      rejected: count('rejected'),
    },
  }
}

/** A row that shares only a mobile is left out, or fills in something, where an administrator says so for this row. */
export const choiceFor = (
  line: number,
  duplicate: ImportDuplicate | undefined,
  { all, rows }: DuplicateChoices,
): DuplicateChoice =>
  rows?.[line] ?? (duplicate !== undefined && isOnlyMobile(duplicate) ? 'new' : all)

/** The values that a row has in common with a member, or with an earlier row. */
export function duplicateInWords(
  duplicate: ImportDuplicate,
  membersById: ReadonlyMap<string, MemberRecord>,
): string {
  const other =
    'line' in duplicate
      ? `row ${duplicate.line}`
      : `member ${nameOf(membersById.get(duplicate.memberId))}`
  return `${sharedWords[duplicate.by]} of ${other}`
}

/** Why a row is rejected, with the names of its fields. */
const problemsOf = ({ problems }: ImportRow) =>
  problems.map(({ field, message }) => `${importFields.get(field)!.label}: ${message}`)

const nameOf = (member: MemberRecord | undefined) => {
  const { number = '', legacyNumber, profile } = member ?? {}
  return `${shownNumber({ number, legacyNumber })} ${profile?.name ?? ''}`.trim()
}

/** A row without problems has all that is required. */
function toMember(values: ImportValues): ImportedMember {
  const { number, legacyNumber, kind, joinedOn, paidUntil, ...profile } = values
  const facts = { legacyNumber, joinedOn, paidUntil }
  const given = Object.fromEntries(
    Object.entries(facts).filter(([, value]) => value !== undefined),
  ) as typeof facts
  return { number: number!, kind: kind!, ...given, profile: profile as Profile }
}

/** The facts of a profile that the other lacks. */
const lackingIn = (stored: object, profile: Profile): Changes =>
  Object.fromEntries(
    Object.entries(profile).filter(([name]) => !(name in stored) || isEmpty(stored, name)),
  ) as Changes

const isEmpty = (stored: object, name: string) => {
  const value = (stored as { [name: string]: unknown })[name]
  return value === undefined || value === ''
}

/** Facts of two sources may not fit each other, as a GSTIN with the PAN of another firm. */
function misfitOf(profile: object): string | undefined {
  try {
    profileSchema.validateSync(profile, { strict: true })
    return undefined
  } catch (thrown) {
    if (!ValidationError.isError(thrown)) throw thrown
    return `Together with the other's facts: ${thrown.message}`
  }
}
