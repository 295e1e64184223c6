import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { readBuilt, setBuilt } from '@/features/directory/built'
import { readAtBuild } from '@/features/directory/readAtBuild'
import { env } from '@/shared/config/env'
import { encodeFields } from '@scripts/emulators/firestoreRest'
import type { Value } from '@scripts/samples/records'
import { aFirm, contacts } from './listed'

const server = setupServer()
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterEach(() => {
  server.resetHandlers()
  setBuilt(undefined)
  vi.useRealTimers()
})
afterAll(() => server.close())

// Brackets have a meaning in addresses here.
const documents = `http://${env.emulators.firestore}/v1/projects/${env.firebase.projectId}/databases/*/documents`
const address = `${documents}/directory`

/** The backend answers with documents of these entries. */
function answer(...documents: Record<string, Value>[]) {
  const listed = documents.map((entries) => ({ fields: encodeFields({ entries, changed: 'x' }) }))
  server.use(
    http.get(address, ({ request }) => {
      // All documents there may be: without a size, Firestore sends twenty.
      expect(new URL(request.url).searchParams.get('pageSize')).toBe('36')
      return HttpResponse.json(listed.length > 0 ? { documents: listed } : {})
    }),
  )
}

const facts = {
  sector: 'Other',
  district: 'Puri',
  products: 'Rice, pickles',
  yearEstablished: 1999,
}

test('the build has the firms of its day in India, in the order of the page, without persons, contacts and membership', async () => {
  vi.setSystemTime('2026-11-28T20:00:00Z')
  answer(
    { '12': aFirm('12', { ...facts, ...contacts, activity: 'Trading', ref: 'a'.repeat(64) }) },
    {
      '3': aFirm('3', { firmName: 'A firm' }),
      '43': 'not a firm',
    },
  )
  const { id, data, jsonLd } = await readAtBuild()
  const listings = [{ firmName: 'A firm' }, { firmName: 'Firm 12', ...facts }]
  expect({ id, data }).toEqual({ id: 'built-directory', data: { day: '2026-11-29', listings } })
  // What the page renders.
  expect(readBuilt()).toEqual(data)
  expect(jsonLd('https://x.example')).toMatchObject([{ numberOfItems: 2 }])
  const machines = JSON.stringify(jsonLd('https://x.example'))
  expect(machines).toContain('Rice, pickles')
  for (const contact of Object.values(contacts)) expect(machines).not.toContain(contact)
})

test('a directory without firms is built as an empty one', async () => {
  answer()
  expect((await readAtBuild()).data).toMatchObject({ listings: [] })
})

test('a backend that refuses, or is not there, leaves the page without firms', async () => {
  server.use(http.get(address, () => new HttpResponse(null, { status: 403 })))
  await expect(readAtBuild()).rejects.toThrow('the backend answered 403')
  server.use(http.get(address, () => HttpResponse.error()))
  await expect(readAtBuild()).rejects.toThrow('Failed to fetch')
  expect(readBuilt()).toBeUndefined()
})
