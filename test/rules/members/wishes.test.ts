import { createHash } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  takenAway,
  wishesPath,
  wishTold,
  wishWrite,
  type ListingWish,
} from '@/shared/members/listingWish'
import { keyOfNumber } from '@/shared/members/numberKey'
import {
  listedContacts,
  listingWrite,
  secondsBetweenWishes,
  type ListedContact,
} from '@/shared/members/shown'
import { memberWrites } from '@/features/members/memberChanges'
import type { Write } from '@/shared/firestore/lite'
import { rightsSubmission } from '@/shared/requests/rights'
import { keyOf } from '@scripts/samples/statuses'
import { sentinels, serverTime, type Fields } from '@test/rules/support/client'
import { everybody, projectFor, type Role } from '@test/rules/support/project'
import { membersIn, newId, refOf, stampOf, withFields } from './membersInProject'

/*
 * What an applicant says on My request about the own firm in the directory: what takes away happens at once.
 */

const project = projectFor()
const members = membersIn(project)
const { aRequest, shown, mayCommit, step } = members
const { firestore } = project

const visitor = 'a visitor'
const ofWish = /^listing_wishes\//
const bucket = /^directory\//
const earlier = new Date(Date.now() - 3_600_000)

/** A member made from a request, who is in the directory, and how the applicant is known. */
async function listed(
  contacts: readonly ListedContact[] = ['mobile', 'email'],
  more: { number?: string } = {},
) {
  const request = await aRequest()
  const member = await shown(contacts, { requestId: request.id, ...more })
  // The member has the id of the request.
  const { id: _, ...data } = (await firestore.read(member.path))!
  await firestore.seed({ members: [{ id: request.id, data: data as never }] })
  await firestore.seed({
    member_numbers: [{ id: keyOfNumber(member.data.number), data: { memberId: request.id } }],
  })
  const key = keyOf('registrations', request.id)
  const mobile = String(request.data.mobile)
  return { ...member, id: request.id, path: `members/${request.id}`, key, mobile, request }
}

type Listed = Awaited<ReturnType<typeof listed>>

const wished = async (
  of: Listed,
  more: Partial<ListingWish> = {},
  listing: Fields = of.listing,
) => {
  const wish = { key: of.key, mobile: of.mobile, ...more }
  return [
    await wishWrite(wish, newId(), serverTime),
    ...takenAway(listing, wish, sentinels.none),
  ] as [Write, ...Write[]]
}

/** A wish of earlier. */
async function seedWish({ id, key }: Listed, contacts?: readonly ListedContact[]) {
  const data = { key, id: newId(), proof: 'a'.repeat(64), at: earlier }
  const sample = { ...data, ...(contacts && { contacts: [...contacts] }) }
  await firestore.seed({ [wishesPath]: [{ id: refOf(id), data: sample }] })
}

async function entryOf({ bucket: path, data: { number } }: Listed) {
  const { entries } = (await firestore.read(path)) as unknown as { entries: Record<string, Fields> }
  return entries[keyOfNumber(number)]
}

beforeAll(members.prepare)

test.each(everybody)('%s with key and mobile number takes the firm out at once', async (role) => {
  const one = await listed()
  expect(await mayCommit(role, await wished(one))).toBe(true)
  expect(await entryOf(one)).toBeUndefined()
})

test('fewer contacts are gone at once, and the member can be changed after it', async () => {
  const one = await listed(['mobile', 'email', 'website'])
  expect(await mayCommit(visitor, await wished(one, { contacts: ['email', 'address'] }))).toBe(true)
  const { mobile: _, website: __, ...left } = one.listing
  expect(await entryOf(one)).toEqual(left)
  const stored = await firestore.read(`${wishesPath}/${refOf(one.id)}`)
  expect(stored).toMatchObject({ key: one.key, contacts: ['email', 'address'] })
  expect(JSON.stringify(stored)).not.toContain(one.mobile)
  const after = { ...one, listing: left }
  expect(await mayCommit('an editor', step('an editor', after, { kind: 'hold', text: 'x' }))).toBe(
    true,
  )
})

