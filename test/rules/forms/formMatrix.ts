import { aMeeting } from '@scripts/samples/meetingRecords'
import { isDeepStrictEqual } from 'node:util'
import { describe, expect, test } from 'vitest'
import type { AnyObject, ObjectSchema } from 'yup'
import { diamondClubSchema } from '@/features/diamond-club/schema'
import { growthFundSchema } from '@/features/growth-fund/schema'
import { landBankSchema } from '@/features/land-bank/schema'
import { meetingAnswerSchema } from '@/features/meetings/schema'
import { registrationSchema } from '@/features/registrations/schema'
import type { FieldKind } from '@/shared/validation/schema'
import { submissionId, withoutGaps } from '@scripts/samples/records'
import { repeatOf, serverTime } from '@test/rules/support/client'
import { casesOf, kindOf } from '@test/rules/support/fieldCases'
import { everybody, projectFor } from '@test/rules/support/project'
import { kindOfPath, submission } from '@test/rules/support/submission'
import { together, type Case } from '@test/rules/support/together'

type Form = {
  collection: string
  schema: ObjectSchema<AnyObject>
  /**
   * A valid record with every optional field. Where some fields leave no place for others,
   * several records that have them all between them.
   */
  full: AnyObject | AnyObject[]
  /** A valid record with none. */
  bare: AnyObject
  /** What the form refuses and the rules cannot, as FORMS.md says: such cases are passed over. */
  formAlone?: (record: AnyObject) => boolean
  /** Records in which fields have to fit each other. */
  combinations?: (full: AnyObject) => Case[]
}

const fieldsOf = (schema: ObjectSchema<AnyObject>) =>
  Object.entries(schema.omit(['createdAt']).describe().fields)

const everySchema: ObjectSchema<AnyObject>[] = [
  registrationSchema,
  growthFundSchema,
  landBankSchema,
  diamondClubSchema,
  meetingAnswerSchema,
]

/** Of all forms the first with a field of this kind: the rule of a kind is one function, which they share. */
const firstWith = (kind: FieldKind) =>
  everySchema.find((schema) => fieldsOf(schema).some(([, field]) => kindOf(field) === kind))

const distinct = (cases: Case[]) => [
  ...new Map(cases.map((one) => [JSON.stringify(one[1]), one])).values(),
]

/** The same record from the page in Odia: it has the same answers, and one field more. */
const inOdia = (record: AnyObject): AnyObject => ({ ...record, language: 'or' })

/** The same record from a page that was open before the second notice came. */
const underFirstNotice = ({ adult: _, ...record }: AnyObject): AnyObject => ({
  ...record,
  consentVersion: '2026-11',
})

/** The record of a sample, as a form sends it: the server adds the time. */
export function typed({ createdAt: _, ...record }: AnyObject): AnyObject {
  return record
}

/**
 * Proves that the rules accept exactly the records that the schema lets a form send, from visitors and from the
 * desk. Each field is tried at its own limits, missing, and with another type; the first field of each kind with
 * every case of its kind; and a record with a field too many. Text is tried as the form sends it, not as it was typed.
 */
