import { http, HttpResponse, passthrough } from 'msw'
import { beforeEach, expect, inject, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aRegistration, type Sample } from '@scripts/samples/records'
import { aGrowthFundRequest } from '@scripts/samples/requestRecords'
import { expectNoViolations } from '@test/support/page/accessibility'
import { firestoreFor } from '@test/support/emulators/firestore'
import { hasten } from '@test/support/page/hasten'
import { openDesk } from '@test/support/page/openDesk'
import type { Role } from '@/shared/requests/roles'
import { server } from '@test/support/page/server'
import { demoAdmin } from '@/shared/config/demo'

/* A flood of false requests: many are chosen by a filter, and removed at once. */

const firestore = firestoreFor()
const commits = `http://${inject('firestore')}/v1/projects/:project/databases/:database/documents\\:commit`
const firm = 'Cheap Loans'
const spam = (n: number) => aRegistration(n, { firmName: firm, name: 'Loan Agent' })
const trashedAt = (n: number) => new Date(Date.UTC(2026, 0, 1) + n * 60_000)

function trashed(n: number, firmName = firm): Sample {
  const { id, data } = aRegistration(n, { firmName, name: 'Loan Agent' })
  const review = { v: 1, state: 'received', at: trashedAt(n), by: demoAdmin.uid, trashed: true }
  return { id, data: { ...data, review } }
}

const many = (count: number, make: (n: number) => Sample) =>
  Array.from({ length: count }, (_, at) => make(at + 1))

beforeEach(async () => {
  await page.viewport(1440, 900)
  await firestore.clear()
})

const open = (at: string, records: Sample[], role: Role = 'owner') =>
  openDesk({ at, role, seed: { New_Registration: records } })

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
const left = async () => (await firestore.list('New_Registration')).map(({ name }) => name)

const selectAll = () => userEvent.click(page.getByRole('checkbox', { name: 'Select all rows' }))

/** Confirms that the selected requests are spam. */
async function eraseSelected(count: number) {
  await expect
    .element(page.getByRole('group', { name: `Selected: ${count} registrations` }))
    .toBeVisible()
  await userEvent.click(button('Erase as spam…'))
  const dialog = page.getByRole('dialog', { name: `Erase ${count} registrations as spam?` })
  const erase = dialog.getByRole('button', { name: 'Erase as spam' })
  await expect.element(erase).toBeDisabled()
  await userEvent.fill(dialog.getByLabelText(/^Type/), `${count}`)
  await userEvent.click(erase)
}

test('an owner erases all requests of a firm that is spam, and nothing else', async () => {
  const genuine = aRegistration(200, { name: 'Asha Namuna' })
  await open(`/memberlist?q=${encodeURIComponent(firm)}&size=25`, [...many(26, spam), genuine])
  await selectAll()
  await userEvent.click(button('Select all 26 that match'))
  await eraseSelected(26)

  await expect.element(page.getByText('Erase as spam: 26 done', { exact: true })).toBeVisible()
  expect(await left()).toEqual(['Asha Namuna'])
  const stays = Object.keys(await firestore.everything())
  expect(stays.filter((path) => path.startsWith('/erasures/'))).toHaveLength(26)
  expect(stays.filter((path) => path.includes('/history/'))).toEqual([])
  await expect.element(page.getByRole('group', { name: /^Selected:/ })).not.toBeInTheDocument()
})

test('where nothing can be written any more it stops, says why, and goes on later', async () => {
  await open('/memberlist', many(20, spam))
  let written = 0
  hasten()
  server.use(
    http.post(commits, () => {
      written += 1
      if (written <= 6) return passthrough()
      return HttpResponse.json(
        { error: { code: 429, status: 'RESOURCE_EXHAUSTED' } },
        { status: 429 },
      )
    }),
  )
  await selectAll()
  await eraseSelected(20)
  const ended = page.getByText(/^Erase as spam: \d+ done, \d+ failed, \d+ not begun$/)
  await expect.element(ended).toBeVisible()
  const [done, failed] = [...(ended.element().textContent ?? '').matchAll(/\d+/g)].map(Number)
  expect(failed).toBeLessThan(15)
  await expectNoViolations()

  server.resetHandlers()
  await userEvent.click(button(`Try the other ${20 - done!}`))
  await expect.element(page.getByText('Erase as spam: 20 done', { exact: true })).toBeVisible()
  expect(await left()).toEqual([])
})

test('it can be stopped, and nothing that was not begun is touched', async () => {
  await open('/memberlist', many(12, spam))
  let goOn = () => {}
  const isStopped = new Promise<void>((resolve) => (goOn = resolve))
  server.use(http.post(commits, () => isStopped.then(passthrough)))
  await selectAll()
  await eraseSelected(12)
  await userEvent.click(button('Stop'))
  goOn()
  const ended = page.getByText(/^Erase as spam: \d+ done, \d+ not begun$/)
  await expect.element(ended).toBeVisible()
  const [done] = [...(ended.element().textContent ?? '').matchAll(/\d+/g)].map(Number)
  expect(await left()).toHaveLength(12 - done!)
  await userEvent.click(button('Close'))
})

test('an editor moves many to the trash, and erases none', async () => {
  await open('/memberlist', many(3, spam), 'editor')
  await selectAll()
  await expect.element(button('Erase as spam…')).not.toBeInTheDocument()
  await userEvent.click(button('Move to the trash'))
  await expect.element(page.getByText('Move to the trash: 3 done', { exact: true })).toBeVisible()
  const records = await firestore.list('New_Registration')
  expect(records.every(({ review }) => (review as { trashed?: true }).trashed)).toBe(true)
})

test('a full trash is shown page by page, is searched, and what is found is erased at once', async () => {
  await firestore.seed({
    growth_fund_req: [
      {
        id: aGrowthFundRequest(1).id,
        data: {
          ...aGrowthFundRequest(1, { name: 'Bina Namuna' }).data,
          review: { v: 1, state: 'received', at: trashedAt(0), by: 'x', trashed: true },
        },
      },
    ],
  })
  const others = many(47, (n) => trashed(n, 'Sample Firm'))
  await open('/desk/trash', [...others, ...[48, 49, 50, 51].map((n) => trashed(n))])
  const rows = () =>
    page
      .getByRole('list', { name: 'Requests in the trash' })
      .element()
      .querySelectorAll(':scope > li')
  await expect.element(page.getByText('52 in the trash')).toBeVisible()
  expect(rows()).toHaveLength(50)
  await expect.element(page.getByText('To erase many together, choose a list.')).toBeVisible()
  await expectNoViolations()
  await userEvent.click(button('Go to next page'))
  await expect.poll(() => rows().length).toBe(2)

  await userEvent.fill(page.getByRole('searchbox', { name: 'Search' }), 'bina')
  await expect.element(page.getByText('1 of 52 in the trash')).toBeVisible()
  await expect.element(page.getByText('Bina Namuna')).toBeVisible()
  await userEvent.fill(page.getByRole('searchbox', { name: 'Search' }), firm)
  await userEvent.click(button('Erase 4 registrations as spam…'))
  await userEvent.fill(page.getByRole('dialog').getByLabelText(/^Type/), '4')
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Erase as spam' }))
  await expect.element(page.getByText('Erase as spam: 4 done', { exact: true })).toBeVisible()
  const firms = (await firestore.list('New_Registration')).map(({ firmName }) => firmName)
  expect(firms).toEqual(Array(47).fill('Sample Firm'))
  await expect.element(page.getByText('Nothing in the trash matches.')).toBeVisible()
})
