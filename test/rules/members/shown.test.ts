import { createHash } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { cancelWrites, receiptWrites } from '@/features/dues/receiptWrites'
import { financialYearOf } from '@/features/dues/financialYear'
import type { MemberAction } from '@/features/members/memberChanges'
import { keyOfNumber } from '@/shared/members/numberKey'
import { listingOf, listingWrite, type ListedContact } from '@/shared/members/shown'
import type { Write } from '@/shared/firestore/lite'
import { today } from '@/shared/validation/dates'
import { aProfile } from '@scripts/samples/members/memberRecords'
import { serverTime, type Fields } from '@test/rules/support/client'
import { editors, everybody, projectFor, readers, uidOf } from '@test/rules/support/project'
import { membersIn, newId, refOf, stampOf, withFields } from './membersInProject'

/*
 * What the public reads of a member: the card and the entry in the directory.
 */

const project = projectFor()
const members = membersIn(project)
const { stored, shown, step, mayCommit } = members
const { firestore } = project

const card = /^member_cards\//
const bucket = /^directory\//

const editor = 'an editor'

const listWith = (...contacts: ListedContact[]): MemberAction => ({
  kind: 'list',
  contacts,
  text: 'By telephone on 3 December',
})

type Shown = Awaited<ReturnType<typeof shown>>

const without = (writes: readonly Write[], path: RegExp) =>
  writes.filter((write) => !path.test(write.path))

/** The same writes, with other fields in the entry of the directory; undefined takes one away. */
const withListing = (writes: readonly Write[], of: Shown, more: Fields) =>
  withFields(writes, bucket, { entries: { [keyOfNumber(of.data.number)]: more } })

beforeAll(members.prepare)

describe('reading', () => {
  let one: Shown
  beforeAll(async () => {
    one = await shown(['mobile'])
  })

  test.each(everybody)(
    '%s gets a card by its key, and a list of them only as an owner',
    async (role) => {
      const client = project.as[role]
      expect((await client.get(one.card)).isAllowed).toBe(true)
      // For a copy of everything.
      const isOwner = role === 'an administrator'
      expect((await client.list('member_cards', { limit: 1 })).isAllowed).toBe(isOwner)
      expect((await client.count('member_cards')).isAllowed).toBe(isOwner)
    },
  )

  test.each(everybody)('%s reads the directory, and the member only at the desk', async (role) => {
    const client = project.as[role]
    expect((await client.get(one.bucket)).isAllowed).toBe(true)
    expect((await client.list('directory')).isAllowed).toBe(true)
    expect((await client.get(one.path)).isAllowed).toBe(readers.includes(role))
  })

  test('a card holds no person, no firm and no id of the member', async () => {
    const stored = await firestore.read(one.card)
    expect(Object.keys(stored!).sort()).toEqual(['id', 'kind', 'number', 'paidUntil'])
  })
})

describe('a card', () => {
  const first = (): MemberAction => ({ kind: 'card', key: newId() })

  test.each(everybody)('%s makes a first one, and a new one, only as an editor', async (role) => {
    const plain = await stored()
    expect(await mayCommit(role, step(role, plain, first()))).toBe(editors.includes(role))
    const old = await shown()
    expect(await mayCommit(role, step(role, old, first()))).toBe(editors.includes(role))
    const left = await firestore.read(old.card)
    expect(left === undefined).toBe(editors.includes(role))
  })

  test('is made and replaced only with its member, and the old one goes', async () => {
    const old = await shown()
    const writes = step(editor, old, first())
    for (const write of writes) {
      expect(await mayCommit(editor, [write])).toBe(false)
      expect(
        await mayCommit(
          editor,
          writes.filter((other) => other !== write),
        ),
      ).toBe(false)
    }
    expect(await mayCommit(editor, writes)).toBe(true)
  })

  test('has a key that is new', async () => {
    const other = await shown()
    const writes = step(editor, await stored(), { kind: 'card', key: other.cardKey })
    expect(await mayCommit(editor, writes)).toBe(false)
    const short = step(editor, await stored(), { kind: 'card', key: 'SHORT' })
    expect(await mayCommit(editor, short)).toBe(false)
  })

  test.each<[string, Fields]>([
    ['another kind', { kind: 'Life' }],
    ['another day', { paidUntil: '2040-03-31' }],
    ['no day', { paidUntil: undefined }],
    ['a hold', { hold: true }],
    ['the mobile number', { mobile: '9437000001' }],
    ['the firm', { firmName: 'Sample Works' }],
    ['another number', { number: 'OLD/999' }],
  ])('does not show %s', async (_title, more) => {
    const writes = step(editor, await stored(), first())
    expect(await mayCommit(editor, withFields(writes, card, more))).toBe(false)
    expect(await mayCommit(editor, writes)).toBe(true)
  })

  test('is not written or deleted alone, not even by an owner', async () => {
    const { card: path, cardKey, data } = await shown()
    const owner = project.as['an administrator']
    const all = [
      owner.delete(path),
      owner.update(path, { paidUntil: '2040-03-31' }),
      owner.set(path, { number: data.number, kind: data.kind, paidUntil: data.paidUntil }),
      owner.set(`member_cards/${newId()}`, { number: data.number, kind: data.kind }),
      owner.set(`member_cards/${cardKey}`, { number: 'NONE/1', kind: 'Life' }),
    ]
    for (const answer of await Promise.all(all)) expect(answer.isAllowed).toBe(false)
  })
})