export function describeForm({ collection, schema, full, bare, formAlone, combinations }: Form) {
  const sent = schema.omit(['createdAt'])
  const kind = kindOfPath(collection)!
  const records = [bare, ...[full].flat().map(inOdia)] as [AnyObject, AnyObject, ...AnyObject[]]

  /** What the form sends for a record as it is typed; undefined if it refuses it. */
  function sentFor(record: AnyObject): AnyObject | undefined {
    try {
      return withoutGaps(sent.validateSync(record, { stripUnknown: true }))
    } catch {
      return undefined
    }
  }

  const isSendable = (record: AnyObject) => isDeepStrictEqual(sentFor(record), record)

  // Each waits for the emulator alone.
  describe.concurrent(collection, () => {
    let count = 0

    const project = projectFor()

    let last: Promise<unknown> = Promise.resolve()

    /** An answer is about a meeting that is there. The emulator lets only one commit at a time look it up. */
    function inTurn(record: AnyObject, send: () => Promise<boolean>): Promise<boolean> {
      const sent = last.then(async () => {
        const meeting = aMeeting({}, String(record.meetingId))
        if (isSendable(record)) await project.firestore.seed({ monthly_meetings: [meeting] })
        return send()
      })
      last = sent
      return sent
    }

    /** Sends a record as somebody of the next role: the rules may make no difference. */
    async function isTaken(record: AnyObject) {
      count += 1
      const role = everybody[count % everybody.length]!
      const data = { createdAt: serverTime, ...record }
      const writes = submission(kind, submissionId(count), data)
      const send = async () => (await project.as[role].commit(writes)).isAllowed
      return { isAllowed: await (kind === 'meeting-answers' ? inTurn(record, send) : send()), role }
    }

    /** Sends many at once and names those about which form and rules disagree. */
    async function disagreements(tried: Case[]): Promise<string[]> {
      const answers = await Promise.all(
        tried.map(async ([title, record]) => {
          const { isAllowed, role } = await isTaken(record)
          if (isAllowed === isSendable(record)) return []
          return [`${title}: ${isAllowed ? 'taken' : 'refused'} by the rules from ${role}`]
        }),
      )
      return answers.flat()
    }

    const kinds = new Set<FieldKind>()
    const fields = fieldsOf(schema).map(([name, field]) => {
      const value = records.find((one) => name in one)?.[name] as unknown
      // The fewer fields a record has, the sooner the emulator has looked at it.
      const record = records.find((one) => isSendable({ ...one, [name]: value }))
      if (record === undefined) throw new Error(`No full record has the field ${name}`)
      const fieldKind = kindOf(field)
      const isFirstOfKind = firstWith(fieldKind) === schema && !kinds.has(fieldKind)
      kinds.add(fieldKind)
      const tried = [...casesOf(field, value, isFirstOfKind), ['missing', undefined] as const]
        .map(([title, one]): Case => [title, withoutGaps({ ...record, [name]: one })])
        .filter(([, one]) => !formAlone?.(one))
      const bad = tried.filter(([, one]) => !isSendable(one))
      // What the form reads leniently: not to be stored as it was typed, but as the form sends it.
      const made = bad.flatMap(([title, one]): Case[] => {
        const result = sentFor(one)
        return result === undefined ? [] : [[`${title} as the form sends it`, result]]
      })
      const good = [...tried.filter(([, one]) => isSendable(one)), ...made]
      return { name, record, good: distinct(good), bad }
    })

    test('takes a full record and one with the required fields alone', async () => {
      const valid = records.map((record, index): Case => [`record ${index}`, record])
      expect(valid.filter(([, record]) => !isSendable(record))).toEqual([])
      expect(await disagreements(valid)).toEqual([])
    })

    test('takes it again once it has arrived, and no other record in its place', async () => {
      const names = Object.keys(schema.fields)
      const client = project.as['a visitor']
      for (const data of [...records, underFirstNotice(bare)]) {
        count += 1
        const id = submissionId(count)
        const path = `${collection}/${id}`
        const createdAt = new Date(Date.now() - 3 * 86_400_000)
        await project.firestore.seed({ [collection]: [{ id, data: { ...data, createdAt } }] })
        const tried = [...records, underFirstNotice(bare)]
        const answers = await Promise.all(
          tried.map((record) => client.merge(path, repeatOf(record, names))),
        )
        expect(tried.filter((_, index) => answers[index]?.isAllowed)).toEqual([data])
        expect(await project.firestore.read(path)).toEqual({ ...data, id, createdAt })
      }
    })

    test('adult: is missing under the first notice, and under no other', async () => {
      const old = underFirstNotice(bare)
      const tried: Case[] = [
        ['the first notice, no box', old],
        ['the first notice, a box', { ...old, adult: true }],
        ['this notice, no box', withoutGaps({ ...bare, adult: undefined })],
        ['this notice, a box left empty', { ...bare, adult: false }],
        ['another notice, no box', { ...old, consentVersion: '2027-01-or' }],
      ]
      expect(await disagreements(tried)).toEqual([])
      expect(tried.map(([, one]) => isSendable(one))).toEqual([true, false, false, false, false])
    })

    test('refuses a field the form does not have', async () => {
      expect(await disagreements([['unknown', { ...bare, unknown: 'x' }]])).toEqual([])
    })

    test.each(records.map((record, index) => [index, record] as const))(
      'takes the good values of all fields of record %i',
      async (_index, record) => {
        const ofRecord = fields.filter((field) => field.record === record)
        const refused = await Promise.all(
          together(record, ofRecord, isSendable).map(async ({ together: one, apart }) =>
            (await isTaken(one)).isAllowed
              ? []
              : [`refused: ${JSON.stringify(one)}`, ...(await disagreements(apart))],
          ),
        )
        expect(refused.flat()).toEqual([])
      },
    )

    for (const { name, good, bad } of fields) {
      test(`${name}: refuses what the form would not send`, async () => {
        expect(await disagreements(bad)).toEqual([])
        // It is tried with values to take, above, and with values to refuse.
        expect([good.length > 0, bad.length > 0]).toEqual([true, true])
      })
    }

    test('createdAt: takes the time of the server, and nothing else', async () => {
      const others = casesOf(schema.describe().fields.createdAt!, new Date())
      const tried = [...others, ['missing', undefined] as const]
      const answers = await Promise.all(
        tried.map(([, createdAt]) => isTaken({ ...bare, createdAt })),
      )
      expect(tried.filter((_, index) => answers[index]?.isAllowed)).toEqual([])
    })

    if (combinations) {
      test('takes fields that fit each other, and no others', async () => {
        const tried = combinations(records[1])
        expect(await disagreements(tried)).toEqual([])
        expect(new Set(tried.map(([, one]) => isSendable(one)))).toEqual(new Set([true, false]))
      })
    }
  })
}
