import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectNoViolations } from '@test/support/page/accessibility'
import { firestoreFor } from '@test/support/emulators/firestore'
import { openDesk } from '@test/support/page/openDesk'
import { demoAdmin } from '@/shared/config/demo'

const firestore = firestoreFor()

const limit = (list: string) => page.getByLabelText(`${list}: time limit in days`)
const save = page.getByRole('button', { name: 'Save the settings' })

beforeEach(async () => {
  await page.viewport(1280, 800)
  await firestore.clear()
})

test('a change by another owner stays, and is shown when the page is opened again', async () => {
  const { router } = await openDesk({
    at: '/desk/settings',
    seed: {
      settings: [{ id: 'promises', data: { registrations: 15, 'growth-fund': 30, rights: 20 } }],
    },
  })
  const registrationDays = limit('New registrations')
  await expect.element(registrationDays).toHaveValue('15')
  await firestore.update('settings/promises', { registrations: 21 })
  await userEvent.fill(limit('Growth fund'), '40')
  await userEvent.clear(limit('Reply to data requests'))
  await userEvent.click(save)

  await expect.element(page.getByText('The settings are saved')).toBeVisible()
  await expect.element(registrationDays).toHaveValue('21')
  const stored = await firestore.read('settings/promises')
  expect(stored).toMatchObject({ registrations: 21, 'growth-fund': 40 })
  expect(stored).not.toHaveProperty('rights')

  await router.navigate('/desk/activity')
  await firestore.update('settings/promises', { registrations: 25 })
  await router.navigate('/desk/settings')
  await expect.element(registrationDays).toHaveValue('25')
})

test('an owner sets a time limit and a period, and a viewer reads them', async () => {
  await openDesk({ at: '/desk/settings' })
  await userEvent.fill(limit('New registrations'), '15')
  await userEvent.fill(limit('Growth fund'), '400')
  await userEvent.fill(page.getByLabelText('Meeting replies: months to keep records'), '24')
  const messages = page.getByRole('heading', { name: 'Messages to applicants' }).element()
  const gap = messages.getBoundingClientRect().top - save.element().getBoundingClientRect().bottom
  expect(gap).toBeGreaterThan(20)
  await userEvent.click(save)
  await expect.element(page.getByText('Enter a whole number from 1 to 365').first()).toBeVisible()
  await userEvent.fill(limit('Growth fund'), '30')
  await expect.element(limit('Days of grace for membership fees')).toHaveValue('30')
  await userEvent.fill(limit('Days of grace for membership fees'), '60')
  await expectNoViolations()
  await userEvent.click(save)

  await expect.element(page.getByText('The settings are saved')).toBeVisible()
  expect(await firestore.read('settings/promises')).toMatchObject({
    registrations: 15,
    'growth-fund': 30,
    graceDays: 60,
  })
  expect(await firestore.read('settings/retention')).toMatchObject({ 'meeting-answers': 24 })
  await firestore.update(`admins/${demoAdmin.uid}`, { role: 'viewer' })
  await expect.element(page.getByText('Only owners can change these.')).toBeVisible()
  await expect.element(page.getByRole('cell', { name: '15 days' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^Save/ })).not.toBeInTheDocument()
})

test('an owner writes a message to applicants and sees how it reads; a viewer reads it', async () => {
  await openDesk({ at: '/desk/settings' })
  const part = page.getByRole('region', { name: 'Messages to applicants' })
  await expect
    .element(part.getByLabelText('English'))
    .toHaveValue(expect.stringContaining('You can reply on WhatsApp'))
  await userEvent.fill(part.getByLabelText('English'), 'Dear {name}, we need {documents}.')
  await expect
    .element(part)
    .toHaveTextContent('Dear Sasmita Behera, we need Udyam certificate, PAN card.')
  const kinds = part.getByRole('group', { name: /^Only for these kinds of request/ })
  await userEvent.click(kinds.getByRole('checkbox', { name: 'Growth fund' }))
  // What the bar of the page covers in part looks too small.
  window.scrollTo(0, 0)
  await expectNoViolations()
  await userEvent.click(part.getByRole('button', { name: 'Save the message' }))

  await expect.element(page.getByText('The message is saved')).toBeVisible()
  const stored = await firestore.read('settings/message-waiting')
  expect(stored).toMatchObject({ en: 'Dear {name}, we need {documents}.', kinds: ['growth-fund'] })
  expect(stored).not.toHaveProperty('or')
  await firestore.update(`admins/${demoAdmin.uid}`, { role: 'viewer' })
  await expect.element(part.getByLabelText('English')).not.toBeInTheDocument()
  await expect.element(part).toHaveTextContent('Only for: Growth fund')
  await expect.element(part).toHaveTextContent('Dear Sasmita Behera, we need')
})

test('all settings are on one screen', async () => {
  await page.viewport(1440, 900)
  await openDesk({ at: '/desk/settings' })
  await expect.element(save).toBeVisible()

  expect(save.element().getBoundingClientRect().bottom).toBeLessThan(900)
  await page.viewport(320, 700)
  expect(document.documentElement.scrollWidth).toBe(320)
})
