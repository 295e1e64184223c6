import { findNonSerializableValue } from '@reduxjs/toolkit'
import { setFlagsFromString } from 'node:v8'
import { expect, test } from 'vitest'
import { array, number, object, string } from 'yup'
import { createReader, millisOf, unknownDate } from '@/shared/firestore/live/readDocument'
import { dateTimeInIndia } from '@/shared/text/dateText'
import { timestamp } from '@/shared/validation/dates'

const read = createReader(
  object({
    name: string().label('Name').required(),
    amount: number().label('Amount'),
    documents: array(string().required()).label('Documents'),
    createdAt: timestamp(),
  }),
)

const at = (millis: number) => ({ toMillis: () => millis })

test('a document becomes plain values, and its time a text and milliseconds', () => {
  const millis = Date.UTC(2026, 10, 20, 6, 30)

  expect(read('a', { name: 'A', amount: 5, documents: ['x'], createdAt: at(millis) })).toEqual({
    id: 'a',
    name: 'A',
    amount: 5,
    documents: ['x'],
    createdAt: dateTimeInIndia(millis),
    createdAtMillis: millis,
  })
})

test.each([
  ['missing', {}],
  ['null', { createdAt: null }],
  ['a text', { createdAt: '2026-11-20' }],
  ['not a number', { createdAt: at(NaN) }],
])('a time that is %s is unknown', (_what, data) => {
  const { createdAt, createdAtMillis } = read('a', data)
  expect([createdAt, createdAtMillis]).toEqual([unknownDate, null])
})

test('other timestamps of the schema become a text and milliseconds, too', () => {
  const readChange = createReader(object({ name: string(), updatedAt: timestamp() }))
  const millis = Date.UTC(2026, 10, 21)

  expect(readChange('a', { updatedAt: at(millis), createdAt: at(5) })).toMatchObject({
    updatedAt: dateTimeInIndia(millis),
    updatedAtMillis: millis,
    createdAtMillis: 5,
  })
  const { createdAt, createdAtMillis, updatedAtMillis } = readChange('a', { name: 'A' })
  expect([createdAt, createdAtMillis, updatedAtMillis]).toEqual([unknownDate, null, undefined])
})

test('a timestamp is recognized by its method, if that returns a number', () => {
  expect(millisOf(at(7))).toBe(7)
  for (const none of [null, undefined, 7, '7', {}, { toMillis: 7 }, at(NaN), at(Infinity)]) {
    expect(millisOf(none)).toBeNull()
  }
})

test('a value of the wrong type is marked and kept apart from the others', () => {
  const item = read('a', { name: 42, amount: '5', documents: ['x'] })

  expect(item.other).toEqual({ name: 42, amount: '5' })
  expect(item).toMatchObject({ documents: ['x'], unreadable: ['Name', 'Amount'] })
  expect(item.name).toBeUndefined()
})

test('unknown fields are kept apart, as plain values', () => {
  const { id, other } = read('a', {
    id: 'of another record',
    note: 'n',
    when: at(0),
    place: { lat: 20.3, tags: [1, null, NaN] },
    bytes: new (class Bytes {
      toString = () => 'Bytes(…)'
    })(),
  })

  expect(id).toBe('a')
  expect(other).toEqual({
    'id (field)': 'of another record',
    note: 'n',
    when: dateTimeInIndia(0),
    place: { lat: 20.3, tags: [1, null, 'NaN'] },
    bytes: 'Bytes(…)',
  })
})

test('every document becomes a record of serializable values', () => {
  class Place {
    latitude = 20.3
  }
  const values = [
    new Date(0),
    new Place(),
    new Map(),
    Symbol('x'),
    () => {},
    5n,
    at(0),
    [at(0), {}],
  ]
  for (const value of values) {
    const record = read('a', {
      name: value,
      amount: value,
      createdAt: value,
      note: { deep: value },
    })
    expect(findNonSerializableValue(record), String(value)).toBe(false)
  }
})

test.each(['constructor', 'toString'])('a field may have the name %s', (name) => {
  expect(read('a', { [name]: 'x' }).other).toEqual({ [name]: 'x' })
})

test('a record with many fields is a fast object in V8, not a hash table six times as large', () => {
  setFlagsFromString('--allow-natives-syntax')
  // oxlint-disable-next-line no-implied-eval -- only a script compiled after the flag was set may ask the engine
  const isCompact = new Function('it', 'return %HasFastProperties(it)') as (it: object) => boolean
  const names = Array.from({ length: 30 }, (_, at) => `field${at}`)
  const fields = Object.fromEntries(names.map((name) => [name, string()]))
  const readMany = createReader(object(fields))

  const item = readMany('a', Object.fromEntries(names.map((name) => [name, 'x'])))

  expect(item.field29).toBe('x')
  expect(isCompact(item)).toBe(true)
  const grown: { [name: string]: string } = {}
  for (const name of names) grown[`${name}Grown`] = 'x'
  expect(isCompact(grown)).toBe(false)
})
