import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { listingRef } from '@/shared/members/readListing'
import { listingOf, secondsBetweenWishes, type ShownMember } from '@/shared/members/shown'
import { aMember, aProfile } from '@scripts/samples/members/memberRecords'
import { aRegistration, type Value } from '@scripts/samples/records'
import { firestoreFor } from '@test/support/emulators/firestore'
import { expectNoViolations } from '@test/support/page/accessibility'
import { hasten } from '@test/support/page/hasten'
import { leaveApp, renderApp } from '@test/support/page/renderApp'
import { server } from '@test/support/page/server'
import { emulator, main, registration } from './lookUp'

const firestore = firestoreFor()

beforeEach(async () => {
  sessionStorage.clear()
  await firestore.clear()
})

const part = page.getByRole('region', { name: 'Your firm in the directory' })
const press = (name: string) => userEvent.click(part.getByRole('button', { name, exact: true }))
const number = part.getByRole('textbox', { name: /^Mobile/ })
const ticked = (name: string) => part.getByRole('checkbox', { name })
const wishes = () => firestore.list('listing_wishes')
const entry = async () =>
  ((await firestore.read('directory/1'))?.entries as Record<string, object> | undefined)?.[
    'UO~2019~001'
  ]

/** A member who is listed with mobile number and website. */
async function listed() {
  const { key, record } = await registration('approved')
  const { id } = aRegistration(1)
  const { data } = aMember(1, { profile: aProfile(1), requestId: id })
  const ref = await listingRef(key)
  const listing = listingOf(data as unknown as ShownMember, ['mobile', 'website'], ref)
  const entries = { 'UO~2019~001': listing } as Record<string, Value>
  await firestore.seed({
    members: [{ id, data: data as unknown as Record<string, Value> }],
    directory: [{ id: '1', data: { entries, changed: 'UO~2019~001' } }],
  })
  return { key, mobile: String(record.mobile) }
}

test('a member hides a contact and takes the firm out at once, and asks the office for the rest', async () => {
  const { key, mobile } = await listed()
  renderApp(`/my-request/#${key}`)
  await press('See and change it')
  await expect.element(part).toHaveTextContent('with: Mobile number, Website.')

  await press('Change the contacts')
  await userEvent.click(ticked('Mobile number'))
  await userEvent.click(ticked('E-mail'))
  await userEvent.fill(number, '9437000009')
  await part.getByRole('button', { name: 'Change the contacts' }).last().click()
  await expect.element(part).toHaveTextContent('This is not the mobile number')
  await expect.element(ticked('E-mail')).toBeChecked()
  expect(await wishes()).toEqual([])

  server.use(http.post(`${emulator}/*`, () => HttpResponse.error()))
  const atUsualSpeed = hasten()
  await userEvent.fill(number, mobile)
  await part.getByRole('button', { name: 'Change the contacts' }).last().click()
  await expect.element(part).toHaveTextContent('it is safe to send again')
  server.resetHandlers()
  atUsualSpeed()
  await expectNoViolations()
  await part.getByRole('button', { name: 'Change the contacts' }).last().click()

  const done = part.getByRole('alert')
  await expect.element(done).toHaveTextContent('The directory no longer shows: Mobile number.')
  await expect.element(done).toHaveTextContent('asked to show also: E-mail. The office adds it.')
  await expect.element(done).toHaveFocus()
  await expect.element(part).toHaveTextContent('with: Website.')
  expect(await entry()).not.toHaveProperty('mobile')
  expect(await entry()).not.toHaveProperty('email')
  expect(await wishes()).toMatchObject([{ key, contacts: ['email', 'website'] }])
  expect(JSON.stringify(await wishes())).not.toContain(mobile)

  await press('Take my firm out')
  await userEvent.fill(number, mobile)
  await press('Take it out now')
  await expect.element(done).toHaveTextContent('Your firm is no longer in the directory')
  expect(await entry()).toBeUndefined()
  expect((await wishes())[0]).not.toHaveProperty('contacts')

  await press('Ask to be listed')
  await userEvent.fill(number, mobile)
  // Wishes of programs are too fast.
  await new Promise((resolve) => setTimeout(resolve, 1_000 * (secondsBetweenWishes + 1)))
  await part.getByRole('button', { name: 'Ask to be listed' }).last().click()
  await expect.element(done).toHaveTextContent('The office adds your firm.')
  await expect.element(main).toHaveTextContent('Your firm is not in the directory of members.')
  expect(await wishes()).toMatchObject([{ key, contacts: [] }])

  // The status says it, also after a reload.
  await leaveApp()
  renderApp(`/my-request/#${key}`)
  await press('See and change it')
  await expect.element(part).toHaveTextContent(/You asked on .* to be listed\./)
})

test('withdrawing the application takes the firm out with it', async () => {
  const { key, mobile } = await listed()
  renderApp(`/my-request/#${key}`)
  await userEvent.click(page.getByRole('button', { name: 'Withdraw my application', exact: true }))
  const form = page.getByRole('region', { name: 'Withdraw my application', exact: true })
  await expect.element(form).toHaveTextContent('it goes from there, too')
  await userEvent.fill(form.getByRole('textbox', { name: /^Mobile/ }), mobile)
  await userEvent.click(form.getByRole('button', { name: 'Withdraw now', exact: true }))
  await expect.element(main).toHaveTextContent('Registered as')
  expect(await entry()).toBeUndefined()
  expect((await wishes())[0]).not.toHaveProperty('contacts')
})
