import { describe, expect, test } from 'vitest'
import { today } from '@/shared/validation/dates'
import type { RequestKind } from '@/shared/requests/kinds'
import { submissionId } from '@scripts/samples/records'
import { serverTime } from '@test/rules/support/client'
import { editors, everybody, projectFor, uidOf, type Role } from '@test/rules/support/project'
import { everyKind, samples } from '@test/rules/support/samples'
import { submission } from '@test/rules/support/submission'

/*
 * An editor may enter a form for an applicant, and says how it came and how the applicant has agreed. No other role
 * marks a form as entered by the office.
 */

const project = projectFor()
let count = 0

async function mayEnter(role: Role, kind: RequestKind, entered: unknown) {
  const data = { ...samples[kind].data, createdAt: serverTime, entered }
  const id = submissionId((count += 1), 8)
  return (await project.as[role].commit(submission(kind, id, data))).isAllowed
}

const enteredBy = (role: Role) => ({
  how: 'On paper',
  consent: 'Signed on paper',
  receivedOn: '2026-01-31',
  by: uidOf(role) ?? 'nobody',
})

describe.each(everyKind)('%s', (kind) => {
  test.each(everybody)('by %s', async (role) => {
    const isAllowed = kind !== 'meeting-answers' && editors.includes(role)
    expect(await mayEnter(role, kind, enteredBy(role))).toBe(isAllowed)
  })
})

const full = enteredBy('an editor')

test('an editor enters a form of today, and one without a day, as before the day was asked for', async () => {
  const { receivedOn: _, ...undated } = full
  expect(await mayEnter('an editor', 'registrations', undated)).toBe(true)
  const ofToday = { ...full, receivedOn: today() }
  expect(await mayEnter('an editor', 'registrations', ofToday)).toBe(true)
})

test.each<[string, unknown]>([
  ['by another administrator', { ...full, by: 'admin' }],
  ['without the administrator', { how: full.how, consent: full.consent }],
  ['in a way that is not known', { ...full, how: 'By pigeon' }],
  ['without how it came', { consent: full.consent, by: full.by }],
  ['without how the applicant has agreed', { how: full.how, by: full.by }],
  ['with an agreement that is not known', { ...full, consent: 'Surely' }],
  ['received in the future', { ...full, receivedOn: '2099-01-01' }],
  ['received on no day', { ...full, receivedOn: 'yesterday' }],
  ['with more', { ...full, note: 'x' }],
  ['as a text', 'On paper'],
  ['as nothing', null],
])('an editor enters no form %s', async (_title, entered) => {
  expect(await mayEnter('an editor', 'registrations', entered)).toBe(false)
})
