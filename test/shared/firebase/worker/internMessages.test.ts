import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterEach, expect, test } from 'vitest'
import { createMessageInterner, internMessages } from '@/shared/firebase/worker/internMessages'

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

const { parse } = JSON
afterEach(() => {
  JSON.parse = parse
})

/** A message of Firestore's stream that brings a document. */
const message = (id: number, fields: { [name: string]: unknown }) => [
  id,
  [{ documentChange: { document: { name: `records/${id}`, fields }, targetIds: [2] } }],
]

/** Bytes of what a function makes, once its rubbish is out. */
function sizeOf(make: () => unknown) {
  collectGarbage()
  const before = process.memoryUsage().heapUsed
  const made = make()
  collectGarbage()
  const size = process.memoryUsage().heapUsed - before
  expect(made).toBeDefined()
  return size
}

/** A thousand messages, with so many different texts of ten thousand letters. */
const messages = (texts: number) =>
  Array.from({ length: 1_000 }, (_, at) =>
    JSON.stringify(
      message(at, { district: { stringValue: String(at % texts).padStart(10_000, '-') } }),
    ),
  )
const read = (texts: string[]) => texts.map((text) => JSON.parse(text) as unknown)

test('equal texts of a field are in memory once, whatever message brought them', () => {
  const texts = messages(10)
  const copied = sizeOf(() => read(texts))
  internMessages()
  const interned = sizeOf(() => read(texts))

  expect(copied).toBeGreaterThan(5_000_000)
  expect(interned).toBeLessThan(copied / 2)
})

test('where all texts differ none is held for the sake of others', () => {
  internMessages()
  const held = sizeOf(() => {
    const texts = messages(1_000)
    for (const text of texts) JSON.parse(text)
    return JSON.parse
  })

  expect(held).toBeLessThan(2_000_000)
})

test('a message stays what it was, whatever is in it', () => {
  const odd = [
    message(1, {
      name: { stringValue: 'Puri' },
      count: { integerValue: '7' },
      share: { doubleValue: 0.5 },
      isMember: { booleanValue: true },
      nothing: { nullValue: null },
      documents: { arrayValue: { values: [{ stringValue: 'GST' }, { stringValue: 'GST' }] } },
      place: { mapValue: { fields: { name: { stringValue: 'Puri' }, empty: { mapValue: {} } } } },
    }),
    message(2, { name: { stringValue: 'Puri' } }),
    message(3, {}),
    'text',
    0,
    null,
    [],
    {},
  ]
  const before = structuredClone(odd)
  const intern = createMessageInterner()

  expect(odd.map(intern)).toEqual(before)
})

test('what is read from JSON stays what it is, and a reviver is asked', () => {
  internMessages()

  expect(JSON.parse('{"a":[1,"b",null]}')).toEqual({ a: [1, 'b', null] })
  expect(JSON.parse('[1,2]', (_key, value: unknown) => (value === 2 ? 3 : value))).toEqual([1, 3])
  expect(() => JSON.parse('{')).toThrow(SyntaxError)
})