describe('a listing', () => {
  test.each(everybody)('%s lists and takes out only as an editor', async (role) => {
    const one = await stored({ profile: aProfile(1) })
    const list: MemberAction = listWith('mobile', 'website')
    expect(await mayCommit(role, step(role, one, list))).toBe(editors.includes(role))
    const listed = await shown(['mobile'])
    const unlist = step(role, listed, { kind: 'unlist' })
    // The step and the entry go together.
    expect(await mayCommit(role, without(unlist, bucket))).toBe(false)
    expect(await mayCommit(role, unlist)).toBe(editors.includes(role))
  })

  test('shows the ticked contacts that the member has, and the history says which', async () => {
    const { website: _, ...profile } = aProfile(4)
    const one = await stored({ profile })
    const writes = step(editor, one, listWith('website', 'mobile', 'name'))
    expect(await mayCommit(editor, writes)).toBe(true)
    const path = writes.find((write) => bucket.test(write.path))!.path
    const { entries } = (await firestore.read(path)) as unknown as {
      entries: Record<string, Fields>
    }
    expect(entries[keyOfNumber(String(one.data.number))]).toEqual({
      number: one.data.number,
      kind: 'Ordinary',
      firmName: profile.firmName,
      sector: profile.sector,
      district: profile.district,
      ...(profile.products && { products: profile.products }),
      ...(profile.yearEstablished && { yearEstablished: profile.yearEstablished }),
      ...(profile.activity && { activity: profile.activity }),
      name: profile.name,
      mobile: profile.mobile,
    })
    expect(await firestore.read(`${one.path}/history/2`)).toMatchObject({
      contacts: ['name', 'mobile'],
    })
  })

  test.each<[string, Fields]>([
    ['a contact that was not ticked', { email: 'sample@example.org' }],
    ['a contact that the member has not', { mobile: '9437000001' }],
    ['another firm', { firmName: 'Other' }],
    ['no firm', { firmName: undefined }],
    ['no sector', { sector: undefined }],
    ['the turnover', { turnover: 'Up to ₹10 crore' }],
    ['the designation', { designation: 'Owner' }],
    ['another day', { paidUntil: '2040-03-31' }],
    ['a ref', { ref: 'a'.repeat(64) }],
  ])('does not show %s', async (_title, more) => {
    const one = await shown()
    const writes = step(editor, one, listWith('mobile'))
    expect(await mayCommit(editor, withListing(writes, one, { ...one.listing, ...more }))).toBe(
      false,
    )
    expect(await mayCommit(editor, writes)).toBe(true)
  })

  test('is not changed, made or taken out alone, or with a step that does not say so', async () => {
    const one = await shown()
    const plain = await stored()
    const note: MemberAction = { kind: 'note', text: 'x' }
    const more = { ...one.listing, mobile: one.data.profile.mobile }
    const [changed, gone, added] = [
      listingWrite(one.data.number, more, undefined),
      listingWrite(one.data.number, undefined, undefined),
      listingWrite(
        String(plain.data.number),
        { ...one.listing, number: plain.data.number },
        undefined,
      ),
    ]
    for (const role of ['an administrator', 'a visitor'] as const) {
      for (const write of [changed, gone, added])
        expect(await mayCommit(role, [write!])).toBe(false)
    }
    for (const write of [changed!, gone!]) {
      expect(await mayCommit(editor, [...step(editor, one, note), write])).toBe(false)
    }
    expect(await mayCommit(editor, [...step(editor, plain, note), added!])).toBe(false)
    expect(await mayCommit(editor, step(editor, one, note))).toBe(true)
  })

  test('one commit changes one entry, in its own document', async () => {
    const [one, other] = [await shown(), await shown()]
    const writes = step(editor, one, listWith('mobile'))
    const both = withFields(writes, bucket, {
      entries: { [keyOfNumber(one.data.number)]: {}, [keyOfNumber(other.data.number)]: undefined },
    })
    expect(await mayCommit(editor, both)).toBe(false)
    const elsewhere = writes.map((write) =>
      bucket.test(write.path) ? { ...write, path: 'directory/Z' } : write,
    )
    expect(await mayCommit(editor, elsewhere)).toBe(false)
    const ofListing = elsewhere.filter((write) => bucket.test(write.path))
    expect(await mayCommit(editor, [...writes, ...ofListing])).toBe(false)
    const more = withFields(writes, bucket, { other: 1 })
    expect(await mayCommit(editor, more)).toBe(false)
    expect(await mayCommit(editor, writes)).toBe(true)
  })
})

