import type { Page } from 'playwright'
import { expect, inject, test } from 'vitest'
import { openMemberList, rowOf } from '@test/support/browser/administrator'
import { openBrowser } from '@test/support/browser/browser'
import { fillRegistration, receivedHeading, sendButton } from '@test/support/forms/fillRegistration'
import { firestoreFor } from '@test/support/emulators/firestore'
import { hastenPage } from '@test/support/browser/hastenPage'

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
  await desk.getByRole('button', { name: 'Recommend' }).click()
  await desk.getByRole('button', { name: 'Refuse…' }).click()
  const form = desk.getByRole('form', { name: 'Refuse' })
  await form.getByLabel('Office remarks').fill(forDesk)
  await form.getByLabel('Message').fill(forApplicant)
  await form.getByRole('button', { name: 'Refuse' }).click()
  // It is in the history once it is written, and the applicant may read it then.
  const history = desk.getByRole('region', { name: 'History' })
  await history.getByText('moved it from Recommended to Refused').waitFor()
  await desk.getByRole('heading', { name: /^Inform / }).waitFor()
}

test('a visitor reads why the request was refused and never what the desk says among itself, withdraws it, and it is erased', async () => {
  const firm = 'Status Udyog'
  const person = await newPerson({ remembersFailures: true })
  person.expectOnConsole(/ERR_INTERNET_DISCONNECTED/)
  const [visitor, administrator] = [await person.newPage(), await (await newPerson()).newPage()]
  await visitor.clock.install()
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
  await hastenPage(visitor, visitor.getByRole('alert').filter({ hasText: 'could not' }))
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

  // The network is lost while it is withdrawn.
  await main.getByRole('button', { name: 'Withdraw my application' }).click()
  const withdraw = main.getByRole('button', { name: 'Withdraw now' })
  // The link alone is not enough.
  const withdrawal = main.getByRole('region', { name: 'Withdraw my application' })
  await withdrawal.getByLabel(/^Mobile/).fill('9876543210')
  await main.getByLabel(/^Why/).fill('We have closed the firm.')
  await person.setOffline(true)
  await withdraw.click()
  await hastenPage(visitor, main.getByText('it is safe to send again'))
  await person.setOffline(false)
  await withdraw.click()
  await main.getByText('Withdrawn by you').waitFor()
  await main.getByText(/Registered as/).waitFor()

  // At the desk it is locked at once.
  await administrator.getByText('Withdrawn by the applicant.').waitFor()
  await administrator.getByRole('button', { name: 'Skip' }).click()
  const steps = administrator.getByRole('group', { name: 'Steps' })
  expect(await steps.getByRole('button').allTextContents()).toEqual([
    'Send message…',
    'Move to trash…',
  ])
  expect(await administrator.getByRole('button', { name: /^Correct:/ }).count()).toBe(0)

  await main.getByRole('button', { name: 'Erase it' }).click()
  const erasure = main.getByRole('region', { name: 'Erase it', exact: true })
  await erasure.getByLabel(/^Mobile/).fill('9876543210')
  await main.getByRole('button', { name: 'Ask to erase it' }).click()
  await main.getByText(/Registered as/).waitFor()
  await answerErasure(administrator)
  await eraseFromTrash(administrator, reference)

  await main.getByRole('button', { name: 'Refresh' }).click()
  await main.getByText(/Erased on/).waitFor()
  const list = main.getByRole('list', { name: 'What you have asked for' })
  await list.getByText('Done', { exact: true }).waitFor()
  const all = await network()
  expect(all).not.toContain(forDesk)
  const left = JSON.stringify(await firestore.everything())
  for (const gone of [firm, forDesk, forApplicant]) expect(left).not.toContain(gone)
  const [told] = (await firestore.list('request_status')).filter(({ id }) => id === key)
  expect(Object.keys(told!).sort()).toEqual([
    'id',
    'kind',
    'rights',
    'rightsLatest',
    'rightsOpen',
    'since',
    'state',
  ])
})

/** The request to erase is looked at, and answered. */
async function answerErasure(desk: Page) {
  const asked = desk.getByRole('region', { name: 'Data requests' })
  await asked.getByRole('link', { name: 'Erasure', exact: true }).click()
  await desk.getByRole('button', { name: 'Start review' }).click()
  await desk.getByRole('button', { name: 'Done', exact: true }).click()
  await desk.getByRole('region', { name: 'History' }).getByText('Done').waitFor()
  await desk.getByRole('heading', { name: /^Inform / }).waitFor()
  await desk.getByRole('region', { name: 'About' }).getByRole('link').click()
  await desk.getByText('Withdrawn by the applicant.').waitFor()
}

async function eraseFromTrash(desk: Page, reference: string) {
  await desk.getByRole('button', { name: /^Move to trash/ }).click()
  const form = desk.getByRole('form', { name: 'Move to trash' })
  await form.getByLabel(/^Why/).fill('As the person asked')
  await form.getByRole('button', { name: 'Move to trash' }).click()
  await desk.getByRole('link', { name: 'Erase…' }).click()
  await desk.getByRole('button', { name: `Erase ${reference}` }).click()
  await desk.getByLabel(/^Type/).fill(reference)
  await desk.getByRole('button', { name: 'Erase for good' }).click()
  await desk.getByText(`${reference} was erased`).waitFor()
}
