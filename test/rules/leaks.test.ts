import { beforeAll, describe, expect, test } from 'vitest'
import { aRegistration, submissionId } from '@scripts/samples/records'
import { anAttendance } from '@scripts/samples/attendanceRecords'
import { aMember } from '@scripts/samples/members/memberRecords'
import { aMeetingAnswer } from '@scripts/samples/meetingRecords'
import { aDiamondRequest, aGrowthFundRequest, aLandRequest } from '@scripts/samples/requestRecords'
import { aRightsRequest } from '@scripts/samples/rightsRecords'
import { serverTime, type Answer } from '@test/rules/support/client'
import { everybody, readers, projectFor } from '@test/rules/support/project'

/*
 * What a refusal tells of the data: nothing. The emulator's texts name the rule that refused, where
 * the server's are one and the same, so equal texts here are more than visitors need.
 */

const now = new Date()
const there = submissionId(1)
const missing = submissionId(2)

const samples = {
  New_Registration: aRegistration(1, { createdAt: now }).data,
  growth_fund_req: aGrowthFundRequest(5, { createdAt: now }).data,
  diamond_member_req: aDiamondRequest(1, { createdAt: now }).data,
  land_bank_req: aLandRequest(3, { createdAt: now }).data,
  monthly_meeting_req: aMeetingAnswer(1, { createdAt: now }).data,
  admins: { email: 'someone@example.org' },
  admin_invites: { email: 'someone@example.org', role: 'editor', days: 7, at: now, by: 'admin' },
  request_keys: { kind: 'registrations', requestId: 'x' },
  erasures: { why: 'request', at: now, by: 'admin' },
  rights_requests: aRightsRequest(1, 'Correct', '0'.repeat(64), { createdAt: now }).data,
  attendance: anAttendance(1, { at: now }).data,
  meeting_minutes: { meetingId: 'm1', meetingDate: '2026-11-07', v: 1, text: 'x', at: now },
  members: aMember(1, { updatedAt: now }).data,
  'members/some/history': { v: 1, kind: 'note', at: now, by: 'admin', text: 'Sample Person' },
  member_numbers: { memberId: 'x', n: 1042 },
  receipts: { fy: '26-27', n: 1, payer: 'Sample Person', amount: 2500, at: now, by: 'admin' },
  utrs: { receipt: '26-27~1' },
  imports: {
    file: 'members.xlsx',
    hash: '0'.repeat(64),
    rows: 3,
    lastLine: 4,
    state: 'open',
    at: now,
  },
  'admins/somebody/history': { kind: 'remove', at: now, by: 'admin', name: 'Sample Person' },
  'admin_invites/some/history': { kind: 'invite', at: now, by: 'admin', name: 'Sample Person' },
  'settings/promises/history': {
    kind: 'changeSetting',
    at: now,
    by: 'admin',
    before: { rights: 30 },
  },
  exports: { exports: [{ list: 'rights', count: 3 }], at: now, by: 'admin' },
  views: { list: 'registrations', name: 'Puri', isShared: false, at: now, by: 'somebody' },
  anything_else: { text: 'x' },
}
const secrets = Object.entries(samples)
const strangers = everybody.filter((role) => !readers.includes(role))

const project = projectFor()

beforeAll(async () => {
  const documents = secrets.map(([name, data]) => [name, [{ id: there, data }]])
  await project.firestore.seed(Object.fromEntries(documents))
})

/** All of them are refused, and with the same text. */
async function expectOneRefusal(answers: Promise<Answer>[]) {
  const found = await Promise.all(answers)
  expect(found.filter(({ isAllowed }) => isAllowed)).toEqual([])
  expect(new Set(found.map(({ text }) => text)).size).toBe(1)
}