test('more contacts are only wished, as often as the applicant likes, but not many times in a moment', async () => {
  const one = await listed([])
  for (const contacts of [listedContacts, ['name'], []] as const) {
    const writes = await wished(one, { contacts })
    expect(writes).toHaveLength(1)
    expect(await mayCommit(visitor, writes)).toBe(true)
    expect(await mayCommit(visitor, await wished(one, { contacts }))).toBe(false)
    const earlier = new Date(Date.now() - secondsBetweenWishes * 1000 - 1000)
    await firestore.update(`${wishesPath}/${refOf(one.id)}`, { at: earlier })
  }
  expect(await entryOf(one)).toEqual(one.listing)
})

describe('a wish is refused', () => {
  test.each<[string, Partial<ListingWish>]>([
    ['with another mobile number', { mobile: '9437000009' }],
    ['without one', { mobile: '' }],
    ['with the key of no request', { key: 'a'.repeat(64) }],
  ])('%s', async (_title, more) => {
    const one = await listed()
    const writes = await wished(one, more)
    expect(await mayCommit(visitor, writes)).toBe(false)
    expect(await mayCommit(visitor, writes.slice(0, 1))).toBe(false)
  })

  test.each<[string, Fields]>([
    ['another time', { at: new Date() }],
    ['unknown contacts', { contacts: ['turnover'] }],
    ['a contact twice', { contacts: ['mobile', 'mobile'] }],
    ['contacts that are no list', { contacts: { mobile: true } }],
    ['a field more', { more: 'x' }],
    ['no proof', { proof: undefined }],
  ])('with %s', async (_title, more) => {
    const one = await listed()
    const writes = await wished(one, { contacts: [] })
    expect(await mayCommit(visitor, withFields(writes, ofWish, more))).toBe(false)
    expect(await mayCommit(visitor, writes)).toBe(true)
  })

  test('with an id that is none, also where the proof is of that id', async () => {
    const { key, mobile } = await listed()
    const withId = async (id: string) => [await wishWrite({ key, mobile }, id, serverTime)]
    expect(await mayCommit(visitor, await withId('SHORT'))).toBe(false)
    expect(await mayCommit(visitor, await withId(newId()))).toBe(true)
  })

  test('under the name of another member, or for an answer to a meeting', async () => {
    const [one, other] = [await listed(), await listed()]
    const [wish] = await wished(one)
    const path = `${wishesPath}/${refOf(other.id)}`
    expect(await mayCommit(visitor, [{ ...wish, path } as Write])).toBe(false)
    await firestore.update(`request_keys/${one.key}`, { kind: 'growth-fund' })
    expect(await mayCommit(visitor, [wish])).toBe(false)
  })

  test('before the request has made a member', async () => {
    const request = await aRequest()
    const key = keyOf('registrations', request.id)
    const wish = { key, mobile: String(request.data.mobile) }
    expect(await mayCommit(visitor, [await wishWrite(wish, newId(), serverTime)])).toBe(false)
  })

  test('by a stranger who changes the stored one and has neither key nor number', async () => {
    const one = await listed()
    expect(await mayCommit(visitor, await wished(one, { contacts: ['mobile', 'email'] }))).toBe(
      true,
    )
    const path = `${wishesPath}/${refOf(one.id)}`
    const gone = listingWrite(one.data.number, undefined, undefined)
    for (const more of [{}, { id: newId() }, { proof: 'a'.repeat(64) }]) {
      const update = { contacts: undefined, at: serverTime, ...more }
      expect(await mayCommit(visitor, [{ path, update }])).toBe(false)
      expect(await mayCommit(visitor, [{ path, update }, gone])).toBe(false)
    }
    expect(await mayCommit(visitor, [gone])).toBe(false)
    expect(await mayCommit(visitor, [{ path, isDeleted: true }])).toBe(false)
  })

  test('if it is a proof that was sent before', async () => {
    const one = await listed()
    const [wish, gone] = await wished(one)
    expect(await mayCommit(visitor, [wish])).toBe(true)
    expect(await mayCommit(visitor, [wish, gone!])).toBe(false)
  })

  test('of an erased request; of a withdrawn one it only takes away', async () => {
    const withdrawn = await listed()
    await firestore.update(withdrawn.request.status, { withdrawnAt: new Date() })
    const more = { contacts: ['mobile', 'email', 'name'] as const }
    expect(await mayCommit(visitor, await wished(withdrawn, more))).toBe(false)
    expect(await mayCommit(visitor, await wished(withdrawn))).toBe(true)
    const erased = await listed()
    await firestore.update(erased.request.status, { state: 'erased' })
    expect(await mayCommit(visitor, await wished(erased))).toBe(false)
  })
})

