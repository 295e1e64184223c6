import type { Page } from 'playwright'
import { expect, inject, test } from 'vitest'
import { texts as choices } from '@/texts/choices/or'
import { version } from '@/texts/notice'
import { texts as office } from '@/texts/office/or'
import { texts as received } from '@/texts/received/or'
import { texts as form } from '@/texts/registrations/or'
import { texts as status } from '@/texts/request-status/or'
import { texts as states } from '@/texts/states/or'
import { languages } from '@/shared/language'
import { referenceOf } from '@/shared/requests/reference'
import { haveSession } from '@test/support/browser/administrator'
import { openBrowser } from '@test/support/browser/browser'
import { firestoreFor } from '@test/support/emulators/firestore'
import { fillForm } from '@test/support/forms/fillForm'
import { formJourneys } from '@test/support/forms/formJourneys'

const { newPerson } = openBrowser()
const firestore = firestoreFor(undefined, inject('site').firestore)
const registration = formJourneys.find(({ collection }) => collection === 'New_Registration')!

/** The same answers from both pages. */
const answers = { ...registration.answers, name: 'ମମତା ସାହୁ', [registration.mark]: 'Odia Udyog' }
const all = Object.entries(answers)

const typedIn = (page: Page) =>
  page
    .locator('main form')
    .evaluate((element: HTMLFormElement) => Object.fromEntries(new FormData(element)))

/** The records of the firm but for their ids, times, and the language, by language. */
async function stored() {
  const records = await firestore.list(registration.collection)
  return records
    .filter((record) => record[registration.mark] === answers[registration.mark])
    .map(({ id, createdAt: _, language = 'en', consentVersion, ...record }) => ({
      id,
      language,
      consentVersion,
      record,
    }))
}

async function registerInEnglish() {
  const page = await (await newPerson()).newPage()
  await page.goto(registration.path)
  await fillForm(page, answers)
  await page.getByRole('button', { name: registration.sendLabel }).click()
  await page.getByRole('heading', { name: registration.receivedTitle }).waitFor()
}

/** Begun on the English page, sent from the Odia one. */
async function registerInOdia(visitor: Page) {
  const main = visitor.getByRole('main')
  const questions: string[] = []
  visitor.on('dialog', (dialog) => {
    questions.push(dialog.type())
    void dialog.accept()
  })
  await visitor.goto('/')
  await main.getByRole('link', { name: 'Become a member', exact: true }).click()
  await visitor.getByRole('button', { name: registration.sendLabel }).waitFor()
  const half = Math.floor(all.length / 2)
  await fillForm(visitor, Object.fromEntries(all.slice(0, half)))
  const typed = await typedIn(visitor)
  await visitor
    .getByRole('navigation', { name: 'Languages' })
    .getByRole('link', { name: languages.or.name })
    .click()
  await visitor.waitForURL(`**/or${registration.path}`)
  await expect.poll(() => typedIn(visitor)).toEqual(typed)
  expect(typed).toMatchObject({ name: answers.name, sector: answers.sector })
  expect(questions).toEqual([])

  await fillForm(visitor, Object.fromEntries(all.slice(half)))
  await visitor.getByRole('button', { name: form.send }).click()
  await visitor.getByRole('heading', { name: form.received }).waitFor()
  await main.getByText(received.thanks(form.what)).waitFor()
}

test('a visitor begins in English, registers and is answered in Odia; the office reads what an English form would have brought', async () => {
  const [visitor, desk] = [await (await newPerson()).newPage(), await (await newPerson()).newPage()]
  const main = visitor.getByRole('main')
  await Promise.all([registerInOdia(visitor), registerInEnglish(), haveSession(desk)])
  const records = await stored()
  const [odia, english] = ['or', 'en'].map((name) => records.find((one) => one.language === name))
  expect(odia?.record).toEqual(english?.record)
  expect(odia?.consentVersion).toBe(version.replace(/-en$/, '-or'))
  expect(english?.consentVersion).toBe(version)

  await main.getByRole('link', { name: received.myRequest }).first().click()
  await main.getByText(states.received, { exact: true }).waitFor()
  await main.getByText(status.nextSteps.received).waitFor()

  await desk.goto(`/member/${odia?.id}`)
  await desk.getByRole('heading', { name: answers.name }).waitFor()
  await desk.getByText('Odia', { exact: true }).waitFor()
  await desk.getByRole('button', { name: 'Start review' }).click()
  await desk.getByRole('button', { name: 'Ask applicant…' }).click()
  await desk.getByRole('button', { name: 'Udyam certificate' }).click()
  await desk.getByRole('button', { name: 'PAN card' }).click()
  await desk.getByRole('form').getByRole('button', { name: 'Ask applicant' }).click()
  const history = desk.getByRole('region', { name: 'History' })
  await history.getByText('moved it from In review to Waiting for applicant').waitFor()
  const message = desk.getByRole('region', { name: /^Inform / })
  const reference = referenceOf(registration.prefix, odia!.id)
  const letter = await message.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')
  const text = new URL(letter!).searchParams.get('text')
  const asked = `${choices['Udyam certificate']}, ${office['PAN card']}`
  expect(text).toContain(`ଆପଣଙ୍କ ଆବେଦନ ${reference} ପାଇଁ ଆବଶ୍ୟକ: ${asked}`)
  expect(text).toContain(`${inject('site').url}/or/my-request/`)

  await main.getByRole('button', { name: status.refresh }).click()
  await main.getByText(states.waiting, { exact: true }).waitFor()
  await main.getByText(asked).waitFor()
})
