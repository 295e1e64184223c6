import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { listingRef } from '@/shared/members/readListing'
import { statusKey } from '@/shared/requests/status'
import { aMember } from '@scripts/samples/members/memberRecords'
import { expectNoViolations } from '@test/support/page/accessibility'
import { firestoreFor } from '@test/support/emulators/firestore'
import { openDesk } from '@test/support/page/openDesk'

const firestore = firestoreFor()

beforeEach(async () => {
  await page.viewport(1440, 900)
  await firestore.clear()
})

const asha = aMember(1, { paidUntil: '2099-03-31' })
const bina = aMember(2, { paidUntil: '2020-03-31' })
const { name, mobile } = asha.data.profile

const press = (button: string | RegExp) =>
  userEvent.click(page.getByRole('button', { name: button, exact: typeof button === 'string' }))
const history = page.getByRole('region', { name: 'History' })
const dialog = page.getByRole('dialog')

test('a member is changed, put on hold, ended and taken back, and the history says so', async () => {
  await openDesk({ at: '/desk/members', seed: { members: [asha, bina] } })
  await userEvent.click(page.getByRole('link', { name }))
  await expect.element(page.getByRole('heading', { name, level: 1 })).toBeVisible()
  await expect.element(page.getByText('UO/2019/001')).toBeVisible()
  await expect.element(page.getByText('31 Mar 2099')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Call' }))
    .toHaveAttribute('href', `tel:+91${mobile}`)
  await expect.element(history).toHaveTextContent('Imported from an old list.')

  await press('Change details…')
  await userEvent.fill(dialog.getByLabelText('Mobile'), '98765 00000')
  await userEvent.selectOptions(dialog.getByLabelText('Language'), 'Odia')
  await press('Save')
  await expect.element(history).toHaveTextContent(/You changed the details.*\+91 98765 00000/)
  await expect.element(history).toHaveTextContent(/Language.*Odia/)
  await expect.element(dialog).not.toBeInTheDocument()

  await press('Put on hold…')
  await userEvent.fill(dialog.getByLabelText('Reason'), 'Complaint of three members')
  await press('Put on hold')
  await expect.element(history).toHaveTextContent('put the membership on hold')
  await expect.element(history).toHaveTextContent('Complaint of three members')
  await expect.element(page.getByText('On hold', { exact: true })).toBeVisible()

  await press('Change type…')
  await userEvent.selectOptions(dialog.getByLabelText('Membership type'), 'Associate')
  await press('Change type')
  await expect
    .element(history)
    .toHaveTextContent('changed the membership type from Ordinary to Associate')

  // The app that opens has sent nothing yet: the history keeps it once the administrator says so.
  await press('Inform…')
  const message = dialog.getByRole('textbox', { name: 'Message' })
  await expect.element(message).toHaveValue(expect.stringContaining('ସଦସ୍ୟ ସଂଖ୍ୟା UO/2019/001'))
  await press('English')
  await expect.element(message).toHaveValue(expect.stringContaining('about your membership'))
  await press('ଓଡ଼ିଆ')
  const whatsApp = dialog.getByRole('link', { name: 'WhatsApp' })
  await expect
    .element(whatsApp)
    .toHaveAttribute('href', expect.stringMatching(/UO(%2F|\/)2019(%2F|\/)001/))
  whatsApp.element().addEventListener('click', (event) => event.preventDefault())
  await userEvent.click(whatsApp)
  await press('Yes')
  await expect.element(history).toHaveTextContent(/You told the member by WhatsApp/)
  await expect.element(dialog).not.toBeInTheDocument()

  await press('End membership…')
  await userEvent.selectOptions(dialog.getByLabelText('Reason'), 'Resigned')
  await press('End membership')
  await expect.element(page.getByText('Left', { exact: true })).toBeVisible()
  await press('Rejoin…')
  await press('Rejoin')
  await expect.element(history).toHaveTextContent('took the member back on')

  await userEvent.fill(page.getByRole('textbox', { name: 'Note' }), 'Called, no answer')
  await press('Add note')
  await expect.element(history).toHaveTextContent(/You wrote a note.*Called, no answer/)
  expect(await firestore.read(`members/${asha.id}`)).toMatchObject({ v: 8, kind: 'Associate' })
  await expectNoViolations()

  await userEvent.click(page.getByRole('link', { name: 'Next' }))
  await expect
    .element(page.getByRole('heading', { name: bina.data.profile.name, level: 1 }))
    .toBeVisible()
})

test('an owner erases a member who has left, whose number stays', async () => {
  const left = aMember(3, { ended: { on: '2026-11-20', why: 'Resigned' } })
  const seed = {
    members: [left, bina],
    member_numbers: [{ id: 'UO~2019~003', data: { memberId: left.id } }],
  }
  await openDesk({ at: `/desk/members/${bina.id}`, seed })
  await expect.element(page.getByRole('button', { name: 'End membership…' })).toBeVisible()
  expect(page.getByRole('button', { name: 'Erase…' }).elements()).toEqual([])

  await userEvent.click(page.getByRole('link', { name: 'Next' }))
  await press('Erase…')
  await expect.element(dialog).toHaveTextContent('The number UO/2019/003 stays')
  await expectNoViolations()
  await expect.element(dialog.getByRole('button', { name: 'Erase for good' })).toBeDisabled()
  await userEvent.fill(dialog.getByRole('textbox'), 'uo 2019 003')
  await press('Erase for good')

  await expect.element(page.getByRole('heading', { name: 'Members', level: 1 })).toBeVisible()
  await expect.element(page.getByText('Member UO/2019/003 was erased')).toBeVisible()
  expect(await firestore.read(`members/${left.id}`)).toBeUndefined()
  expect(await firestore.read('member_numbers/UO~2019~003')).toMatchObject({ memberId: left.id })
  expect(await firestore.list('erasures')).toMatchObject([{ why: 'request' }])
})

test('a member is listed in the directory with what the member agreed to, and is taken out', async () => {
  const { number, profile } = asha.data
  const data = { ...asha.data, requestId: asha.id }
  const key = await statusKey('NR', asha.id)
  const wish = { key, contacts: ['mobile'], at: new Date(Date.UTC(2026, 10, 20)) }
  await openDesk({
    at: `/desk/members/${asha.id}`,
    seed: {
      members: [{ ...asha, data }],
      listing_wishes: [{ id: await listingRef(key), data: wish }],
      member_numbers: [
        { id: 'UO~2019~001', data: { memberId: asha.id, importId: asha.data.importId } },
      ],
    },
  })
  const part = page.getByRole('region', { name: 'Directory' })
  await expect.element(part).toHaveTextContent('Not in the public directory.')
  await expect.element(part).toHaveTextContent(/asked on My request on 20 .* with: Mobile\./)

  await press('List in the directory…')
  await expect.element(dialog.getByRole('checkbox', { name: 'Mobile' })).toBeChecked()
  const how = dialog.getByLabelText('How the member agreed')
  await expect.element(how).toHaveValue(expect.stringContaining('Asked on My request on 20'))
  await userEvent.clear(how)
  await press('List the firm')
  await expect.element(dialog).toHaveTextContent('Say how the member agreed')
  await userEvent.fill(how, 'By telephone')
  await press('List the firm')
  await expect.element(part).toHaveTextContent('In the public directory, with: Mobile.')
  const entry = async () =>
    ((await firestore.read('directory/1'))?.entries as Record<string, object> | undefined)?.[
      'UO~2019~001'
    ]
  expect(await entry()).toMatchObject({ number, firmName: profile.firmName, mobile })
  expect(await entry()).not.toHaveProperty('name')
  await expect
    .element(history)
    .toHaveTextContent(/You listed the firm in the directory, with Mobile.*By telephone/)
  await expectNoViolations()

  await press('Take out of the directory…')
  await press('Take it out')
  await expect.element(part).toHaveTextContent('Not in the public directory.')
  expect(await entry()).toBeUndefined()
})

test('a wish is counted on Today, done with one press, and not proposed again after the office has undone it', async () => {
  const data = { ...asha.data, requestId: asha.id }
  const key = await statusKey('NR', asha.id)
  const wish = { key, contacts: ['mobile'], at: new Date(Date.UTC(2026, 10, 20)) }
  const { router } = await openDesk({
    at: '/desk',
    seed: {
      members: [{ ...asha, data }, aMember(2)],
      listing_wishes: [{ id: await listingRef(key), data: wish }],
      request_keys: [{ id: key, data: { kind: 'registrations', requestId: asha.id } }],
      member_numbers: [
        { id: 'UO~2019~001', data: { memberId: asha.id, importId: asha.data.importId } },
      ],
    },
  })
  const card = page.getByRole('region', { name: 'Directory of members' })
  await expect.element(card).toHaveTextContent('1')
  await userEvent.click(card.getByRole('link', { name: /Asks to be listed/ }))
  await expect.element(page.getByText('1 of 2 members')).toBeVisible()
  await userEvent.click(page.getByRole('link', { name: asha.data.profile.name }))

  await press('List as asked')
  const part = page.getByRole('region', { name: 'Directory' })
  await expect.element(part).toHaveTextContent('In the public directory, with: Mobile.')
  const asAsked = part.getByRole('button', { name: 'List as asked' })
  await expect.element(asAsked).not.toBeInTheDocument()
  await expect.element(part.getByRole('button', { name: 'Change the contacts…' })).toHaveFocus()
  await expect.element(history).toHaveTextContent(/with Mobile.*Asked on My request on 20/)

  await press('Take out of the directory…')
  await press('Take it out')
  await expect.element(part).toHaveTextContent('Not in the public directory.')
  await expect.element(part).toHaveTextContent('asked on My request')
  await expect.element(asAsked).not.toBeInTheDocument()
  await router.navigate('/desk/members?listing=asked')
  await expect.element(page.getByText('No member matches')).toBeVisible()
  await expect.element(page.getByText('0 of 2 members')).toBeVisible()
})
