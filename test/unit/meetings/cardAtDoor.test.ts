import { expect, test } from 'vitest'
import { doorWords, guestOf, readCode, readTypedCode } from '@/features/meetings/door/code'
import type { Guest } from '@/features/meetings/door-search/guests'
import { rowsOf, type MemberRow } from '@/features/members/rows/memberRows'

const key = '0123456789ABCDEFGH1K'
const other = '1123456789ABCDEFGH1K'

const aRow = (id: string, cardKey?: string): MemberRow => {
  const profile = { name: `Asha ${id}`, firmName: 'Sample Works' }
  const member = { id, number: id, kind: 'Life', cardKey, profile }
  return rowsOf([member as unknown as MemberRow['member']], '2026-11-28', undefined)[0]!
}

const member = aRow('17', key)
const rows = [aRow('16'), member]
const guest = { member: { row: member, isOtherName: false } } as Guest
const namesake = { member: { row: member, isOtherName: true } } as Guest

test('the code of a card is read with the camera, and by a scanner in the hand', () => {
  expect(readCode(`https://example.org/verify/#${key}`, 'm1')).toEqual({ cardKey: key })
  expect(readTypedCode(`]Q1https://example.org/verify/#${key}`, 'm1')).toEqual({ cardKey: key })
  expect(readCode('https://example.org/verify/#0123', 'm1')).toEqual({
    problem: expect.stringContaining('incomplete') as string,
  })
})

test('a card is that of the guest, or of a member who has not replied', () => {
  expect(guestOf({ cardKey: key }, [namesake, guest], rows)).toEqual({ guest })
  expect(guestOf({ cardKey: key }, [namesake], rows)).toEqual({ member })
})

test('an unknown card is named, and while lists are missing it may wait in front of the camera', () => {
  expect(guestOf({ cardKey: other }, [guest], rows)).toEqual({ problem: doorWords.unknownCard })
  const waits = {
    problem: expect.stringContaining(doorWords.notLoadedYet) as string,
    mayCome: true,
  }
  expect(guestOf({ cardKey: key }, [], rows, doorWords.loading)).toEqual(waits)
  expect(guestOf({ cardKey: key }, [], [])).toEqual(waits)
})