describe('each change of a member is one of its card and listing', () => {
  const ended = { on: '2026-11-20', why: 'Resigned' } as const
  const inAYear = `${Number(today().slice(0, 4)) + 1}-01-01`

  type Was = Parameters<typeof shown>[1]

  test.each<[action: MemberAction, was?: Was]>([
    [{ kind: 'kind', to: 'Associate' }],
    [{ kind: 'end', ...ended }],
    [{ kind: 'hold', text: 'Complaint' }],
  ])('%j', async (action, was) => {
    const one = await shown(['mobile'], was)
    const writes = step(editor, one, action)
    expect(await mayCommit(editor, without(writes, bucket))).toBe(false)
    expect(await mayCommit(editor, without(writes, card))).toBe(false)
    expect(await mayCommit(editor, writes)).toBe(true)
  })

  test.each([{ firmName: 'Sample Works' }, { mobile: '9437000009' }, { mobile: null }])(
    'the listing of a changed profile: %j',
    async (changes) => {
      const one = await shown(['mobile'])
      const writes = step(editor, one, { kind: 'change', changes })
      expect(await mayCommit(editor, without(writes, bucket))).toBe(false)
      expect(await mayCommit(editor, writes)).toBe(true)
    },
  )

  test('a receipt and its cancelling, of the card alone: the directory does not say what is paid', async () => {
    const one = await shown(['mobile'])
    const fy = financialYearOf(today())
    const given = { fy, n: 1, prefix: 'UO', entryId: newId() }
    const payment = {
      purpose: 'Membership' as const,
      amount: 2500,
      mode: 'Cash' as const,
      paidOn: today(),
      payer: 'Sample',
      since: '2027-04-01',
      until: '2028-03-31',
    }
    const paid = receiptWrites(one, payment, given, stampOf(editor))
    expect(paid.filter(({ path }) => bucket.test(path))).toEqual([])
    expect(await mayCommit(editor, without(paid, card))).toBe(false)
    expect(await mayCommit(editor, paid)).toBe(true)

    const until = { paidUntil: payment.until }
    const after = { ...one, data: { ...one.data, ...until, v: 2 } }
    const owner = 'an administrator'
    const receipt = { fy, n: 1, until: payment.until, paidBefore: '2027-03-31' }
    const why = { why: 'Wrong', entryId: newId() }
    const cancelled = cancelWrites(after, receipt, why, stampOf(owner))
    expect(await mayCommit(owner, without(cancelled, card))).toBe(false)
    expect(await mayCommit(owner, cancelled)).toBe(true)
  })

  test('an end takes the firm out, and it is not listed again before the member has rejoined', async () => {
    const one = await shown(['mobile'])
    const end = step(editor, one, { kind: 'end', on: '2099-01-01', why: 'Resigned' })
    expect(await mayCommit(editor, end)).toBe(false)
    const soon = step(editor, one, { kind: 'end', on: inAYear, why: 'Resigned' })
    const kept = soon.map((write) =>
      bucket.test(write.path) ? listingWrite(one.data.number, one.listing, undefined) : write,
    )
    expect(await mayCommit(editor, without(soon, bucket))).toBe(false)
    expect(await mayCommit(editor, kept)).toBe(false)
    expect(await mayCommit(editor, soon)).toBe(true)
    expect((await firestore.read(one.bucket))?.entries).not.toHaveProperty(
      keyOfNumber(one.data.number),
    )
    const left = { ...one, data: { ...one.data, ended: { on: inAYear, why: 'Resigned' }, v: 2 } }
    expect(await mayCommit(editor, step(editor, left, listWith()))).toBe(false)
  })

  test('a hold takes the contacts, and none is shown while it lasts', async () => {
    const one = await shown(['mobile'])
    const hold = step(editor, one, { kind: 'hold', text: 'Complaint' })
    expect(await mayCommit(editor, hold)).toBe(true)
    const entries = (await firestore.read(one.bucket))?.entries as Record<string, Fields>
    expect(entries[keyOfNumber(one.data.number)]).not.toHaveProperty('mobile')
    const held = {
      ...one,
      data: { ...one.data, hold: true, v: 2 },
      listing: listingOf(one.data, [], undefined),
    }
    expect(await mayCommit(editor, step(editor, held, listWith('mobile')))).toBe(false)
    expect(await mayCommit(editor, step(editor, held, { kind: 'release' }))).toBe(true)
  })

  test('an erased member takes both along', async () => {
    const one = await shown(['mobile'], { ended })
    const hash = createHash('sha256').update(one.id).digest('hex')
    const role = 'an administrator'
    const writes: Write[] = [
      { path: one.path, isDeleted: true },
      { path: one.card, isDeleted: true },
      listingWrite(one.data.number, undefined, undefined),
      {
        path: `erasures/members~${hash}`,
        set: { why: 'request', at: serverTime, by: uidOf(role)! },
      },
    ]
    expect(await mayCommit(role, without(writes, card))).toBe(false)
    expect(await mayCommit(role, without(writes, bucket))).toBe(false)
    expect(await mayCommit(role, writes.slice(1))).toBe(false)
    expect(await mayCommit(role, writes)).toBe(true)
  })
})

