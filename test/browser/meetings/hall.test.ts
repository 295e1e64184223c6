import type { Page } from 'playwright'
import { expect, inject, onTestFinished, test } from 'vitest'
import { aMeeting, aMeetingAnswer } from '@scripts/samples/meetingRecords'
import { createAccount } from '@test/support/emulators/accounts'
import { haveSession } from '@test/support/browser/administrator'
import { openBrowser } from '@test/support/browser/browser'
import { firestoreFor } from '@test/support/emulators/firestore'
import { demoAdmin } from '@/shared/config/demo'
import { today } from '@/shared/validation/dates'

const { newPerson } = openBrowser()
const { auth, firestore: address, url } = inject('site')
const firestore = firestoreFor(undefined, address)
const door = '/desk/meetings/hall-meeting/door'

const guest = (number: number, name: string, mobile: string) =>
  aMeetingAnswer(number, {
    meetingId: 'hall-meeting',
    meetingDate: today(),
    name,
    mobile,
    answer: 'I will attend',
    people: 1,
  })
const [asha, bijay, chinmayee] = [
  guest(74_001, 'Asha Sabha', '9876501234'),
  guest(74_002, 'Bijay Sabha', '9876501234'),
  guest(74_003, 'Chinmayee Sabha', '9876509999'),
] as const

const search = (page: Page) => page.getByRole('searchbox')
const counter = (page: Page) => page.getByRole('group', { name: 'Checked in' }).innerText()
const stored = async () =>
  (await firestore.list('attendance')).filter(({ meetingId }) => meetingId === 'hall-meeting')

async function openPhone(account: { email: string; password: string }) {
  const person = await newPerson({ viewport: { width: 360, height: 740 }, hasTouch: true })
  // Phones may write at the same moment; the SDK of the second tries again.
  person.expectOnConsole(/409 \(Conflict\)/)
  const page = await person.newPage()
  await haveSession(page, account)
  await page.goto(door)
  await expect.poll(() => counter(page)).toBe('0 of 3 checked in (0 persons)')
  return { person, page }
}

/** A scanner in the hand types the address of a code, and presses Enter. */
async function scan(page: Page, { id }: { id: string }) {
  await search(page).fill(`${url}${door}#MM${id.slice(0, 8)}`)
  await search(page).press('Enter')
}

async function checkIn(page: Page, name: string) {
  await search(page).fill(name)
  // A member of the same name may not have replied.
  const found = page.getByRole('list', { name: 'Found' })
  await found.getByRole('button', { name: new RegExp(`^${name}`) }).tap()
}

test('three phones in a hall: a second scan, partners with one number, and a phone that was locked', async () => {
  const { uid, ...account } = await createAccount('hall@example.org', auth)
  await firestore.seed({
    admins: [{ id: uid, data: { name: 'Second Door', role: 'editor' } }],
    monthly_meetings: [aMeeting({ meetingDate: today() }, 'hall-meeting')],
    monthly_meeting_req: [asha, bijay, chinmayee],
  })
  onTestFinished(async () => {
    await firestore.deleteAll([
      `admins/${uid}`,
      'monthly_meetings/hall-meeting',
      ...[asha, bijay, chinmayee].map(({ id }) => `monthly_meeting_req/${id}`),
      ...(await stored()).map(({ id }) => `attendance/${id}`),
    ])
  })
  const { page: first } = await openPhone(account)
  const { page: second } = await openPhone(demoAdmin)
  const { page: third, person: owner } = await openPhone(demoAdmin)

  await scan(first, asha)
  await first.getByText(/^Checked in at .*, by you$/).waitFor()
  await expect.poll(() => counter(second)).toBe('1 of 3 checked in (1 person)')
  await scan(second, asha)
  await second.getByText(/^Already in, since .*, scanned by Second Door$/).waitFor()

  await search(second).fill('1234')
  const found = second.getByRole('list', { name: 'Found' }).getByRole('listitem')
  await expect
    .poll(() => found.allInnerTexts())
    .toEqual([expect.stringContaining('Asha Sabha'), expect.stringContaining('Bijay Sabha')])

  // The hall has no network; the phone is locked with a check-in that waits.
  owner.expectOnConsole(/ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED|cleardot|Listener of/)
  await owner.setOffline(true)
  await checkIn(third, 'Chinmayee')
  await third.getByText('1 waiting to be sent.').waitFor()
  const devTools = await owner.newCDPSession(third)
  await devTools.send('Page.setWebLifecycleState', { state: 'frozen' })
  await owner.setOffline(false)
  await checkIn(first, 'Bijay')
  // A phone that is being locked may still send what waits.
  await expect.poll(() => counter(second)).toMatch(/^[23] of 3 checked in/)

  await devTools.send('Page.setWebLifecycleState', { state: 'active' })
  for (const page of [first, second, third]) {
    await expect.poll(() => counter(page)).toBe('3 of 3 checked in (3 persons)')
  }
  await third.getByText('1 waiting to be sent.').waitFor({ state: 'detached' })
  expect(await stored()).toHaveLength(3)
})