test('the number that the desk has corrected proves it, too', async () => {
  const one = await listed()
  const { review } = (await firestore.read(`New_Registration/${one.id}`)) as unknown as {
    review: Fields
  }
  const corrected = { mobile: '9437000123' }
  await firestore.update(`New_Registration/${one.id}`, {
    review: { ...review, corrected } as never,
  })
  expect(await mayCommit(visitor, await wished(one, { mobile: '9437000124' }))).toBe(false)
  expect(await mayCommit(visitor, await wished(one, corrected))).toBe(true)
})

describe('with the wish, the entry', () => {
  test.each<[string, Partial<ListingWish>, Fields]>([
    ['shows no contact more', { contacts: ['email', 'name'] }, { name: 'Sample Person' }],
    ['has no other firm', { contacts: ['email'] }, { firmName: 'Other' }],
    ['keeps its firm', { contacts: ['email'] }, { firmName: undefined }],
    ['keeps its ref', { contacts: ['email'] }, { ref: undefined }],
    ['keeps a contact that is wished', { contacts: ['mobile'] }, { mobile: undefined }],
    ['goes and is not emptied', { contacts: undefined }, { mobile: undefined }],
    ['goes only if it is not wished', { contacts: ['email'] }, { gone: true }],
  ])('%s', async (_title, more, changes) => {
    const one = await listed()
    const [wish] = await wished(one, more)
    const { gone, ...fields } = changes
    const entry = gone === true ? undefined : { ...one.listing, ...fields }
    const set = {
      entries: { [keyOfNumber(one.data.number)]: entry },
      changed: keyOfNumber(one.data.number),
    }
    expect(await mayCommit(visitor, [wish, { path: one.bucket, set, merge: true }])).toBe(false)
    expect(await mayCommit(visitor, await wished(one, more))).toBe(true)
  })

  test('of another member stays, also where it is in the same document', async () => {
    const one = await listed(['mobile'], { number: 'W/18' })
    const other = await listed(['mobile'], { number: 'W/28' })
    const [wish, gone] = await wished(one)
    const ofOther = listingWrite(other.data.number, undefined, undefined)
    expect(await mayCommit(visitor, [wish, ofOther])).toBe(false)
    const both = withFields([gone!], bucket, {
      entries: {
        [keyOfNumber(one.data.number)]: undefined,
        [keyOfNumber(other.data.number)]: undefined,
      },
    })
    expect(await mayCommit(visitor, [wish, ...both])).toBe(false)
    const withMore = withFields([gone!], bucket, { more: 'x' })
    expect(await mayCommit(visitor, [wish, ...withMore])).toBe(false)
    expect(await mayCommit(visitor, [wish, gone!])).toBe(true)
    expect(await entryOf(other)).toBeDefined()
  })

  test.each([undefined, ['email']] as const)(
    'stays as it is with an earlier wish alone: %j',
    async (contacts) => {
      const one = await listed()
      const [wish, less] = await wished(one, { contacts })
      // The office has listed the firm after it.
      await seedWish(one, contacts)
      expect(await mayCommit(visitor, [less!])).toBe(false)
      expect(await entryOf(one)).toEqual(one.listing)
      expect(await mayCommit(visitor, [wish, less!])).toBe(true)
    },
  )

  test('of a member without a request is out of reach', async () => {
    const [one, byHand] = [await listed(), await shown(['mobile'])]
    const [wish] = await wished(one)
    const gone = listingWrite(byHand.data.number, undefined, undefined)
    expect(await mayCommit(visitor, [wish, gone])).toBe(false)
  })
})