describe('a new member', () => {
  const consents = (directoryConsent: boolean) => ({ ...aProfile(1), directoryConsent })

  test('is listed without contacts if the request agrees, under the reference of its status', async () => {
    const request = await members.aRequest()
    const made = members.ofRequest({
      ...request,
      data: { ...request.data, directoryConsent: true },
    })
    await firestore.update(`New_Registration/${request.id}`, { directoryConsent: true })
    const writes = members.newMember(editor, request.id, made)
    const ofListing = writes.find((write) => bucket.test(write.path))
    expect(JSON.stringify(ofListing)).toContain(refOf(request.id))
    const key = String(members.nextNumber())
    const more = (fields: Fields) => withFields(writes, bucket, { entries: { [key]: fields } })
    const { [key]: listing } = (
      ofListing as unknown as { set: { entries: Record<string, Fields> } }
    ).set.entries
    expect(await mayCommit(editor, more({ ...listing, mobile: made.profile.mobile }))).toBe(false)
    expect(await mayCommit(editor, more({ ...listing, ref: undefined }))).toBe(false)
    expect(await mayCommit(editor, writes)).toBe(true)
    members.isGiven()
  })

  test('is not listed otherwise, nor by an import', async () => {
    const made = members.byHand({ profile: consents(false) })
    const listed = members.newMember(editor, newId(), { ...made, profile: consents(true) })
    const profile = { profile: consents(false) }
    const writes = withFields(listed, /^members\/[^/]+$/, profile)
    expect(await mayCommit(editor, writes)).toBe(false)
    expect(await mayCommit(editor, without(writes, bucket))).toBe(true)
    members.isGiven()
  })
})
