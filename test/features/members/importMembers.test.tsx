import { http, HttpResponse, passthrough } from 'msw'
import { beforeEach, expect, inject, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aMember } from '@scripts/samples/members/memberRecords'
import { expectNoViolations } from '@test/support/page/accessibility'
import { firestoreFor } from '@test/support/emulators/firestore'
import { openDesk } from '@test/support/page/openDesk'
import { server } from '@test/support/page/server'

const firestore = firestoreFor()

beforeEach(async () => {
  await page.viewport(1440, 900)
  await firestore.clear()
})

const asha = aMember(1, { profile: { name: 'Asha Namuna', firmName: 'Sample Works' } })

const press = (button: string | RegExp) =>
  userEvent.click(page.getByRole('button', { name: button, exact: typeof button === 'string' }))

async function paste(...rows: string[][]) {
  const text = rows.map((cells) => cells.join('\t')).join('\n')
  await userEvent.fill(page.getByLabelText('Or paste the cells here'), text)
  await press('Read the pasted cells')
}
const heads = ['Regn No', 'Name', 'Name of Firm', 'Mob.', 'Type']
const status = page.getByRole('region', { name: '3. Check' }).getByRole('status')

const membersByNumber = async () =>
  Object.fromEntries((await firestore.list('members')).map((each) => [each.number, each]))

test('a pasted list: a cell is corrected in its place, its rows become members, and an owner takes them back', async () => {
  await openDesk({ at: '/desk/members' })
  await userEvent.click(page.getByRole('link', { name: 'Import a list' }))
  await paste(
    heads,
    ['UO/2019/017', 'Bina Namuna', 'Bina Works', '9437000001', 'Life'],
    ['0018', 'Chitra Namuna', 'Chitra Works', '94370', 'Ordinary'],
    ['UO/2019/019', 'Dillip Namuna', 'Dillip Works', '', 'Ordinary'],
  )
  await expect.element(status).toHaveTextContent('2 new members, 1 row with problems')
  const check = page.getByRole('region', { name: '3. Check' })
  await expect.element(check).toHaveTextContent('is not imported, and the report lists it.')
  await expectNoViolations()

  const mobile = page.getByLabelText('Mobile of row 3')
  await userEvent.fill(mobile, '9437000002')
  await userEvent.keyboard('{Enter}')
  await expect.element(status).toHaveTextContent(/^3 new members$/)

  await press('Import…')
  await expect.element(page.getByRole('dialog')).toHaveTextContent('No member gets a message')
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Import' }))
  await expect.element(page.getByText('3 members imported', { exact: true })).toBeVisible()
  expect(await membersByNumber()).toMatchObject({
    'UO/2019/017': { kind: 'Life', v: 1, profile: { name: 'Bina Namuna', mobile: '9437000001' } },
    '18': { legacyNumber: '0018', profile: { mobile: '9437000002' } },
    'UO/2019/019': { kind: 'Ordinary' },
  })
  await press('Import another list')

  await press('Undo…')
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Undo the import' }))
  await expect.element(page.getByText('3 members taken away', { exact: true })).toBeVisible()
  expect(await firestore.list('members')).toEqual([])
  expect(await firestore.list('member_numbers')).toEqual([])
  await expectNoViolations()
})

test('duplicates are left out, fill in what a member lacks or become members, each row as it is chosen', async () => {
  const { number } = asha.data
  await openDesk({ at: '/desk/members/import', seed: { members: [asha] } })
  await paste(
    heads,
    [number, 'Asha Namuna', 'Sample Works', '9437000001', 'Ordinary'],
    ['UO/2019/020', 'Bina Namuna', 'Bina Works', '9437000002', 'Ordinary'],
    ['UO/2019/021', 'Chitra Namuna', 'Bina Works', '9437000002', 'Ordinary'],
  )
  // A mobile alone is shared by partners: this is pointed out, and the row is imported.
  await expect.element(status).toHaveTextContent('2 new members, 1 row left out as duplicates')
  await expect.element(page.getByText(/^Partners and relatives may share/)).toBeVisible()
  await expect
    .element(page.getByRole('table', { name: 'Duplicates' }))
    .toHaveTextContent('Mobile of row 3')
  await expect.element(page.getByRole('columnheader', { name: 'What to do' })).toBeVisible()
  await expect.element(page.getByLabelText('Row 4')).toHaveValue('new')
  await userEvent.selectOptions(page.getByLabelText('Row 4'), 'Leave the row out')
  await expect.element(status).toHaveTextContent('1 new member, 2 rows left out as duplicates')

  await userEvent.selectOptions(
    page.getByLabelText('All duplicates'),
    'Fill in what the member lacks',
  )
  await expect
    .element(status)
    .toHaveTextContent('1 new member, 1 member to fill in, 1 row left out as duplicates')
  await userEvent.selectOptions(page.getByLabelText('Row 4'), 'Take it as a new member')
  await expect.element(status).toHaveTextContent('2 new members, 1 member to fill in')

  await press('Import…')
  await expect
    .element(page.getByRole('dialog'))
    .toHaveTextContent('Missing facts are filled in for 1 member.')
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Import' }))
  await expect
    .element(page.getByText('2 members imported, 1 member filled in', { exact: true }))
    .toBeVisible()
  expect(await membersByNumber()).toMatchObject({
    [number]: { v: 2, profile: { mobile: '9437000001' } },
    'UO/2019/020': { v: 1 },
    'UO/2019/021': { v: 1 },
  })
})

