import { isDeepStrictEqual } from 'node:util'
import {
  assertFails,
  assertSucceeds,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing'
import { doc, serverTimestamp, setDoc, type Firestore } from 'firebase/firestore/lite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AnyObject, ObjectSchema } from 'yup'
import { submissionId, withoutGaps } from '@scripts/records'
import { startRules, visitorDatabase } from './environment'
import { casesOf } from './fieldCases'

type Case = readonly [title: string, record: AnyObject]
type Answer = 'taken' | 'refused'

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

/**
 * Proves that the rules accept of a form's records exactly those that its schema lets the form
 * send: every field of the schema at every boundary of its kind, missing, of another type, and
 * a field too many.
 */
export function describeForm({ collection, schema, full, bare, formAlone, combinations }: Form) {
  const sent = schema.omit(['createdAt'])
  const records = [full].flat() as [AnyObject, ...AnyObject[]]

  function isSendable(record: AnyObject): boolean {
    try {
      return isDeepStrictEqual(
        withoutGaps(sent.validateSync(record, { stripUnknown: true })),
        record,
      )
    } catch {
      return false
    }
  }

  describe(collection, () => {
    let environment: RulesTestEnvironment
    let database: Firestore
    let count = 0

    beforeAll(async () => {
      const projectId = `demo-form-${collection.toLowerCase().replaceAll('_', '-')}`
      environment = await startRules(projectId)
      database = visitorDatabase(projectId)
    })
    afterAll(() => environment.cleanup())

    const newId = () => submissionId((count += 1))
    const store = (record: AnyObject, id = newId()) => setDoc(doc(database, collection, id), record)
    const write = (record: AnyObject, id?: string) =>
      store({ createdAt: serverTimestamp(), ...record }, id)

    async function answerTo(record: AnyObject): Promise<Answer> {
      try {
        await write(record)
        return 'taken'
      } catch (error) {
        if (isRefusal(error)) return 'refused'
        throw error
      }
    }

    /** Sends many at once and names those about which form and rules disagree. */
    async function disagreements(tried: Case[]): Promise<string[]> {
      const answers = await Promise.all(tried.map(([, record]) => answerTo(record)))
      return tried.flatMap(([title, record], index) => {
        const expected: Answer = isSendable(record) ? 'taken' : 'refused'
        return answers[index] === expected ? [] : `${title}: ${answers[index]} by the rules`
      })
    }

    test('takes a full record and one with the required fields alone', async () => {
      const valid = [...records, bare].map((record, index): Case => [`record ${index}`, record])
      expect(valid.filter(([, record]) => !isSendable(record))).toEqual([])
      expect(await disagreements(valid)).toEqual([])
    })

    test('takes the same record a second time, and no other in its place', async () => {
      const id = newId()
      await assertSucceeds(write(records[0], id))
      await assertSucceeds(write(records[0], id))
      await assertFails(write(bare, id))
    })

    test('refuses a field the form does not have', async () => {
      await assertFails(write({ ...records[0], unknown: 'x' }))
    })

    for (const [name, field] of Object.entries(sent.describe().fields)) {
      test(`${name}: takes what the form sends, and nothing else`, async () => {
        const record = records.find((one) => name in one)
        if (record === undefined) throw new Error(`No full record has the field ${name}`)
        const { [name]: good, ...without } = record
        const tried = [
          ...casesOf(field, good).map(([title, value]): Case => [
            title,
            { ...record, [name]: value },
          ]),
          ['missing', without] as Case,
        ].filter(([, one]) => !formAlone?.(one))

        expect(await disagreements(tried)).toEqual([])
        // It has been tried with values to take and with values to refuse.
        expect(new Set(tried.map(([, one]) => isSendable(one)))).toEqual(new Set([true, false]))
      })
    }

    test('createdAt: takes the time of the server, and nothing else', async () => {
      for (const [, createdAt] of casesOf(schema.describe().fields.createdAt!, new Date())) {
        await assertFails(write({ ...records[0], createdAt }))
      }
      await assertFails(store(records[0]))
    })

    if (combinations) {
      test('takes fields that fit each other, and no others', async () => {
        const tried = combinations(records[0])
        expect(await disagreements(tried)).toEqual([])
        expect(new Set(tried.map(([, one]) => isSendable(one)))).toEqual(new Set([true, false]))
      })
    }
  })
}

const isRefusal = (error: unknown) =>
  typeof error === 'object' &&
  error !== null &&
  'code' in error &&
  error.code === 'permission-denied'
