import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { setBuilt } from '@/features/directory/built'
import { spacedPhone } from '@/shared/text/links'
import { directoryOf } from '@scripts/samples/members/listingSeed'
import { aMember } from '@scripts/samples/members/memberRecords'
import { firestoreFor } from '@test/support/emulators/firestore'
import { openDesk } from '@test/support/page/openDesk'
import { leaveApp, renderApp } from '@test/support/page/renderApp'

const firestore = firestoreFor()

beforeEach(async () => {
  await page.viewport(1440, 900)
  await firestore.clear()
})
afterEach(() => setBuilt(undefined))

const asha = aMember(1, { paidUntil: '2099-03-31' })
const bina = aMember(2, { paidUntil: '2099-03-31' })
const { number, profile } = asha.data
const { firmName, name } = profile
const call = spacedPhone(String(profile.mobile))

const press = (button: string) =>
  userEvent.click(page.getByRole('button', { name: button, exact: true }))
const dialog = page.getByRole('dialog')
const part = page.getByRole('region', { name: 'Directory' })
const heading = (firm: string) => page.getByRole('heading', { name: firm })

/** A member with name and mobile number in the directory, beside another firm, at the desk. */
const openMember = () =>
  openDesk({
    at: `/desk/members/${asha.id}`,
    seed: {
      members: [asha, bina].map(({ id, data }) => ({ id, data: data as never })),
      member_numbers: [asha, bina].map(({ id, data }) => ({
        id: data.number.replaceAll('/', '~'),
        data: { memberId: id, importId: data.importId },
      })),
      ...directoryOf([
        { member: asha.data, contacts: ['name', 'mobile'] },
        { member: bina.data, contacts: [] },
      ]),
    },
  })

/** A visitor opens the directory, whose file still has both firms. */
async function openDirectory() {
  await leaveApp()
  setBuilt({
    day: '2026-11-28',
    listings: [{ firmName }, { firmName: bina.data.profile.firmName }],
  })
  renderApp('/directory/')
  // The file has no numbers: what was read is there.
  await expect.element(page.getByText(bina.data.number)).toBeVisible()
}

test('a visitor sees the contacts that a member agreed to, and a contact that was taken out no more', async () => {
  await openMember()
  await expect.element(part).toHaveTextContent('with: Name, Mobile.')
  await openDirectory()
  await expect.element(page.getByText(number)).toBeVisible()
  await expect.element(page.getByText(name, { exact: true })).toBeVisible()
  await expect.element(page.getByRole('link', { name: call })).toBeVisible()

  await leaveApp()
  await openMember()
  await press('Change the contacts…')
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Mobile' }))
  await userEvent.fill(dialog.getByLabelText('How the member agreed'), 'By telephone')
  await userEvent.click(dialog.getByRole('button', { name: 'Change the contacts', exact: true }))
  await expect.element(part).toHaveTextContent('with: Name.')
  await openDirectory()
  await expect.element(page.getByText(name, { exact: true })).toBeVisible()
  expect(page.getByRole('link', { name: call }).elements()).toEqual([])
})

/** What takes the whole firm away. */
const ways: { what: string; takeOut: () => Promise<unknown> }[] = [
  {
    what: 'is taken out of the directory',
    takeOut: async () => {
      await press('Take out of the directory…')
      await expect.element(dialog).toHaveTextContent('The contacts are gone from the site at once')
      await expect.element(dialog).toHaveTextContent('when the site is next published')
      await press('Take it out')
      await expect.element(part).toHaveTextContent('Not in the public directory.')
    },
  },
  { what: 'has left', takeOut: () => end() },
  {
    what: 'is erased',
    takeOut: async () => {
      await end()
      await press('Erase…')
      await expect.element(dialog).toHaveTextContent('its contacts are gone from the site at once')
      await expect.element(dialog).toHaveTextContent('publish it today')
      await userEvent.fill(dialog.getByRole('textbox'), number)
      await press('Erase for good')
      await expect.element(page.getByText(`Member ${number} was erased`)).toBeVisible()
    },
  },
]

async function end() {
  await press('End membership…')
  await userEvent.selectOptions(dialog.getByLabelText('Reason'), 'Resigned')
  await press('End membership')
  await expect.element(page.getByText('Left', { exact: true })).toBeVisible()
}

test.each(ways)(
  'a visitor no longer finds a firm that $what, although the file has it',
  async ({ takeOut }) => {
    await openMember()
    await takeOut()
    await openDirectory()
    expect(heading(firmName).elements()).toEqual([])
    expect(page.getByText(name).elements()).toEqual([])
    expect(page.getByRole('link', { name: call }).elements()).toEqual([])
  },
)

test('firms that have not paid for more than a year are taken out by one press', async () => {
  const late = [3, 4].map((n) => aMember(n, { paidUntil: '2024-03-31' }))
  const all = [asha, ...late]
  await openDesk({
    at: '/desk/members?listing=late',
    seed: {
      members: all.map(({ id, data }) => ({ id, data: data as never })),
      member_numbers: all.map(({ id, data }) => ({
        id: data.number.replaceAll('/', '~'),
        data: { memberId: id, importId: data.importId },
      })),
      ...directoryOf(all.map(({ data: member }) => ({ member, contacts: [] }))),
    },
  })
  await expect.element(page.getByText('2 of 3 members')).toBeVisible()
  await press('Take these out of the directory…')
  await expect.element(dialog).toHaveTextContent('Take 2 firms out of the directory?')
  await userEvent.click(dialog.getByRole('button', { name: 'Take them out' }))
  await expect.element(page.getByText('2 firms taken out of the directory.')).toBeVisible()
  await expect.element(page.getByText('0 of 3 members')).toBeVisible()
  const entries = (await firestore.list('directory')).flatMap((bucket) =>
    Object.keys(bucket.entries as object),
  )
  expect(entries).toEqual([number.replaceAll('/', '~')])
  const history = await firestore.list(`members/${late[0]!.id}/history`)
  expect(history).toMatchObject([{ kind: 'unlist', text: 'Not paid for more than a year' }])
})
