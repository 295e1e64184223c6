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

type Form = {
  collection: string
  schema: ObjectSchema<AnyObject>
  /** A valid record with every optional field. */
  full: AnyObject
  /** A valid record with none. */
  bare: AnyObject
  /** What the form refuses and the rules cannot, as FORMS.md says: such cases are passed over. */
  formAlone?: (record: AnyObject) => boolean
  /** Records in which fields have to fit each other. */
  combinations?: (full: AnyObject) => [title: string, record: AnyObject][]
}

/**
 * Proves that the rules accept of a form's records exactly those that its schema lets the form
 * send: every field of the schema at every boundary of its kind, missing, of another type, and
 * a field too many.
 */
export function describeForm({ collection, schema, full, bare, formAlone, combinations }: Form) {
  const sent = schema.omit(['createdAt'])

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

    const write = (record: AnyObject) =>
      setDoc(doc(database, collection, submissionId((count += 1))), {
        createdAt: serverTimestamp(),
        ...record,
      })

    const agrees = async (record: AnyObject) => {
      await (isSendable(record) ? assertSucceeds(write(record)) : assertFails(write(record)))
    }

    test('takes a full record and one with the required fields alone', async () => {
      expect([isSendable(full), isSendable(bare)]).toEqual([true, true])
      await agrees(full)
      await agrees(bare)
    })

    test('refuses a field the form does not have', async () => {
      await assertFails(write({ ...full, unknown: 'x' }))
    })

    for (const [name, field] of Object.entries(sent.describe().fields)) {
      describe(name, () => {
        const cases = casesOf(field, full[name]).map(
          ([title, value]) => [title, { ...full, [name]: value }] as const,
        )
        const { [name]: _, ...without } = full
        const tried = [...cases, ['missing', without] as const].filter(
          ([, record]) => !formAlone?.(record),
        )

        test.each(tried)('%s', (_title, record) => agrees(record))

        test('is tried with values to take and values to refuse', () => {
          expect(new Set(tried.map(([, record]) => isSendable(record)))).toEqual(
            new Set([true, false]),
          )
        })
      })
    }

    describe('createdAt', () => {
      const cases = casesOf(schema.describe().fields.createdAt!, new Date())
      test.each(cases)('refuses %s', (_title, createdAt) =>
        assertFails(write({ ...full, createdAt })),
      )

      test('is required', async () => {
        await assertFails(setDoc(doc(database, collection, submissionId(0)), full))
      })
    })

    if (combinations) {
      test.each(combinations(full))('%s', (_title, record) => agrees(record))
    }
  })
}
