import type { Page } from 'playwright'
import { expect, inject, onTestFinished, test } from 'vitest'
import { createAccount } from '@test/support/emulators/accounts'
import { haveSession, liveMark, logIn } from '@test/support/browser/administrator'
import { openBrowser } from '@test/support/browser/browser'
import { firestoreFor } from '@test/support/emulators/firestore'
import { expectPageWithoutViolations } from '@test/support/browser/pageAccessibility'
import { demoProjectId } from '@/shared/config/parseEnv'

const { newPerson } = openBrowser()
const { auth, firestore: address } = inject('site')
const firestore = firestoreFor(undefined, address)
const password = 'A long password 26'

/** Opens the link in the last mail to an address, as the provider sent it. */
async function openMail(email: string) {
  const url = `http://${auth}/emulator/v1/projects/${demoProjectId}/oobCodes`
  const { oobCodes } = (await (await fetch(url)).json()) as {
    oobCodes: { email: string; oobLink: string }[]
  }
  const mail = oobCodes.findLast((each) => each.email === email)
  expect(mail, `a mail to ${email}`).toBeDefined()
  expect((await fetch(mail!.oobLink)).ok).toBe(true)
}

/** Makes an invitation on an owner's page. Returns the path of its link. */
async function invite(page: Page, name: string, email: string): Promise<string> {
  await page.goto('/desk/people')
  await liveMark(page).waitFor()
  await page.getByRole('button', { name: 'Add a user' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByLabel('Role').selectOption('Editor')
  await dialog.getByRole('button', { name: 'Create link' }).click()
  const link = await dialog.getByText(/\/invitation\/[0-9A-Z]{20}$/).innerText()
  await dialog.getByRole('button', { name: 'Done' }).click()
  return new URL(link).pathname
}

async function makeAccount(page: Page, email: string) {
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByLabel(/^Password/).fill(password)
  await page.getByRole('button', { name: 'Make the account' }).click()
  await page.getByText('We have sent a mail to').waitFor()
}

async function confirmAndAccept(page: Page, email: string) {
  await openMail(email)
  await page.getByRole('button', { name: 'I have confirmed' }).click()
  await page.getByRole('button', { name: 'Accept the invitation' }).click()
  await page.getByText('Welcome. You are an administrator now, with the role: Editor.').waitFor()
}

test('an invited person makes an account, confirms the address, and works at the desk until removed', async () => {
  const email = 'new-editor@example.org'
  const [ownersBrowser, guestsBrowser] = await Promise.all([newPerson(), newPerson()])
  const [owner, guest] = [await ownersBrowser.newPage(), await guestsBrowser.newPage()]
  await haveSession(owner)
  const path = await invite(owner, 'New Editor', email)
  await guest.goto(path)
  await guest.getByRole('heading', { level: 1 }).waitFor()
  await expectPageWithoutViolations(guest)

  await makeAccount(guest, email)
  await guest.getByRole('button', { name: 'I have confirmed' }).click()
  await guest.getByText('The address is not confirmed yet.', { exact: false }).waitFor()
  await expectPageWithoutViolations(guest)
  await guest.reload()
  await guest.getByText('We have sent a mail to').waitFor()
  // The mail is read on another device.
  await confirmAndAccept(guest, email)

  await guest.getByRole('link', { name: 'To the desk' }).click()
  await guest.getByRole('heading', { name: 'Today', level: 1 }).waitFor()
  await guest.reload()
  await guest.getByRole('heading', { name: 'Today', level: 1 }).waitFor()
  const people = owner.getByRole('list', { name: 'Administrators' })
  await people.getByText('New Editor').waitFor()
  await owner.getByText('Used', { exact: true }).waitFor()

  // What the desk is still reading when the role goes is refused.
  guestsBrowser.expectOnConsole(
    /403 \(Forbidden\) \(.*documents:(batchGet|runQuery|runAggregationQuery)/,
  )
  await owner.getByRole('button', { name: 'Remove New Editor' }).click()
  await owner.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await guest.getByText('This account does not have admin access.').waitFor()
  expect(await people.getByText('New Editor').count()).toBe(0)
})

test('an owner tries the own invitation in a second tab: the first tab does not end it', async () => {
  const { uid, ...account } = await createAccount('trying-owner@example.org', auth)
  await firestore.seed({ admins: [{ id: uid, data: { name: 'Trying Owner', role: 'owner' } }] })
  onTestFinished(() => firestore.delete(`admins/${uid}`))
  const email = 'tried@example.org'
  const person = await newPerson()
  const [first, second] = [await person.newPage(), await person.newPage()]
  await logIn(first, account)
  const path = await invite(first, 'Tried Person', email)

  await second.goto(path)
  await second.getByRole('button', { name: 'Log out and go on' }).click()
  await first.getByRole('heading', { name: 'Admin Login' }).waitFor()
  await makeAccount(second, email)
  await confirmAndAccept(second, email)

  // The first tab follows: it is the same browser.
  await first.getByRole('heading', { name: 'Member List' }).waitFor()
  expect(new URL(first.url()).pathname).toBe('/memberlist')
})
