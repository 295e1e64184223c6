import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { demoAdmin } from '@/shared/config/demo'
import { calendarDay, dateInIndia, dayMillis } from '@/shared/text/dateText'
import { aRegistration } from '@scripts/samples/records'
import { expectNoViolations } from '@test/support/page/accessibility'
import { firestoreFor } from '@test/support/emulators/firestore'
import { openDesk } from '@test/support/page/openDesk'
import { shownNames } from '@test/features/requests/list/openList'
import { button, entries, history, openRecord, stored } from './openRecord'

const firestore = firestoreFor()

beforeEach(() => firestore.clear())

const today = dateInIndia(Date.now())
const inDays = (days: number) => dateInIndia(Date.now() + days * dayMillis)

/** The parts of the picker take what is typed one after the other. */
async function typeDay(day: string) {
  const [year, month, date] = day.split('-')
  await userEvent.click(page.getByRole('spinbutton', { name: 'Day' }))
  await userEvent.keyboard(`${date}${month}${year}`)
}

test('a day to follow up is kept with a remark, and marked as done', async () => {
  await openRecord({ state: 'reviewing' })
  const part = page.getByRole('region', { name: 'Follow-up' })
  await userEvent.click(button('Follow up on…'))
  await typeDay(inDays(-1))
  await userEvent.fill(part.getByLabelText('Remark (optional)'), 'Ring again')
  await userEvent.click(part.getByRole('button', { name: 'Save' }))
  await expect.element(part.getByText('This day is over')).toBeVisible()
  await expectNoViolations()
  await typeDay(inDays(3))
  await userEvent.click(part.getByRole('button', { name: 'Save' }))

  await expect.element(part).toHaveTextContent(`${calendarDay(inDays(3))}Ring againSet by you`)
  await expect
    .element(history)
    .toHaveTextContent(`You will follow up on ${calendarDay(inDays(3))}Ring again`)
  expect(await stored()).toMatchObject({
    followUp: { on: inDays(3), text: 'Ring again', by: demoAdmin.uid },
  })

  await userEvent.click(part.getByRole('button', { name: 'Done' }))
  await expect.element(history).toHaveTextContent('You marked the follow-up as done')
  await expect.element(part.getByText('Ring again')).not.toBeInTheDocument()
  expect((await entries()).map(({ kind }) => kind)).toEqual(['state', 'followUp', 'followUp'])
  expect(await stored()).not.toHaveProperty('followUp')
})

test('Today lists what is to follow up, one’s own first, and an older day says so', async () => {
  const record = (n: number, name: string, on: string, by: string) => {
    const { id, data } = aRegistration(n, { name })
    const review = { v: 1, state: 'reviewing', at: new Date(), by, followUp: { on, by } }
    return { id, data: { ...data, review } }
  }
  await page.viewport(1440, 900)
  const app = await openDesk({
    at: '/desk',
    seed: {
      admins: [{ id: 'colleague', data: { name: 'Colleague', role: 'editor' } }],
      New_Registration: [
        record(1, 'Asha', inDays(-2), 'colleague'),
        record(2, 'Bina', today, demoAdmin.uid),
        record(3, 'Chitra', inDays(1), demoAdmin.uid),
      ],
    },
  })
  const card = page.getByRole('region', { name: 'Follow up today' })
  await expect
    .element(card)
    .toHaveTextContent(
      `Follow up todayBinaTodayAshaSince ${calendarDay(inDays(-2))} · Colleague1 of 2 for you`,
    )
  await expectNoViolations()
  await userEvent.click(card.getByRole('link', { name: /^Bina/ }))
  await expect.element(page.getByRole('heading', { name: 'Bina', level: 1 })).toBeVisible()

  await app.router.navigate('/desk')
  await userEvent.click(card.getByRole('link', { name: 'All in New registrations' }))
  await expect.poll(shownNames).toEqual(['Bina', 'Asha'])
  await userEvent.click(page.getByRole('button', { name: 'Filter', exact: true }))
  const filters = page.getByRole('dialog', { name: 'Filters' })
  await userEvent.selectOptions(filters.getByLabelText('Follow-up'), 'Overdue')
  await userEvent.click(filters.getByRole('button', { name: 'Done' }))
  await expect.poll(shownNames).toEqual(['Asha'])
  await userEvent.click(page.getByRole('button', { name: 'Follow-up: Overdue' }))
  await expect.poll(shownNames).toHaveLength(3)
})

test('a document that has arrived is ticked, with the name of the administrator and the time', async () => {
  await openRecord()
  const part = page.getByRole('region', { name: 'Documents received' })
  await expect.element(part).toHaveTextContent('6 not received')
  await userEvent.click(button('Mark documents received'))
  await userEvent.click(page.getByRole('menuitemcheckbox', { name: 'PAN card' }))
  await userEvent.keyboard('{Escape}')

  await expect.element(part).toHaveTextContent(/PAN card\d+ \w+ \d{4}, \d+:\d+ [AP]M( IST)?, you/)
  await expect.element(history).toHaveTextContent('You received: PAN card')
  expect(await stored()).toMatchObject({ documents: { pan: { by: demoAdmin.uid } } })
  // The check of the PAN is half below the header.
  window.scrollTo(0, 0)
  await expectNoViolations()
  await userEvent.click(button('Mark documents received'))
  await userEvent.click(page.getByRole('menuitemcheckbox', { name: 'PAN card' }))
  await userEvent.keyboard('{Escape}')
  await expect.element(history).toHaveTextContent('You marked as not received: PAN card')
})
