import { beforeEach, describe, expect, test } from 'vitest'
import { serverTime, type Fields } from '@test/rules/support/client'
import { isAllowed, newId, settingChange } from './peopleChanges'
import { everybody, readers, projectFor, uidOf } from '@test/rules/support/project'

const day = 86_400_000
const before = (millis: number) => new Date(Date.now() - millis)

const project = projectFor()

beforeEach(() =>
  project.firestore.deleteAll([
    'settings/promises',
    'settings/retention',
    'settings/session',
    'settings/membership',
    'settings/message-waiting',
  ]),
)

const owner = () => project.as['an administrator']

describe('settings', () => {
  const good = {
    promises: { registrations: 30, 'growth-fund': 60, rights: 30, graceDays: 45 },
    retention: { registrations: 36, 'meeting-answers': 12 },
    session: { hours: 12 },
    membership: {
      firstNumber: 1042,
      feeOrdinary: 2500,
      receiptPrefix: 'UO',
      kinds: ['Ordinary', 'Life'],
    },
    'message-waiting': {
      en: 'Please send: {documents}',
      or: 'ଦୟାକରି ପଠାନ୍ତୁ: {documents}',
      hi: 'कृपया भेजें: {documents}',
      kinds: ['registrations', 'land-issues'],
    },
  }
  const most: Record<keyof typeof good, Fields> = {
    promises: { rights: 90, 'land-issues': 365, graceDays: 365 },
    retention: { rights: 240, members: 240 },
    session: { hours: 72 },
    membership: {
      firstNumber: 9_999_999,
      rollOverDays: 180,
      upiAddress: 'udyog.odisha@sbi',
    },
    'message-waiting': {
      en: 'x'.repeat(600),
      kinds: ['registrations', 'growth-fund', 'diamond-club', 'land-issues'],
    },
  }
  type Name = keyof typeof good
  const names = Object.keys(good) as Name[]

  test.each(everybody)('%s reads them, and writes them only as an owner', async (role) => {
    const client = project.as[role]
    const uid = uidOf(role) ?? 'nobody'
    const isOwner = role === 'an administrator'
    for (const name of names) {
      const first = settingChange(uid, name, {}, good[name])
      expect(await isAllowed(client, first.writes)).toBe(isOwner)
      const isPublic = name === 'promises' || name === 'retention'
      const isReader = isPublic || readers.includes(role)
      expect((await client.get(`settings/${name}`)).isAllowed).toBe(isReader)
      expect((await client.delete(`settings/${name}`)).isAllowed).toBe(false)
    }
    // For a copy of everything.
    expect((await client.list('settings')).isAllowed).toBe(isOwner)
    for (const name of ['other', 'message-closed']) {
      const other = settingChange(uid, name, {}, good['message-waiting'])
      expect(await isAllowed(client, other.writes)).toBe(false)
    }
  })

  test('an owner changes some of them, and the others stay', async () => {
    await project.firestore.seed({
      settings: [{ id: 'promises', data: { registrations: 30, rights: 30, at: before(day) } }],
    })
    const path = 'settings/promises'
    const id = newId()
    async function mayMerge(fields: Fields) {
      const set: Fields = { 'growth-fund': 60, rights: undefined, at: serverTime, change: id }
      const set2 = { ...set, ...fields }
      const { 'growth-fund': days } = set2
      const entryOfIt = {
        kind: 'changeSetting',
        at: serverTime,
        by: 'admin',
        before: { rights: 30 },
      }
      return isAllowed(owner(), [
        { path, set: set2, merge: true },
        { path: `${path}/history/${id}`, set: { ...entryOfIt, after: { 'growth-fund': days } } },
      ])
    }
    expect(await mayMerge({ at: before(day) })).toBe(false)
    expect(await mayMerge({ 'growth-fund': 366 })).toBe(false)
    expect(await mayMerge({})).toBe(true)
    const { at: _at, id: _id, change: _change, ...left } = (await project.firestore.read(path))!
    expect(left).toEqual({ registrations: 30, 'growth-fund': 60 })
  })

  test('a change to what is there already is none', async () => {
    const first = settingChange('admin', 'promises', {}, good.promises)
    expect(await isAllowed(owner(), first.writes)).toBe(true)
    const again = settingChange('admin', 'promises', good.promises, {})
    expect(await isAllowed(owner(), again.writes)).toBe(false)
  })

  test('the fees can be entered before the first number, which stays once it is there', async () => {
    const may = (was: Fields, now: Fields) =>
      isAllowed(owner(), settingChange('admin', 'membership', was, now).writes)
    expect(await may({}, { feeOrdinary: 2500 })).toBe(true)
    expect(await may({ feeOrdinary: 2500 }, { firstNumber: 1042 })).toBe(true)
    expect(await may({ firstNumber: 1042 }, { firstNumber: undefined })).toBe(false)
    expect(await may({ feeOrdinary: 2500 }, { feeOrdinary: undefined })).toBe(true)
  })

  test.each<[Name, Fields]>([
    ['promises', { registrations: 0 }],
    ['promises', { registrations: 366 }],
    ['promises', { 'land-issues': 1.5 }],
    ['promises', { 'diamond-club': '30' }],
    ['promises', { rights: 91 }],
    ['promises', { graceDays: 0 }],
    ['promises', { graceDays: 366 }],
    ['promises', { graceDays: '30' }],
    ['promises', { 'meeting-answers': 5 }],
    ['promises', { by: 'admin' }],
    ['retention', { registrations: 241 }],
    ['retention', { rights: 241 }],
    ['retention', { members: 241 }],
    ['retention', { other: 12 }],
    ['retention', { 'meeting-answers': 0 }],
    ['session', { hours: 0 }],
    ['session', { hours: 73 }],
    ['session', { hours: 1.5 }],
    ['session', { hours: '12' }],
    ['session', { minutes: 5 }],
    ['membership', { firstNumber: 0 }],
    ['membership', { firstNumber: 10_000_000 }],
    ['membership', { firstNumber: 1.5 }],
    ['membership', { firstNumber: null }],
    // They are public, and stored in one place.
    ['membership', { graceDays: 30 }],
    ['membership', { rollOverDays: 181 }],
    ['membership', { kinds: [] }],
    ['membership', { kinds: ['Patron'] }],
    ['membership', { kinds: ['Life', 'Life'] }],
    ['membership', { kinds: 'Life' }],
    ['membership', { fees: 500 }],
    ['membership', { feeLife: 0 }],
    ['membership', { admissionFee: '500' }],
    ['membership', { yearStart: '1 May' }],
    ['membership', { receiptPrefix: 'UO/' }],
    ['membership', { receiptPrefix: 'UDYOG' }],
    ['membership', { upiAddress: 'udyog at sbi' }],
    ['membership', { gstin: '21AAAPA1234A' }],
    ['message-waiting', { en: '' }],
    ['message-waiting', { en: 'x'.repeat(601) }],
    ['message-waiting', { or: 5 }],
    ['message-waiting', { or: 'turned \u202eabout' }],
    ['message-waiting', { hi: 'x'.repeat(601) }],
    ['message-waiting', { fr: 'Bonjour' }],
    ['message-waiting', { kinds: [] }],
    ['message-waiting', { kinds: 'registrations' }],
    ['message-waiting', { kinds: ['registrations', 'registrations'] }],
    ['message-waiting', { kinds: ['rights'] }],
  ])('%s are refused with %j', async (name, more) => {
    const may = (fields: Fields) =>
      isAllowed(owner(), settingChange('admin', name, {}, { ...good[name], ...fields }).writes)
    expect(await may(more)).toBe(false)
    expect(await may(most[name])).toBe(true)
  })
})
