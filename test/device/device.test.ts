import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aRegistration } from '@scripts/samples/records'
import { startStack, type Stack } from '@scripts/emulators/stack'
import { logIn, rowOf } from '@test/support/browser/administrator'
import { marks, marksIn } from '@test/support/site/backendMarks'
import { openBrowser } from '@test/support/browser/browser'
import { fillRegistration, receivedHeading, sendButton } from '@test/support/forms/fillRegistration'

const { newPerson } = openBrowser()
let folder: string
let device: Stack

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'device-'))
  const plan = { kind: 'device', backend: 'device (no emulator)' } as const
  device = await startStack({ plan, outDir: join(folder, 'dist') })
})

afterAll(async () => {
  await device.stop()
  await rm(folder, { recursive: true, force: true })
})

test('without an emulator the site keeps everything in this browser', async () => {
  const person = await newPerson({ baseURL: device.siteUrl })
  person.expectOnConsole(/status of 404/)
  const page = await person.newPage()
  const foreign: string[] = []
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url())
    if (protocol.startsWith('http') && origin !== device.siteUrl) foreign.push(request.url())
  })
  const banner = page.getByText(/everything is stored in this browser only/)

  await fillRegistration(page, 'Device Udyog')
  expect(await banner.isVisible()).toBe(true)
  await sendButton(page).click()
  await receivedHeading(page).waitFor()
  await page.getByRole('main').getByRole('link', { name: 'My request' }).click()
  await page.getByText('Received on').waitFor()
  await page.goto(`/my-request/#${'0'.repeat(64)}`)
  await page.getByText(/^No record with this number and mobile/).waitFor()

  await logIn(page)
  await rowOf(page, 'Device Udyog').waitFor()
  // So are the sample records; the list opens with those that wait for the office.
  await rowOf(page, aRegistration(10).data.firmName).waitFor()
  expect(await banner.isVisible()).toBe(true)

  await page.reload()
  await rowOf(page, 'Device Udyog').waitFor()
  await rowOf(page, 'Device Udyog').getByRole('link').click()
  await page.getByRole('heading', { name: 'Sample Visitor' }).waitFor()

  for (const address of ['/', '/about-us/', '/no-such-page']) {
    await page.goto(address)
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await banner.isVisible(), address).toBe(true)
  }
  expect(foreign).toEqual([])
})

test('its build holds no code of the other backend', async () => {
  expect(await marksIn(join(folder, 'dist'))).toEqual([marks.device])
})
