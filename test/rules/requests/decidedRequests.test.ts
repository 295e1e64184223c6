import { describe, expect, test } from 'vitest'
import { kinds } from '@/shared/requests/steps'
import type { Write } from '@/shared/firestore/lite'
import { aReviewIn } from '@scripts/samples/reviews'
import { repeatOf, serverTime, type Fields } from '@test/rules/support/client'
import { everybody, readers, projectFor } from '@test/rules/support/project'
import { submission } from '@test/rules/support/submission'
import { before, decidedSamples, everyDecided, newId, requestsIn } from './requestsAtDesk'

const project = projectFor()
const { one, mayWrite } = requestsIn(project)

describe.each(everyDecided)('%s', (kind) => {
  test('administrators read the history of one record and of all', async () => {
    const { path } = await one(kind)
    const verdicts = await Promise.all(
      everybody.map(async (role) => [
        role,
        (await project.as[role].list(`${path}/history`)).isAllowed,
        (await project.as[role].get(`${path}/history/1`)).isAllowed,
        (await project.as[role].list('history', { isGroup: true, orderBy: 'at', limit: 100 }))
          .isAllowed,
      ]),
    )
    expect(verdicts).toEqual(
      everybody.map((role) => [role, ...Array<boolean>(3).fill(readers.includes(role))]),
    )
  })

  test('a visitor’s repeat changes nothing of what was decided', async () => {
    const names = Object.keys(decidedSamples[kind].data)
    const record = await one(kind)
    const stored = await project.firestore.read(record.path)
    const { review: _review, createdAt: _createdAt, ...sent } = record.data
    const client = project.as['a visitor']
    const answers = await Promise.all([
      client.merge(record.path, repeatOf({ ...sent, name: 'Another Person' }, names)),
      client.merge(record.path, { ...repeatOf(sent, names), review: undefined }),
      client.merge(record.path, { review: { v: 1, state: 'approved' } }),
      client.set(record.path, { ...sent, createdAt: serverTime }),
      client.set(record.path, sent),
    ])
    expect(answers.map(({ isAllowed }) => isAllowed)).toEqual(answers.map(() => false))
    // The first try has arrived, which is all that the visitor wants to know. Whether a rights request
    // has, its status says.
    const again = await client.merge(record.path, repeatOf(sent, names))
    expect(again.isAllowed).toBe(kind !== 'rights')
    expect(await project.firestore.read(record.path)).toEqual(stored)
  })

  test('no visitor sends a request that is decided already', async () => {
    const sent = { ...decidedSamples[kind].data, createdAt: serverTime }
    const { review } = aReviewIn(kind, 'reviewing', ['admin'], before)
    const id = newId()
    const sending = (data: Fields): Write[] =>
      kind === 'rights'
        ? [{ path: `${kinds[kind].path}/${id}`, set: data }]
        : submission(kind, id, data)
    const decided = sending({ ...sent, review })
    expect(await mayWrite('a visitor', decided)).toBe(false)
    expect(await mayWrite('an administrator', decided)).toBe(false)
    if (kind === 'rights') return
    expect(await mayWrite('a visitor', sending(sent))).toBe(true)
  })
})
