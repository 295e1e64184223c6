import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { afterAll, expect, inject, onTestFinished, test } from 'vitest'
import { aMeeting, aMeetingAnswer } from '@scripts/samples/meetingRecords'
import { createAccount } from '@test/support/emulators/accounts'
import { liveMark } from '@test/support/browser/administrator'
import { openBrowser } from '@test/support/browser/browser'
import { chromiumFlags } from '@test/support/browser/chromium'
import { filmOf } from '@test/support/browser/fakeCamera'
import { firestoreFor } from '@test/support/emulators/firestore'
import { cutOffWords } from '@test/support/browser/look'
import { expectPageWithoutViolations } from '@test/support/browser/pageAccessibility'
import { demoAdmin } from '@/shared/config/demo'
import { today } from '@/shared/validation/dates'

const { auth, firestore: address, url } = inject('site')
const firestore = firestoreFor(undefined, address)
const door = '/desk/meetings/door-meeting/door'

const names = ['Asha', 'Bijay', 'Chinmayee', 'Dillip', 'Gayatri', 'Hemanta']
const answers = names.map((name, at) =>
  aMeetingAnswer(70_000 + 2 * at, {
    meetingId: 'door-meeting',
    meetingDate: today(),
    name: `${name} Torana`,
    answer: 'I will attend',
    people: 2,
  }),
)

const folder = await mkdtemp(join(tmpdir(), 'camera-'))
afterAll(() => rm(folder, { recursive: true, force: true }))
const film = join(folder, 'film.y4m')
await writeFile(film, filmOf(`${url}${door}#MM${answers[5]!.id.slice(0, 8)}`))

const { newPerson } = openBrowser({
  args: [
    ...chromiumFlags,
    '--use-fake-ui-for-media-stream',
    '--use-fake-device-for-media-stream',
    `--use-file-for-fake-video-capture=${film}`,
  ],
})

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const search = (page: Page) => page.getByRole('searchbox')
const counter = (page: Page) => page.getByRole('group', { name: 'Checked in' }).innerText()

const stored = async () =>
  (await firestore.list('attendance')).filter(({ meetingId }) => meetingId === 'door-meeting')

/** A phone at the door, whose person has followed the link and signed in. */
async function openPhone(account: { email: string; password: string }, lostPart = '') {
  const person = await newPerson({
    viewport: { width: 360, height: 740 },
    isMobile: true,
    hasTouch: true,
    remembersFailures: true,
  })
  const page = await person.newPage()
  if (lostPart !== '') await page.route(lostPart, (route) => route.abort())
  await page.goto(door)
  await page.getByRole('textbox', { name: 'Email' }).fill(account.email)
  await page.getByLabel(/^Password/).fill(account.password)
  await button(page, 'Login').tap()
  await expect.poll(() => counter(page)).toBe('0 of 6 checked in (0 persons)')
  return { person, page }
}

async function checkIn(page: Page, name: string) {
  await search(page).fill(name)
  // A member of the same name may not have replied.
  const found = page.getByRole('list', { name: 'Found' })
  await found.getByRole('button', { name: new RegExp(`^${name}`) }).tap()
}

/** All that a browser keeps for the site, but for the provider's session. */
const keptIn = (page: Page) =>
  page.evaluate(() =>
    JSON.stringify({ ...localStorage, ...sessionStorage, cookie: document.cookie }),
  )

