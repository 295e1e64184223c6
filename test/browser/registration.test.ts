import type { Page } from 'playwright'
import { expect, inject, test } from 'vitest'
import { aRegistration } from '@scripts/records'
import { liveMark, notLiveMark, openMemberList, rowOf } from '@test/support/administrator'
import { openBrowser } from '@test/support/browser'
import { fillRegistration, receivedHeading, sendButton } from '@test/support/fillRegistration'
import { firestoreFor } from '@test/support/firestore'
import { pauseFirestore } from '@test/support/pauseFirestore'

const { newPerson } = openBrowser()
const firestore = firestoreFor(undefined, inject('site').firestore)

const recordsOf = async (firm: string) =>
  (await firestore.list('New_Registration')).filter(({ firmName }) => firmName === firm)

const openPage = async () => (await newPerson()).newPage()

test('a visitor registers, and an administrator sees the row without reloading', async () => {
  const firm = 'Journey Udyog'
  const [administrator, visitor] = [await openPage(), await openPage()]
  await openMemberList(administrator)
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
})

// Both at once, because the waiting takes most of the time.
test('the list misses nothing when the database is paused or the browser is offline for 10 s', async () => {
  const gone = aRegistration(700, { firmName: 'Gone Udyog', createdAt: new Date() })
  await firestore.seed({ New_Registration: [gone] })
  const away = await newPerson()
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

  await pauseFirestore(10_000, async () => {
    await away.setOffline(true)
    // Sent while the server does not answer: it must arrive once, at any time.
    await sendButton(visitor).click()
    await notLiveMark(offline).waitFor({ timeout: 15_000 })
  })

  await liveMark(administrator).waitFor({ timeout: 15_000 })
  await receivedOrTriedAgain(visitor)
  await rowOf(administrator, 'Paused Udyog').waitFor()
  expect(await recordsOf('Paused Udyog')).toHaveLength(1)

  await fillRegistration(visitor, 'Meanwhile Udyog')
  await sendButton(visitor).click()
  await receivedHeading(visitor).waitFor()
  await firestore.delete(`New_Registration/${gone.id}`)
  await rowOf(administrator, 'Gone Udyog').waitFor({ state: 'detached' })
  expect(await rowOf(offline, 'Gone Udyog').count()).toBe(1)
  await away.setOffline(false)

  await liveMark(offline).waitFor({ timeout: 15_000 })
  for (const firm of ['Paused Udyog', 'Meanwhile Udyog']) await rowOf(offline, firm).waitFor()
  await rowOf(offline, 'Gone Udyog').waitFor({ state: 'detached' })
})

async function receivedOrTriedAgain(visitor: Page) {
  const failed = visitor.getByRole('alert').filter({ hasText: 'could not reach the server' })
  await receivedHeading(visitor).or(failed).waitFor()
  if (await failed.isVisible()) await sendButton(visitor).click()
  await receivedHeading(visitor).waitFor()
}