test('which years two digits mean is said where a column has dates, and only there', async () => {
  await openDesk({ at: '/desk/members/import' })
  await paste(heads, ['UO/1', 'Asha Namuna', 'Works', '', 'Life'])
  await expect.element(status).toHaveTextContent('1 new member')
  expect(page.getByText(/year in two digits/).elements()).toEqual([])
  await press('Choose another list')

  await paste([...heads, 'DOJ'], ['UO/1', 'Asha Namuna', 'Works', '', 'Life', '1.4.99'])
  const last = new Date().getFullYear() + 10
  await expect
    .element(page.getByText(`A year in two digits is read as one from ${last - 99} to ${last}.`))
    .toBeVisible()
})

test('a used-up quota in the middle says so, the rest goes on, and a logout in the middle asks', async () => {
  let rows = 0
  let isHeld = false
  let letPass: () => void = () => {}
  const held = new Promise<void>((resolve) => (letPass = resolve))
  server.use(
    http.post(`http://${inject('firestore')}/*batchGet`, async ({ request }) => {
      if (!(await request.clone().text()).includes('/members/')) return passthrough()
      rows += 1
      if (rows <= 2) return passthrough()
      if (isHeld) await held
      return HttpResponse.json({ error: { code: 429, status: 'RESOURCE_EXHAUSTED' } }, usedUp)
    }),
  )
  await openDesk({ at: '/desk/members/import' })
  await paste(
    heads,
    ...Array.from({ length: 9 }, (_, at) => [`UO/${at}`, `Member ${at}`, 'Works', '', 'Life']),
  )
  await press('Import…')
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Import' }))
  const run = page.getByRole('region', { name: '4. Import' })
  await expect.element(run).toHaveTextContent('2 members imported, 7 not begun')
  await expect.element(run.getByRole('alert')).toHaveTextContent(/quota.*go on tomorrow/)
  expect(await firestore.list('members')).toHaveLength(2)

  isHeld = true
  await press('Go on with the other 7')
  await expect.element(run).toHaveTextContent('2 of 9')
  const confirm = vi.spyOn(window, 'confirm').mockReturnValueOnce(false)
  await press('Logout')
  expect(confirm).toHaveBeenCalledExactlyOnceWith(
    expect.stringMatching(/^The import stops where it is: what is done stays/),
  )
  await expect.element(run).toHaveTextContent('2 of 9')
  confirm.mockReturnValueOnce(true)
  await press('Logout')
  await expect.element(page.getByRole('alert')).toHaveTextContent(/Import of a list: 7 rows/)
  letPass()
})

const usedUp = { status: 429 }

test('an import of a colleague that is not finished is said beside a list, and can be ended', async () => {
  const list = { file: 'old-list.xlsx', hash: 'a'.repeat(64), rows: 3, at: new Date(), by: 'x' }
  await openDesk({
    at: '/desk/members/import',
    seed: { imports: [{ id: 'I1', data: { ...list, state: 'open' } }] },
  })
  const earlier = page.getByRole('region', { name: 'Earlier imports' })
  await expect.element(earlier).toHaveTextContent('3 rows, 0 of them are members')
  await paste(heads, ['UO/1', 'Asha Namuna', 'Works', '', 'Life'])
  const warning = 'If it gives a number first, your row with this number is not imported.'
  await expect.element(page.getByText(warning)).toBeVisible()

  await press('End…')
  const dialog = page.getByRole('dialog')
  await expect.element(dialog).toHaveTextContent('rows that are not imported yet will not be')
  await userEvent.click(dialog.getByRole('button', { name: 'End the import' }))
  await expect.element(earlier).toHaveTextContent('Finished')
  await expect.element(page.getByText(warning)).not.toBeInTheDocument()
})

test('a viewer looks at the earlier imports, and can change nothing', async () => {
  const list = { file: 'old-list.xlsx', hash: 'a'.repeat(64), rows: 3, at: new Date(), by: 'x' }
  await openDesk({
    at: '/desk/members/import',
    role: 'viewer',
    seed: {
      imports: [{ id: 'I1', data: { ...list, state: 'open' } }],
      members: [{ ...asha, data: { ...asha.data, importId: 'I1' } }],
    },
  })
  const earlier = page.getByRole('region', { name: 'Earlier imports' })
  await expect
    .element(earlier)
    .toHaveTextContent(/old-list.xlsxNot finished.*3 rows, 1 of them is a member/)
  expect(earlier.getByRole('button').elements()).toEqual([])
  expect(page.getByLabelText('Choose a file').elements()).toEqual([])
  await expect.element(page.getByText(/^Editors and owners import lists/)).toBeVisible()
})