describe('the status says the wish', () => {
  test('in its commit', async () => {
    const one = await listed([])
    for (const contacts of [['email'], undefined] as const) {
      const wish = { key: one.key, mobile: one.mobile, contacts }
      const writes = [await wishWrite(wish, newId(), serverTime), wishTold(wish, serverTime)]
      expect(await mayCommit(visitor, writes)).toBe(true)
      const { listing } = (await firestore.read(one.request.status)) as unknown as Fields
      expect(Object.keys(listing as Fields).toSorted()).toEqual(
        contacts ? ['at', 'contacts'] : ['at'],
      )
    }
    // A step of the desk leaves it.
    expect(await firestore.read(one.request.status)).toMatchObject({ state: 'approved' })
  })

  test.each<[string, Fields]>([
    ['nothing that is not wished', { listing: { contacts: ['mobile'], at: serverTime } }],
    ['nothing more', { listing: { contacts: ['email'], at: serverTime, mobile: 'x' } }],
    ['no other time', { listing: { contacts: ['email'], at: new Date() } }],
    ['no state with it', { state: 'refused' }],
  ])('%s', async (_title, more) => {
    const one = await listed([])
    const wish = { key: one.key, mobile: one.mobile, contacts: ['email'] as const }
    const writes = [await wishWrite(wish, newId(), serverTime), wishTold(wish, serverTime)]
    expect(await mayCommit(visitor, withFields(writes, /^request_status/, more))).toBe(false)
    expect(await mayCommit(visitor, writes.slice(1))).toBe(false)
    expect(await mayCommit(visitor, writes)).toBe(true)
  })
})

test('the status says no earlier wish again', async () => {
  const one = await listed([])
  const wish = { key: one.key, mobile: one.mobile, contacts: ['email'] as const }
  await seedWish(one, wish.contacts)
  expect(await mayCommit(visitor, [wishTold(wish, earlier)])).toBe(false)
  const writes = [await wishWrite(wish, newId(), serverTime), wishTold(wish, serverTime)]
  expect(await mayCommit(visitor, writes)).toBe(true)
})

test('a withdrawn application takes the firm out in the same commit', async () => {
  const one = await listed()
  const sent = { kind: 'Withdraw', mobile: one.mobile } as const
  const writes = [
    ...rightsSubmission(one.key, newId(), sent, sentinels),
    ...(await wished(one)),
  ] as Write[]
  expect(await mayCommit(visitor, writes)).toBe(true)
  expect(await entryOf(one)).toBeUndefined()
  expect(await firestore.read(one.request.status)).toHaveProperty('withdrawnAt')
})

test('a wish goes with its member or its request, and not before', async () => {
  const one = await listed()
  expect(await mayCommit(visitor, await wished(one))).toBe(true)
  const path = `${wishesPath}/${refOf(one.id)}`
  const owner = 'an administrator'
  expect(await mayCommit(owner, [{ path, isDeleted: true }])).toBe(false)
  await firestore.delete(one.path)
  expect(await mayCommit('an editor', [{ path, isDeleted: true }])).toBe(false)
  expect(await mayCommit(owner, [{ path, isDeleted: true }])).toBe(true)
  const other = await listed()
  await seedWish(other)
  await firestore.delete(`New_Registration/${other.id}`)
  const ofOther = `${wishesPath}/${refOf(other.id)}`
  expect(await mayCommit(owner, [{ path: ofOther, isDeleted: true }])).toBe(true)
})