describe.each(secrets)('%s', (name, data) => {
  test.each(strangers)('%s learns from no refusal whether a document is there', async (role) => {
    const client = project.as[role]
    const ofBoth = (ask: (path: string) => Promise<Answer>) =>
      expectOneRefusal([there, missing, 'x'].map((id) => ask(`${name}/${id}`)))

    await ofBoth((path) => client.get(path))
    await ofBoth((path) => client.verify(path, { exists: true }))
    await ofBoth((path) => client.verify(path, { exists: false }))
    await ofBoth((path) => client.delete(path))
    await ofBoth((path) => client.delete(path, { exists: true }))
    await ofBoth((path) => client.delete(path, { exists: false }))
    await ofBoth((path) => client.delete(path, { updateTime: now.toISOString() }))
    await ofBoth((path) => client.collections(path))
  })

  test.each(strangers)('%s learns from no query or count what is there', async (role) => {
    const client = project.as[role]
    // Dealt out: the rules of a list look at who asks, and at nothing that is asked for.
    const turn = strangers.indexOf(role)
    const fields = Object.entries(data).filter((_, at) => at % strangers.length === turn)
    await expectOneRefusal([
      client.list(name),
      client.list(name, { limit: 0 }),
      client.list(name, { where: ['name', 'Nobody'] }),
      client.list(name, { select: ['__name__'] }),
      client.count(name),
      client.count(name, { limit: 1 }),
      ...fields.flatMap(([field, value]) => [
        client.list(name, { where: [field, value], limit: 1 }),
        client.count(name, { where: [field, value] }),
        client.list(name, { orderBy: field }),
      ]),
    ])
  })

  test.each(strangers)('nor does %s from all collections of that name', (role) =>
    expectOneRefusal([
      project.as[role].list(name.slice(name.lastIndexOf('/') + 1), { isGroup: true }),
      project.as[role].count(name.slice(name.lastIndexOf('/') + 1), { isGroup: true }),
    ]),
  )
})

test('no account may ask which collections there are', () =>
  expectOneRefusal(everybody.map((role) => project.as[role].collections())))

describe('writing over the record of another person', () => {
  const path = `New_Registration/${there}`
  const { createdAt: _, ...record } = samples.New_Registration
  const times = { createdAt: serverTime }
  const isAllowed = async (answer: Promise<Answer>) => (await answer).isAllowed

  test.each(everybody)('%s is refused alike whether there is something or not', async (role) => {
    const client = project.as[role]
    for (const id of [there, missing]) {
      const at = `New_Registration/${id}`
      expect(await isAllowed(client.set(at, { ...record, ...times, unknown: 'x' }))).toBe(false)
      expect(await isAllowed(client.update(at, { name: 'Somebody Else', ...times }))).toBe(false)
      expect(await isAllowed(client.update(at, { name: 'Somebody Else' }))).toBe(false)
      expect(await isAllowed(client.merge(at, { ...record, name: 'Somebody Else' }))).toBe(false)
      expect(await isAllowed(client.merge(at, times))).toBe(false)
    }
  })

  // Rules see what a document would become and not which fields were sent. A whole id has 100
  // random bits, of which people are shown 40. Somebody who knows it has sent the record or may
  // read it.
  test('a person with its whole id can try guesses at its fields, and changes nothing', async () => {
    const client = project.as['a visitor']
    expect(await isAllowed(client.merge(path, {}))).toBe(true)
    expect(await isAllowed(client.merge(`New_Registration/${missing}`, {}))).toBe(false)
    expect(await isAllowed(client.merge(path, { name: record.name }))).toBe(true)
    expect(await isAllowed(client.merge(path, { name: 'Somebody Else' }))).toBe(false)
    expect(await isAllowed(client.merge(path, { email: undefined }))).toBe(false)
    const { yearEstablished } = record
    expect(await isAllowed(client.raise(path, 'yearEstablished', yearEstablished - 1))).toBe(true)
    expect(await isAllowed(client.raise(path, 'yearEstablished', yearEstablished + 1))).toBe(false)
    expect(await isAllowed(client.merge(path, { name: record.name, ...times }))).toBe(false)

    const stored = await project.firestore.read(path)
    expect(stored).toEqual({ ...record, id: there, createdAt: now })
  })
})
