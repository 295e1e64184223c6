import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aMember } from '@scripts/samples/members/memberRecords'
import { exportAs } from '@test/support/page/exportMenu'
import { expectNoViolations } from '@test/support/page/accessibility'
import { setClockAhead } from '@/shared/config/serverClock'
import { dayMillis } from '@/shared/text/dateText'
import { firestoreFor } from '@test/support/emulators/firestore'
import { readCsv } from '@test/support/readCsv'
import { openDesk } from '@test/support/page/openDesk'

const firestore = firestoreFor()

beforeEach(async () => {
  await page.viewport(1440, 900)
  await firestore.clear()
})

afterEach(() => vi.restoreAllMocks())

const asha = aMember(1, { paidUntil: '2099-03-31' })
const bina = aMember(2, { number: '17', legacyNumber: '0017', paidUntil: '2020-03-31' })
const chitra = aMember(3, { kind: 'Life', paidUntil: undefined })
const dillip = aMember(4, {
  paidUntil: new Date(Date.now() + 5 * dayMillis).toISOString().slice(0, 10),
})

function savedFiles() {
  const files: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob)
    return 'blob:test'
  })
  return files
}

const table = page.getByRole('table', { name: 'Members' })
const rowOf = ({ data }: ReturnType<typeof aMember>) =>
  table.getByRole('row').filter({ hasText: data.profile.name })

test('the members of the association: their standing, a search, a bar of the chart, and a file', async () => {
  await openDesk({ at: '/desk/members', seed: { members: [asha, bina, chitra, dillip] } })
  await expect.element(page.getByText('4 members', { exact: true })).toBeVisible()
  await expect.element(rowOf(asha)).toHaveTextContent(/UO\/2019\/001.*Active.*31 Mar 2099/)
  await expect.element(rowOf(bina)).toHaveTextContent(/0017.*Lapsed/)
  await expect.element(rowOf(chitra)).toHaveTextContent(/Life.*Life or honorary/)
  await expect.element(rowOf(dillip)).toHaveTextContent(/Due soon/)
  await expectNoViolations()

  // At midnight in India the list draws itself again: here six nights pass at once.
  onTestFinished(() => setClockAhead(0))
  setClockAhead(-6 * dayMillis)
  await expect.element(rowOf(dillip)).toHaveTextContent(/In grace/)
  setClockAhead(0)
  await expect.element(rowOf(dillip)).toHaveTextContent(/Due soon/)

  await firestore.update(`members/${asha.id}`, { hold: true })
  await expect.element(rowOf(asha)).toHaveTextContent('On hold')

  await userEvent.fill(page.getByRole('searchbox', { name: 'Search' }), '0017')
  await expect.element(page.getByText('1 of 4 members')).toBeVisible()
  await expect.element(rowOf(asha)).not.toBeInTheDocument()
  await userEvent.clear(page.getByRole('searchbox', { name: 'Search' }))

  await userEvent.click(page.getByRole('button', { name: 'Charts' }))
  const chart = page.getByRole('region', { name: 'By standing' })
  await userEvent.click(chart.getByRole('button', { name: /^On hold/ }))
  await expect.element(page.getByRole('combobox', { name: 'Standing' })).toHaveValue('hold')
  await expect.element(rowOf(bina)).not.toBeInTheDocument()

  const files = savedFiles()
  await exportAs('CSV file')
  await expect.poll(() => files.length).toBe(1)
  const [heads = [], row = []] = readCsv((await files[0]!.text()).replace('\uFEFF', ''))
  const cells = Object.fromEntries(heads.map((head, at) => [head, row[at]]))
  expect(cells).toMatchObject({
    'Membership number': 'UO/2019/001',
    Standing: 'On hold',
    'Paid until': '2099-03-31',
    Name: asha.data.profile.name,
  })
})
