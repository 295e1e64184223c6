import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { aMember } from '@scripts/samples/members/memberRecords'
import { keyOfNumber } from '@/shared/members/numberKey'
import { expectNoViolations } from '@test/support/page/accessibility'
import { firestoreFor } from '@test/support/emulators/firestore'
import { openDesk } from '@test/support/page/openDesk'

const firestore = firestoreFor()
const { id, data } = aMember(1, { paidUntil: '2099-03-31' })
const at = `/desk/members/${id}`
const seed = {
  members: [{ id, data }],
  member_numbers: [{ id: keyOfNumber(data.number), data: { memberId: id } }],
}

beforeEach(async () => {
  await page.viewport(1440, 900)
  await firestore.clear()
})
afterEach(() => vi.restoreAllMocks())

const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
const keyOf = async () => (await firestore.read(`members/${id}`))?.cardKey as string

test('a card is made, saved as a picture, and replaced when it is lost', async () => {
  const files: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob)
    return 'blob:test'
  })
  await openDesk({ at, seed })

  await press('Make the card…')
  await press('Make the card')
  await press('Show the card…')
  const card = page.getByRole('img', { name: `Card of member ${data.number}` }).first()
  await expect.element(card).toBeVisible()
  await expectNoViolations()
  const first = await keyOf()
  expect(await firestore.read(`member_cards/${first}`)).toMatchObject({ number: data.number })

  await press('Save as a picture')
  await expect.poll(() => files[0]?.type).toBe('image/png')
  const { width, height } = await createImageBitmap(files[0]!)
  expect([width, height]).toEqual([1011, 638])

  await press('Card is lost…')
  await press('Make a new card')
  await expect.poll(keyOf).not.toBe(first)
  expect(await firestore.read(`member_cards/${first}`)).toBeUndefined()
  await press('Close')
  await expect.element(page.getByText('made a card').first()).toBeVisible()
})

test('a viewer makes none', async () => {
  await openDesk({ at, seed, role: 'viewer' })
  await expect.element(page.getByText('There is no card yet.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Make the card…' })).not.toBeInTheDocument()
})
