import { isDeepStrictEqual } from 'node:util'
import { beforeAll, expect, test } from 'vitest'
import type { AnyObject } from 'yup'
import { profileSchema } from '@/features/members/schema'
import { gstinCheckCharacter, gstinPattern } from '@/shared/validation/taxIds'
import { aProfile } from '@scripts/samples/members/memberRecords'
import { withoutGaps } from '@scripts/samples/records'
import { identityNumbers } from '@test/rules/forms/combinations'
import { casesOf } from '@test/rules/support/fieldCases'
import { projectFor } from '@test/rules/support/project'
import { together, type Case } from '@test/rules/support/together'
import { membersIn, newId, nextCount, rowWrites } from './membersInProject'

/*
 * What the preview of an import says of a row is what the rules do with it: they take exactly the profiles that the
 * schema takes as they are. The rules of each kind of field are those of the forms, whose tests try them further.
 */

const project = projectFor()
const members = membersIn(project)
const importId = newId()

beforeAll(() =>
  project.firestore.seed({
    imports: [{ id: importId, data: { state: 'open', rows: 1, lastLine: 1_000_000 } }],
  }),
)

const full: AnyObject = aProfile(1)
const bare: AnyObject = { name: full.name as unknown, firmName: full.firmName as unknown }

const isTaken = (profile: AnyObject) =>
  members.mayCommit(
    'an editor',
    rowWrites(
      nextCount(),
      { number: `P/${nextCount()}`, kind: 'Ordinary', profile, importId },
      'an editor',
    ),
  )

function isValid(profile: AnyObject): boolean {
  try {
    const valid = profileSchema.validateSync(profile, { stripUnknown: true })
    return isDeepStrictEqual(withoutGaps(valid), profile)
  } catch {
    return false
  }
}

/** Rules cannot do the sum. */
const hasWrongCheckCharacter = ({ gstin }: AnyObject) =>
  typeof gstin === 'string' &&
  gstinPattern.test(gstin) &&
  gstinCheckCharacter(gstin.slice(0, 14)) !== gstin.charAt(14)

async function disagreements(tried: readonly Case[]): Promise<string[]> {
  const answers = await Promise.all(
    tried.map(async ([title, profile]) => {
      const taken = await isTaken(profile)
      return taken === isValid(profile) ? [] : [`${title}: ${taken ? 'taken' : 'refused'}`]
    }),
  )
  return answers.flat()
}

/** Of three values that are refused: the forms' tests try all of them on the same rules. */
const isSample = (_case: Case, at: number) => at % 3 === 0

const fields = Object.entries(profileSchema.describe().fields).map(([name, field]) => {
  const tried = [...casesOf(field, full[name], false), ['missing', undefined] as const]
    .map(([title, value]): Case => [`${name}, ${title}`, withoutGaps({ ...full, [name]: value })])
    .filter(([, profile]) => !hasWrongCheckCharacter(profile))
  return {
    name,
    good: tried.filter(([, profile]) => isValid(profile)),
    bad: tried.filter(([, profile]) => !isValid(profile)).filter(isSample),
  }
})

test('a profile with everything and one with a name and a firm alone are taken', async () => {
  expect([full, bare].map(isValid)).toEqual([true, true])
  expect(
    await disagreements([
      ['full', full],
      ['bare', bare],
    ]),
  ).toEqual([])
})

test('a field that no registration has is refused', async () => {
  expect(await isTaken({ ...bare, proposer: 'Asha Namuna' })).toBe(false)
})

test('the good values of all fields are taken', async () => {
  const refused = await Promise.all(
    together(full, fields, isValid).map(async (group) =>
      (await isTaken(group.together)) ? [] : disagreements(group.apart),
    ),
  )
  expect(refused.flat()).toEqual([])
})

test.each(fields)('$name: what the preview refuses is refused', async ({ good, bad }) => {
  expect(await disagreements(bad)).toEqual([])
  expect([good.length > 0, bad.length > 0]).toEqual([true, true])
})

test('identity numbers fit each other and the constitution, where it is known', async () => {
  const { constitution: _, ...unknown } = full
  const { pan: _pan, ...withoutPan } = unknown
  const others: Case[] = ['P', 'C', 'D'].map((letter) => [
    `a PAN of ${letter} without a constitution`,
    { ...bare, pan: `SAM${letter}A0001Z` },
  ])
  const numbers: Case[] = [
    ['no constitution', unknown],
    ['a GSTIN alone', withoutPan],
    ['a PAN of 0000 without a constitution', { ...bare, pan: 'SAMPA0000Z' }],
    ['a GSTIN of another PAN', { ...unknown, pan: 'SAMPA9999Z' }],
  ]
  const tried = [...others, ...numbers, ...identityNumbers(full)]
  const comparable = tried.filter(([, profile]) => !hasWrongCheckCharacter(profile))
  expect(await disagreements(comparable)).toEqual([])
})
