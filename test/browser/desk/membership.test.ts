import type { Page } from 'playwright'
import { expect, inject, onTestFinished, test } from 'vitest'
import { aMember, profileIn } from '@scripts/samples/members/memberRecords'
import { aMeeting, aMeetingAnswer } from '@scripts/samples/meetingRecords'
import { aRegistration, type Collections, type Value } from '@scripts/samples/records'
import { aReviewIn } from '@scripts/samples/reviews'
import { keyOf, statusesOf } from '@scripts/samples/statuses'
import { haveSession } from '@test/support/browser/administrator'
import { openBrowser } from '@test/support/browser/browser'
import { firestoreFor } from '@test/support/emulators/firestore'
import { demoAdmin } from '@/shared/config/demo'
import { today } from '@/shared/validation/dates'

const { firestore: address } = inject('site')
const firestore = firestoreFor(undefined, address)
const { newPerson } = openBrowser()

const firm = 'Sample Konark Tour Works'
const number = 'TOUR/Z'

/** A lapsed member, who was made from a request and will come to the meeting of today. */
async function aLapsedMember() {
  const { id, data } = aRegistration(80_001, { firmName: firm })
  const { review } = aReviewIn('registrations', 'approved', [demoAdmin.uid], new Date())
  const request = { ...data, review: review as unknown as Value }
  const profile = profileIn(request)
  const member = { ...aMember(1).data, number, requestId: id, paidUntil: '2020-03-31', profile }
  const answer = aMeetingAnswer(80_002, {
    meetingId: 'tour-meeting',
    meetingDate: today(),
    name: String(profile.name),
    mobile: String(profile.mobile),
    answer: 'I will attend',
    people: 1,
  })
  const seed: Collections = {
    New_Registration: [{ id, data: request }],
    members: [{ id, data: member as unknown as Record<string, Value> }],
    member_numbers: [{ id: 'TOUR~Z', data: { memberId: id } }],
    monthly_meetings: [aMeeting({ meetingDate: today() }, 'tour-meeting')],
    monthly_meeting_req: [answer],
  }
  for (const { path, set } of statusesOf('registrations', id, request)) {
    const [collection = '', document = ''] = path.split('/')
    seed[collection] = [{ id: document, data: set as Record<string, Value> }]
  }
  await firestore.seed(seed)
  onTestFinished(async () => {
    const of = async (collection: string, field: string, value: string) =>
      (await firestore.list(collection))
        .filter((stored) => stored[field] === value)
        .map((stored) => `${collection}/${stored.id}`)
    const receipts = await of('receipts', 'memberId', id)
    await firestore.deleteAll([
      ...Object.entries(seed).flatMap(([path, all]) => all.map((one) => `${path}/${one.id}`)),
      ...receipts,
      ...(await of('member_cards', 'number', number)),
      ...(await of('attendance', 'meetingId', 'tour-meeting')),
      ...(await of('listing_wishes', 'key', keyOf('registrations', id))),
      'utrs/432109876543',
      'directory/Z',
    ])
  })
  return {
    id,
    key: keyOf('registrations', id),
    name: String(profile.name),
    mobile: String(data.mobile),
  }
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const dialog = (page: Page) => page.getByRole('dialog')

test('a member is asked, pays, shows the card at the door, is listed, and takes the firm out at home', async () => {
  const { id, key, name, mobile } = await aLapsedMember()
  const desk = await (await newPerson()).newPage()
  const visitor = await (await newPerson()).newPage()
  await haveSession(desk)

  // The app that opens is not followed.
  await desk.addInitScript(() =>
    document.addEventListener('click', (event) => {
      if (event.target instanceof Element && event.target.closest('a[target=_blank]'))
        event.preventDefault()
    }),
  )
  await desk.goto(`/desk/members/${id}`)
  await button(desk, 'Ask for payment…').click()
  await dialog(desk).getByRole('link', { name: 'WhatsApp' }).click()
  await button(desk, 'Yes').click()
  await dialog(desk).waitFor({ state: 'hidden' })
  await desk
    .getByRole('region', { name: 'History' })
    .getByText(/Asked to pay/)
    .waitFor()

  await button(desk, 'Record a payment…').click()
  await dialog(desk).getByLabel('Paid by').selectOption('UPI')
  await dialog(desk).getByLabel('UTR').fill('4321 0987 6543')
  await button(desk, 'Write the receipt').click()
  await dialog(desk)
    .getByText(/^Receipt UO\//)
    .first()
    .waitFor()
  await button(desk, 'Close').click()
  const receipts = desk.getByRole('region', { name: 'Receipts' })
  await receipts.getByText(/UPI/).waitFor()

  await button(desk, 'Make the card…').click()
  await button(desk, 'Make the card').click()
  await button(desk, 'Show the card…').waitFor()
  await button(desk, 'List in the directory…').click()
  await dialog(desk).getByLabel('How the member agreed').fill('At the office')
  await button(desk, 'List the firm').click()
  const listing = desk.getByRole('region', { name: 'Directory' })
  await listing.getByText('In the public directory, without').waitFor()

  const { cardKey } = (await firestore.read(`members/${id}`)) as unknown as { cardKey: string }
  await visitor.goto(`/verify/#${cardKey}`)
  await visitor.getByText('Valid', { exact: true }).waitFor()
  await visitor.getByText(firm).first().waitFor()
  expect(await visitor.getByRole('main').innerText()).not.toContain(name)

  await desk.goto('/desk/meetings/tour-meeting/door')
  await desk.getByText(/^0 of 1 checked in/).waitFor()
  await desk.getByRole('searchbox').fill(`${new URL(visitor.url()).origin}/verify/#${cardKey}`)
  await desk.keyboard.press('Enter')
  const guest = desk.getByRole('region', { name })
  await guest.getByText(`Member ${number}`).waitFor()
  expect(await guest.innerText()).not.toContain('Lapsed')

  const other = await (await newPerson()).newPage()
  await other.goto('/directory/')
  await other.getByRole('heading', { name: firm }).waitFor()

  await visitor.goto(`/my-request/#${key}`)
  await button(visitor, 'See and change it').click()
  await button(visitor, 'Take my firm out').click()
  const own = visitor.getByRole('region', { name: 'Your firm in the directory' })
  await own.getByRole('textbox', { name: /^Mobile/ }).fill(mobile)
  await button(visitor, 'Take it out now').click()
  await own.getByRole('alert').getByText('no longer in the directory').waitFor()

  // The other browser comes back to the page.
  await other.goto('/about-us/')
  const read = other.waitForResponse(/:runQuery/)
  await other.goto('/directory/')
  await read
  await expect.poll(() => other.getByText(firm).count()).toBe(0)
})
