import type { AnyObject } from 'yup'
import { landBankSchema } from '@/features/land-bank/schema'
import { meetingAnswerSchema } from '@/features/meetings/schema'
import { constitutions } from '@/shared/validation/choices'
import { gstinCheckCharacter } from '@/shared/validation/taxIds'
import { growthFundSchema } from '@/features/growth-fund/schema'
import { answersOf, withoutGaps } from '@scripts/samples/records'
import type { Case } from '@test/rules/support/together'

/** A firm's numbers: which PAN a constitution may have, and the PAN inside a GSTIN. */
export function identityNumbers({
  pan: _pan,
  gstin: _gstin,
  ...rest
}: AnyObject): [string, AnyObject][] {
  const panOf = (letter: string) => `AAA${letter}A1234A`
  const gstinOf = (pan: string) => `21${pan}1Z${gstinCheckCharacter(`21${pan}1Z`)}`
  const pairs = constitutions.flatMap((constitution) =>
    [...'ABCFGHJKLPT'].map((letter) => ({ constitution, letter, pan: panOf(letter) })),
  )
  const other = gstinOf('BBBCB1234B')
  return [
    ...pairs.map(({ constitution, letter, pan }): [string, AnyObject] => [
      `PAN with ${letter}, ${constitution}`,
      { ...rest, constitution, pan },
    ]),
    ['a GSTIN with the PAN in it', pairOf('AAACA1234A', gstinOf('AAACA1234A'))],
    ['a GSTIN with another PAN in it', pairOf('AAACA1234A', other)],
    ['a GSTIN alone', { ...rest, gstin: other }],
    ['a PAN with 0000', { ...rest, constitution: 'Private limited', pan: 'AAACA0000A' }],
    ['a GSTIN around a PAN with 0000', { ...rest, gstin: gstinOf('AAACA0000A') }],
  ]

  function pairOf(pan: string, gstin: string): AnyObject {
    return { ...rest, constitution: 'Private limited', pan, gstin }
  }
}

/** Amount, own contribution and project cost: below it, equal to it, above it, and some missing. */
export function sums({ projectCost: _cost, ownContribution: _own, ...rest }: AnyObject): Case[] {
  const [amount, most] = [600_000, 99_999_999_999]
  const with3 = (ownContribution: number, projectCost: number) => ({
    ...rest,
    amount,
    ownContribution,
    projectCost,
  })
  return [
    ['less than the project costs', with3(300_000, 1_000_000)],
    ['what the project costs', with3(400_000, 1_000_000)],
    ['a rupee more than it costs', with3(400_001, 1_000_000)],
    ['the largest sum', { ...with3(most, most), amount: 1 }],
    ['an amount above the project cost, no contribution', { ...rest, amount, projectCost: 1 }],
    ['a large contribution, no project cost', { ...rest, amount, ownContribution: most }],
  ]
}

/** Each purpose, said which or not. */
export const purposes = ({ otherPurpose: _, ...rest }: AnyObject): Case[] =>
  answersOf(growthFundSchema)('purpose').flatMap((purpose): Case[] => [
    [`${purpose}, which`, { ...rest, purpose, otherPurpose: 'Cold storage' }],
    [`${purpose}, not which`, { ...rest, purpose }],
  ])

/** Every part of the two references that can be missing. */
export function someReferences(full: AnyObject): Case[] {
  const names = ['firstReference', 'secondReference'].flatMap((one) => [
    `${one}Name`,
    `${one}Mobile`,
  ])
  return Array.from({ length: 2 ** names.length }, (_, bits): Case => {
    const left = names.filter((_name, index) => bits & (1 << index))
    const gone = names.filter((name) => !left.includes(name))
    return [left.join(', ') || 'no reference', omit(full, gone)]
  })
}

/** Members and visitors, invited by somebody or not. */
export const invitations = ({ invitedBy, ...rest }: AnyObject): Case[] =>
  answersOf(meetingAnswerSchema)('comingAs').flatMap((comingAs): Case[] => [
    [`a ${comingAs} whom somebody has invited`, { ...rest, comingAs, invitedBy }],
    [`a ${comingAs} whom nobody has invited`, { ...rest, comingAs }],
  ])

/** Fields of a land request that are there, or required, only in some. */
const conditional = {
  tahasil: 'Sample',
  mouza: 'Sample',
  estate: 'Sample',
  plotOrShed: '7',
  khata: '7',
  plotNumbers: '7, 8',
  issue: 'Mutation',
  pendingWith: 'Sample',
  caseNumber: '7',
  since: '2025-01-02',
  projectCost: 1_000_000,
  jobs: 5,
  water: 'Sample',
  power: 'Sample',
}

/**
 * Every kind of request with every kind of land, and none: first with all the fields it may
 * have, then with each conditional field added to these, or taken away.
 */
export function kindsOfLand(full: AnyObject): Case[] {
  const optionsOf = answersOf(landBankSchema)
  const sent = landBankSchema.omit(['createdAt'])
  const kinds = [...optionsOf('landKind'), undefined]
  return optionsOf('request').flatMap((request) =>
    kinds.flatMap((landKind): Case[] => {
      const everything = withoutGaps({ ...full, ...conditional, request, landKind })
      // Without a kind of land some are no valid record, and no form would send them.
      const base = sent.isValidSync(everything) ? withoutGaps(sent.cast(everything)) : everything
      return [
        [`${request}, ${landKind}`, base],
        ...Object.entries(conditional).map(([name, value]): Case => [
          `${request}, ${landKind}, ${name in base ? 'without' : 'with'} ${name}`,
          name in base ? omit(base, [name]) : { ...base, [name]: value },
        ]),
      ]
    }),
  )
}

const omit = (record: AnyObject, names: string[]): AnyObject =>
  Object.fromEntries(Object.entries(record).filter(([name]) => !names.includes(name)))