describe('the latest word of the member counts:', () => {
  const editor = 'an editor'
  const owner = 'an administrator'

  async function said(contacts: readonly ListedContact[] | undefined) {
    const one = await listed([])
    expect(await mayCommit(visitor, await wished(one, { contacts }))).toBe(true)
    const data = (await firestore.read(one.path)) as Fields
    return { ...one, data: { ...one.data, ...data }, listing: await entryOf(one) }
  }
  const listing = (
    role: Role,
    one: Awaited<ReturnType<typeof said>>,
    contacts: readonly ListedContact[],
    text: string | undefined = 'By telephone on 3 December',
  ) =>
    memberWrites(
      one.id,
      one.data,
      { kind: 'list', contacts, ...(text && { text }) },
      stampOf(role),
      newId(),
      { listing: one.listing, ref: refOf(one.id) },
    )

  test('after “not listed” an editor lists nothing, and an owner only with the reason', async () => {
    const one = await said(undefined)
    expect(await mayCommit(editor, listing(editor, one, []))).toBe(false)
    expect(await mayCommit(owner, listing(owner, one, [], ''))).toBe(false)
    expect(await mayCommit(owner, listing(owner, one, ['mobile']))).toBe(true)
  })

  test('an editor shows what was asked for, and no more', async () => {
    const one = await said(['mobile'])
    expect(await mayCommit(editor, listing(editor, one, ['mobile', 'email']))).toBe(false)
    expect(await mayCommit(editor, listing(editor, one, ['mobile'], ''))).toBe(false)
    expect(await mayCommit(editor, listing(editor, one, ['mobile']))).toBe(true)
  })

  test('what the office does is said on My request, and nothing else is', async () => {
    const one = await said(['mobile'])
    const path = `request_status/${one.key}`
    await firestore.seed({
      request_status: [{ id: one.key, data: { kind: 'registrations', state: 'approved' } }],
    })
    const told = (more: Fields = {}): Write => ({
      path,
      update: { listing: { by: 'office', contacts: ['mobile'], at: serverTime, ...more } },
    })
    const writes = listing(editor, one, ['mobile'])
    expect(await mayCommit(visitor, [told()])).toBe(false)
    expect(await mayCommit(editor, [told()])).toBe(false)
    for (const more of [
      { contacts: ['email'] },
      { contacts: undefined },
      { by: 'you' },
      { at: new Date() },
      { text: 'x' },
    ]) {
      const given = Object.fromEntries(
        Object.entries({ by: 'office', contacts: ['mobile'], at: serverTime, ...more }).filter(
          ([, value]) => value !== undefined,
        ),
      )
      expect(await mayCommit(editor, [...writes, { path, update: { listing: given } }])).toBe(false)
    }
    expect(await mayCommit(editor, [...writes, told()])).toBe(true)
  })
})

test('a request is not erased while the firm of its member is in the directory', async () => {
  const one = await listed(['mobile'])
  const owner = 'an administrator'
  await firestore.update(`New_Registration/${one.id}`, {
    review: { ...(one.request.data.review as object), trashed: true } as never,
  })
  const hash = createHash('sha256').update(one.id).digest('hex')
  const erasing: Write[] = [
    { path: `New_Registration/${one.id}`, isDeleted: true },
    { path: `request_keys/${one.key}`, isDeleted: true },
    {
      path: `erasures/registrations~${hash}`,
      set: { why: 'request', at: serverTime, by: 'admin' },
    },
  ]
  expect(await mayCommit(owner, erasing)).toBe(false)
  expect(await mayCommit('an editor', step('an editor', one, { kind: 'unlist' }))).toBe(true)
  expect(await mayCommit(owner, erasing)).toBe(true)
})