test('two phones at one door, one locked and without a network for a while: everybody is in once, on both', async () => {
  const { uid, ...account } = await createAccount('door@example.org', auth)
  await firestore.seed({
    admins: [{ id: uid, data: { name: 'Second Door', role: 'editor' } }],
    monthly_meetings: [aMeeting({ meetingDate: today() }, 'door-meeting')],
    monthly_meeting_req: answers,
  })
  onTestFinished(async () => {
    await firestore.deleteAll([
      `admins/${uid}`,
      'monthly_meetings/door-meeting',
      ...answers.map(({ id }) => `monthly_meeting_req/${id}`),
      ...(await stored()).map(({ id }) => `attendance/${id}`),
    ])
  })
  const decoder = '**/assets/decode-*.js'
  const { page: first } = await openPhone(demoAdmin, decoder)
  const { page: second, person } = await openPhone(account)

  await checkIn(first, 'Asha')
  await expect.poll(() => counter(second)).toBe('1 of 6 checked in (2 persons)')
  await checkIn(second, 'Asha')
  await second.getByText(/^Checked in at .*, by /).waitFor()

  person.expectOnConsole(/ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED|cleardot|Listener of/)
  await person.setOffline(true)
  for (const name of ['Bijay', 'Chinmayee', 'Dillip']) await checkIn(second, name)
  await button(second, 'One person more').tap()
  await second.getByText('3 waiting to be sent.').waitFor()
  expect(await counter(second)).toBe('4 of 6 checked in (9 persons)')
  // A button half hidden by the header would count as too small.
  await second.evaluate(() => window.scrollTo(0, 0))
  await expectPageWithoutViolations(second)
  expect(await cutOffWords(second, ['main'])).toEqual([])
  await button(second, 'Walk-in').tap()
  await second.getByLabel(/^Name/).fill('Ipsita Torana')
  await second.getByRole('radio', { name: 'Visitor' }).tap()
  await button(second, 'Check in').tap()
  await second.getByText(/1 contains a name and is only stored in this tab/).waitFor()
  expect(await keptIn(second)).toContain(answers[1]!.id)
  expect(await keptIn(second)).not.toMatch(/Torana|Sample .* (Snacks|Toys)/)
  // Meanwhile the other phone has one of them, too.
  await checkIn(first, 'Bijay')
  await expect.poll(() => counter(first)).toBe('2 of 6 checked in (4 persons)')

  // The phone is locked with check-ins that wait. Meanwhile its network comes back.
  const devTools = await person.newCDPSession(second)
  await devTools.send('Page.setWebLifecycleState', { state: 'frozen' })
  await person.setOffline(false)
  await devTools.send('Page.setWebLifecycleState', { state: 'active' })
  for (const page of [first, second]) {
    await expect.poll(() => counter(page)).toBe('4 of 6 checked in (10 persons)')
    await page.getByText('1 walk-in').waitFor()
    // The answer to what was sent last may come after the list has it.
    await expect.poll(() => keptIn(page)).not.toMatch(/Torana|~/)
  }
  // Until now it could know all of that from what was pressed on it.
  await liveMark(second).waitFor()
  await checkIn(second, 'Bijay')
  await second.getByText(/^Already in, since .*, (scanned|checked in) by /).waitFor()
  expect(await stored()).toHaveLength(5)

  // What is scanned is in without a press, and the camera goes on.
  // The code reader was lost at first, so the page loads itself again and goes on.
  await first.unroute(decoder)
  await button(first, 'Scan').tap()
  await first.getByRole('heading', { name: 'Hemanta Torana' }).waitFor()
  await expect.poll(() => counter(first)).toBe('5 of 6 checked in (12 persons)')
  await expect.poll(async () => (await stored()).length).toBe(6)
  await expect
    .poll(() => counter(second), { message: 'second' })
    .toBe('5 of 6 checked in (12 persons)')
  await expectPageWithoutViolations(first)
  expect(await first.evaluate(isFilming)).toBe(true)
  const search = first.getByRole('search', { name: 'Check-in' })
  await search.getByRole('button', { name: 'Search', exact: true }).tap()
  expect(await first.evaluate(isFilming)).toBe(false)
})

const isFilming = () => document.querySelector('video') !== null

test('the camera is allowed at the door alone', async () => {
  const policyOf = async (path: string) =>
    (await fetch(`${url}${path}`)).headers.get('permissions-policy')?.split(',')[0]
  expect(await Promise.all([door, `${door}/`].map(policyOf))).toEqual(
    Array.from({ length: 2 }, () => 'camera=(self)'),
  )
  const others = [
    '/',
    '/desk',
    '/desk/meetings/door-meeting',
    '/memberlist',
    '/form/monthlymeeting/',
  ]
  expect(await Promise.all(others.map(policyOf))).toEqual(others.map(() => 'camera=()'))
})
