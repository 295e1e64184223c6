import { expect, test } from 'vitest'
import type { Action } from '@/features/requests/review/changes'
import { repeatOf, serverTime, type Fields } from '@test/rules/support/client'
import { editors, everybody, projectFor } from '@test/rules/support/project'
import { aNote, before, otherActions, requestsIn } from './requestsAtDesk'

const project = projectFor()
const { one, mayDo } = requestsIn(project)

const answer = (more: Fields = {}) => one('meeting-answers', 'received', more)
const possible: Action[] = [
  aNote,
  { kind: 'told', channel: 'whatsapp', text: 'The venue has changed.' },
  { kind: 'trash', text: 'Sent twice' },
]
const actions = [
  ...otherActions.filter(({ kind }) => !possible.some((action) => action.kind === kind)),
  ...possible,
  ...(['reviewing', 'approved', 'withdrawn', 'closed', 'received'] as const).map((to): Action => ({
    kind: 'state',
    to,
    reason: 'A sample reason',
  })),
]

test('editors note something about an answer to a meeting and move it to the trash, and never decide it', async () => {
  const tried = actions.flatMap((action) => everybody.map((role) => ({ action, role })))
  const verdicts = await Promise.all(
    tried.map(async ({ action, role }) => mayDo(role, await answer(), action)),
  )
  expect(tried.filter((_one, at) => verdicts[at])).toEqual(
    tried.filter(({ action, role }) => possible.includes(action) && editors.includes(role)),
  )
})

test('an answer in the trash can only be restored', async () => {
  const review = { v: 1, state: 'received', at: before, by: 'editor', trashed: true }
  const verdicts = await Promise.all(
    actions.map(async (action) => mayDo('an administrator', await answer({ review }), action)),
  )
  expect(actions.filter((_action, at) => verdicts[at])).toEqual([])
  expect(await mayDo('a viewer', await answer({ review }), { kind: 'restore' })).toBe(false)
  expect(await mayDo('an editor', await answer({ review }), { kind: 'restore' })).toBe(true)
})

test('a colleague moves the answer with an administrator’s own mobile number to the trash', async () => {
  const mobile = '9876512345'
  await project.firestore.update('admins/editor', { mobile })
  const trash: Action = { kind: 'trash', text: 'Sent twice' }
  expect(await mayDo('an editor', await answer({ mobile }), trash)).toBe(false)
  expect(await mayDo('an editor', await answer({ mobile }), aNote)).toBe(true)
  expect(await mayDo('an administrator', await answer({ mobile }), trash)).toBe(true)
  await project.firestore.update('admins/editor', { mobile: '' })
})

test('an answer with a note can be sent once more, and stays as it is', async () => {
  const record = await answer()
  const { data } = record
  expect(await mayDo('an editor', record, aNote)).toBe(true)
  const stored = await project.firestore.read(record.path)
  const client = project.as['a visitor']
  const again = repeatOf(data, Object.keys(data))
  expect((await client.merge(record.path, again)).isAllowed).toBe(true)
  expect((await client.merge(record.path, { ...again, name: 'Another Person' })).isAllowed).toBe(
    false,
  )
  const review = { v: 1, state: 'received', at: serverTime, by: 'editor' }
  expect((await client.merge(record.path, { review })).isAllowed).toBe(false)
  expect(await project.firestore.read(record.path)).toEqual(stored)
})
