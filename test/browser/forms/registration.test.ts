import type { Page } from 'playwright'
import { expect, inject, test } from 'vitest'
import { aRegistration } from '@scripts/samples/records'
import {
  liveMark,
  logIn,
  notLiveMark,
  openMemberList,
  rowOf,
} from '@test/support/browser/administrator'
import { openBrowser } from '@test/support/browser/browser'
import { fillRegistration, receivedHeading, sendButton } from '@test/support/forms/fillRegistration'
import { firestoreFor } from '@test/support/emulators/firestore'
import { pauseFirestore } from '@test/support/emulators/pauseFirestore'

const { newPerson } = openBrowser()
const firestore = firestoreFor(undefined, inject('site').firestore)

const recordsOf = async (firm: string) =>
  (await firestore.list('New_Registration')).filter(({ firmName }) => firmName === firm)

const openPage = async () => (await newPerson()).newPage()

test('a visitor registers, and an administrator sees the row without reloading; every request has a token of App Check', async () => {
  const firm = 'Journey Udyog'
  const [administrator, visitor] = [await openPage(), await openPage()]
  const requests = [administrator, visitor].map(watchRequests)
  await logIn(administrator)
  await fillRegistration(visitor, firm)

  await sendButton(visitor).click()

  await receivedHeading(visitor).waitFor()
  await rowOf(administrator, firm).waitFor()
  const [record] = await recordsOf(firm)
  const reference = await visitor.getByText(/^NR-/).first().textContent()
  expect(reference?.replace(/^NR-|-/g, '')).toBe(record?.id.slice(0, 8))
  expect(record).toMatchObject({ mobile: '9876543210', whatsapp: '9876543210' })
  expect(record?.createdAt).toBeInstanceOf(Date)

  await rowOf(administrator, firm).getByRole('link').click()
  await administrator.getByRole('heading', { name: 'Sample Visitor' }).waitFor()
  await administrator
    .getByText(reference ?? '', { exact: true })
    .first()
    .waitFor()

  const seen = requests.flat()
  for (const what of ['commit', 'runAggregationQuery', 'signInWithPassword', 'Listen']) {
    const ofKind = seen.filter((request) => request.what === what)
    // Of the messages to a listener's channel, the one that opens it has the token.
    const hasToken = what === 'Listen' ? ofKind.some(withToken) : ofKind.every(withToken)
    expect([what, ofKind.length > 0, hasToken]).toEqual([what, true, true])
  }
})

const withToken = ({ hasToken }: { hasToken: boolean }) => hasToken

/** Notes what the page asks the emulators, and whether each request has a token of App Check. */
function watchRequests(page: Page) {
  const seen: { what: string; hasToken: boolean }[] = []
  page.on('request', (request) => {
    const what =
      /documents:(commit|runAggregationQuery)|accounts:(signInWithPassword)|\/(Listen)\//.exec(
        request.url(),
      )
    if (what === null || request.method() !== 'POST') return
    // A listener’s channel has its headers in the address or in the body.
    const text = JSON.stringify([request.url(), request.headers(), request.postData()])
    const hasToken = /x-firebase-appcheck(":"|%3A|:)debug-token/i.test(decodeURIComponent(text))
    seen.push({ what: what.slice(1).find(Boolean) ?? '', hasToken })
  })
  return seen
}

// Both at once, because the waiting takes most of the time.
test('the list misses nothing when the database is paused or the browser is offline', async () => {
  const gone = aRegistration(700, { firmName: 'Gone Udyog', createdAt: new Date() })
  await firestore.seed({ New_Registration: [gone] })
  const away = await newPerson({ remembersFailures: true })
  away.expectOnConsole(/ERR_INTERNET_DISCONNECTED|cleardot\.gif/)
  const offline = await away.newPage()
  // A record stored during the pause is refused as a new one and accepted as a repeat.
  const sender = await newPerson()
  sender.expectOnConsole(/status of 403/)
  const [administrator, visitor] = [await openPage(), await sender.newPage()]
  await openMemberList(offline)
  await rowOf(offline, 'Gone Udyog').waitFor()
  await openMemberList(administrator)
  await fillRegistration(visitor, 'Paused Udyog')

  await pauseFirestore(5_000, async () => {
    await away.setOffline(true)
    // Sent while the server does not answer: it must arrive once, at any time.
    await sendButton(visitor).click()
    await notLiveMark(offline).waitFor()
  })

  await liveMark(administrator).waitFor()
  await receivedOrTriedAgain(visitor)
  await rowOf(administrator, 'Paused Udyog').waitFor()
  expect(await recordsOf('Paused Udyog')).toHaveLength(1)

  await fillRegistration(visitor, 'Meanwhile Udyog')
  await sendButton(visitor).click()
  await receivedHeading(visitor).waitFor()
  await firestore.delete(`New_Registration/${gone.id}`)
  await rowOf(administrator, 'Gone Udyog').waitFor({ state: 'detached' })
  expect(await rowOf(offline, 'Gone Udyog').count()).toBe(1)
  // What is sent at the moment of the return never arrives. The SDK alone would wait 45 s.
  await offline.route('**/Listen/channel**', () => {}, { times: 1 })
  await away.setOffline(false)

  await liveMark(offline).waitFor({ timeout: 40_000 })
  for (const firm of ['Paused Udyog', 'Meanwhile Udyog']) await rowOf(offline, firm).waitFor()
  await rowOf(offline, 'Gone Udyog').waitFor({ state: 'detached' })
})

async function receivedOrTriedAgain(visitor: Page) {
  const failed = visitor.getByRole('alert').filter({ hasText: 'could not reach the server' })
  await receivedHeading(visitor).or(failed).waitFor()
  if (await failed.isVisible()) await sendButton(visitor).click()
  await receivedHeading(visitor).waitFor()
}
