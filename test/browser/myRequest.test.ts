import type { Page } from 'playwright'
import { expect, inject, test } from 'vitest'
import { openMemberList, rowOf } from '@test/support/administrator'
import { openBrowser } from '@test/support/browser'
import { fillRegistration, receivedHeading, sendButton } from '@test/support/fillRegistration'
import { firestoreFor } from '@test/support/firestore'

const { newPerson } = openBrowser()
const firestore = firestoreFor(undefined, inject('site').firestore)

const forDesk = 'Two members have complained about this firm.'
const forApplicant = 'Please apply again once two members propose you.'

/** Everything that the network brings to a page. */
function bodiesOf(page: Page): () => Promise<string> {
  const bodies: Promise<string>[] = []
  page.on('response', (response) => {
    bodies.push(response.text().catch(() => ''))
  })
  return async () => (await Promise.all(bodies)).join('\n')
}

async function refuse(desk: Page) {
  await desk.getByRole('button', { name: 'Start review' }).click()
  await desk.getByRole('button', { name: 'Recommend to committee' }).click()
  await desk.getByRole('button', { name: 'Refuse…' }).click()
  const form = desk.getByRole('form', { name: 'Refuse' })
  await form.getByLabel('Internal reason').fill(forDesk)
  await form.getByLabel('Text for the applicant').fill(forApplicant)
  await form.getByRole('button', { name: 'Refuse' }).click()
  await desk.getByRole('button', { name: 'Write now' }).click()
  await desk.getByRole('heading', { name: /^Tell / }).waitFor()
}

test('a visitor reads why the request was refused, and never what the desk says among itself', async () => {
  const firm = 'Status Udyog'
  const person = await newPerson()
  person.expectOnConsole(/ERR_INTERNET_DISCONNECTED/)
  const [visitor, administrator] = [await person.newPage(), await (await newPerson()).newPage()]
  const network = bodiesOf(visitor)
  const asked: string[] = []
  visitor.on('request', (request) => asked.push(request.url()))
  await fillRegistration(visitor, firm)
  await sendButton(visitor).click()
  await receivedHeading(visitor).waitFor()
  const reference = (await visitor.getByText(/^NR-/).first().textContent())!

  await openMemberList(administrator)
  await rowOf(administrator, firm).getByRole('link').click()
  await refuse(administrator)

  const main = visitor.getByRole('main')
  await main.getByRole('link', { name: 'My request' }).click()
  await main.getByText('Not approved').waitFor()
  await main.getByText(forApplicant).waitFor()
  const key = new URL(visitor.url()).hash.slice(1)
  expect(key).toMatch(/^[0-9a-f]{64}$/)

  // Typed as it was read out on the phone.
  await visitor.goto('/my-request/')
  const heard = reference
    .toLowerCase()
    .replaceAll('-', ' ')
    .replaceAll('0', 'o')
    .replaceAll('1', 'l')
  await visitor.getByLabel(/^Reference number/).fill(heard)
  await visitor.getByLabel(/^Mobile/).fill('+91 98765 43210')
  // Nothing but the page itself is fetched before somebody asks.
  const { firestore: server } = inject('site')
  const askedHere = asked.slice(asked.findLastIndex((url) => url.endsWith('/my-request/')))
  expect(askedHere.filter((url) => url.includes(server))).toEqual([])
  await person.setOffline(true)
  await visitor.getByRole('button', { name: 'Look up' }).click()
  await visitor.getByRole('alert').filter({ hasText: 'could not' }).waitFor()
  await person.setOffline(false)
  await visitor.getByRole('button', { name: 'Look up' }).click()
  await main.getByText(forApplicant).waitFor()
  expect(new URL(visitor.url()).hash).toBe(`#${key}`)

  // The link, opened as a new visit.
  await visitor.goto('about:blank')
  await visitor.goto(`/my-request/#${key}`)
  await main.getByText(forApplicant).waitFor()

  const shown = await visitor.locator('body').innerText()
  const sent = await network()
  expect(sent).toContain(forApplicant)
  for (const text of [shown, sent]) expect(text).not.toContain(forDesk)
  for (const personal of ['Sample Visitor', firm, '9876543210']) {
    expect(shown).not.toContain(personal)
  }
  // No server's log has the key.
  expect(asked.filter((url) => url.split('#')[0]?.includes(key))).toEqual([])

  const [record] = (await firestore.list('New_Registration')).filter(
    ({ firmName }) => firmName === firm,
  )
  expect(record?.review).toMatchObject({ state: 'refused', reason: forDesk, public: forApplicant })
})
