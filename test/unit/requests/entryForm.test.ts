import { expect, test } from 'vitest'
import { collections } from '@/features/requests/collections'
import { canBeEntered } from '@/features/requests/entry/canBeEntered'
import { entrySchemaOf, entrySections, toRecord } from '@/features/requests/entry/entryForm'

const lists = collections.filter(canBeEntered)

test('the forms about which the office decides can be entered', () => {
  expect(lists.map(({ id }) => id)).toEqual([
    'registrations',
    'growth-fund',
    'diamond-club',
    'land-issues',
  ])
})

test.each(lists)('$id: every field of the form is asked, or said by the applicant', (list) => {
  const schema = entrySchemaOf(list)
  const asked = Object.keys(schema.fields)
  expect(Object.values(entrySections(list)).flat().toSorted()).toEqual(asked.toSorted())
  const record = toRecord(list, { name: 'Asha', confirmation: true }, 'me', '2026-12-en')
  const known = new Set([...asked, ...Object.keys(record), 'createdAt'])
  expect([...list.fields.keys()].filter((name) => !known.has(name))).toEqual([])
  expect(record).toMatchObject({ name: 'Asha', consent: true, adult: true, entered: { by: 'me' } })
  expect(record).not.toHaveProperty('confirmation')
})
