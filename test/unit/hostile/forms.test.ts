import { expect, test } from 'vitest'
import { ValidationError, type AnyObject, type ObjectSchema } from 'yup'
import { formJourneys } from '@test/support/forms/formJourneys'
import { hostileTexts, largeTexts, safeLink } from '@test/support/hostile'
import { advisorSchema } from '@/features/advisors/schema'
import { venueFormSchema } from '@/features/meetings/plan/venueSchema'
import { fieldInfos, type FieldInfo } from '@/shared/forms/fieldInfo'
import { emailPattern } from '@/shared/validation/text'
import { isBlank } from '@/shared/validation/typed'

const schemas = Object.fromEntries([
  ...formJourneys.map(({ path, schema }) => [path, schema]),
  ['advisors', advisorSchema],
  // What it began from is nothing anybody types; see records.test.ts.
  ['the venue', venueFormSchema.omit(['seen'])],
]) as Record<string, ObjectSchema<AnyObject>>

const answersOf = Object.fromEntries(formJourneys.map(({ path, answers }) => [path, answers]))

const startOf = (form: string) => answersOf[form] ?? {}

/** What a form makes of a text in one of its fields: the words of its refusal, or its value. */
function tryText(schema: ObjectSchema<AnyObject>, answers: AnyObject, name: string, text: string) {
  try {
    const typed = { ...answers, [name]: text }
    return { value: schema.validateSyncAt(name, typed, { abortEarly: false }) as unknown }
  } catch (thrown) {
    if (!(thrown instanceof ValidationError)) throw thrown
    return { refusals: thrown.errors }
  }
}

test('every field of every form refuses hostile text in words, or takes it as plain text', () => {
  // `expect` for each of so many values would take longer than all the rest.
  const wrong: string[] = []
  let tried = 0
  for (const [form, schema] of Object.entries(schemas)) {
    for (const field of fieldInfos(schema).values()) {
      // What these answers hide is neither asked nor sent.
      if (field.resolve(startOf(form)).isHidden) continue
      for (const text of [...hostileTexts, ...largeTexts]) {
        const { value, refusals } = tryText(schema, startOf(form), field.name, text)
        const isRight =
          refusals === undefined ? isPlain(field, value, text) : refusals.every(areWords)
        tried += 1
        if (isRight) continue
        const came = JSON.stringify(refusals ?? value)?.slice(0, 100)
        wrong.push(`${form} ${field.name}: ${JSON.stringify(text.slice(0, 60))}: ${came}`)
      }
    }
  }
  expect(wrong).toEqual([])
  expect(tried).toBeGreaterThan(5_000)
})

/** One short sentence for people, that does not repeat what was typed. */
const areWords = (words: string) =>
  words.length < 160 &&
  /^[A-Z][^<>{}]+$/.test(words) &&
  !/undefined|NaN|\[object|must be a `|hostile|function/.test(words)

/** The text without what makes it read otherwise than it is: on one line it may only be at the ends. */
function withoutUnwanted(text: string, kind: 'name' | 'line' | 'text') {
  const signs = [...text.replace(/\r\n/g, '\n')].map((sign) =>
    /[\n\v\f\r\x85\u2028\u2029]/.test(sign) ? '\n' : sign,
  )
  const isUnwanted = (sign: string) => /(?![\t\n])\p{Cc}|\p{Bidi_Control}/u.test(sign)
  if (kind === 'text')
    return signs
      .filter((sign) => !isUnwanted(sign))
      .join('')
      .trim()
  const isWanted = (sign: string) => sign.trim() !== '' && !isUnwanted(sign)
  const inner = signs.slice(signs.findIndex(isWanted), signs.findLastIndex(isWanted) + 1)
  expect(inner.filter(isUnwanted)).toEqual([])
  return inner.join('').replace(/[\t\n]+/g, ' ')
}

/** Nothing came out but the text itself, or what its field's kind allows. */
function isPlain({ meta }: FieldInfo, value: unknown, text: string): boolean {
  if (value === undefined) return isBlank(text)
  if (typeof value === 'number') return Number.isFinite(value) && value >= 0
  if (typeof value !== 'string') return meta.kind === 'checkbox'
  if (value.length > Number(meta.max ?? Infinity)) return false
  switch (meta.kind) {
    case 'website':
      return safeLink.test(value)
    case 'email':
      return emailPattern.test(value)
    case 'date':
      return new Date(value).toISOString().startsWith(value)
    case 'name':
    case 'line':
    case 'text':
      return value === withoutUnwanted(text, meta.kind) && !/\p{Surrogate}|\p{M}{7}/u.test(value)
    default:
      return value.length < 200
  }
}
