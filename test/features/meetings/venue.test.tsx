import { bypass, http, HttpResponse, passthrough } from 'msw'
import { afterEach, beforeEach, expect, inject, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Sample } from '@scripts/samples/records'
import { aMeeting } from '@scripts/samples/meetingRecords'
import { expectNoViolations } from '@test/support/page/accessibility'
import { errorSummary, field } from '@test/support/forms/fillIn'
import { firestoreFor } from '@test/support/emulators/firestore'
import { hasten } from '@test/support/page/hasten'
import { openDesk } from '@test/support/page/openDesk'
import { server } from '@test/support/page/server'
import { signIn } from '@test/support/page/signIn'
import type { Role } from '@/shared/requests/roles'
import { backend } from '@/shared/firestore/backend'

const firestore = firestoreFor()
const documents = `http://${inject('firestore')}/v1/projects/:project/databases/:database/documents`

const heading = page.getByRole('heading', { name: 'Monthly Meeting Venue Update', level: 1 })
const update = page.getByRole('button', { name: 'Update Meeting Venue' })
const alert = page.getByRole('alert')
const dialog = page.getByRole('dialog')

afterEach(() => vi.restoreAllMocks())

beforeEach(async () => {
  await firestore.clear()
})

const openVenue = (...meetings: Sample[]) => openVenueAs('owner', ...meetings)

async function openVenueAs(role: Role, ...meetings: Sample[]) {
  const seed = { monthly_meetings: meetings }
  const app = await openDesk({ at: '/MonthlyMeetingVenue', role, seed })
  await expect.element(heading).toBeVisible()
  await expect.element(update).toBeVisible()
  return app
}

const stored = () => firestore.read('monthly_meetings/m1')

async function typeDate(digits: string) {
  await expect.element(page.getByRole('group', { name: 'Meeting Date' })).toBeVisible()
  await userEvent.click(page.getByRole('spinbutton', { name: 'Day' }))
  await userEvent.keyboard(digits)
}

/** The server refuses every save, after `meanwhile`. */
const refuseSaves = (meanwhile: () => Promise<void>) =>
  server.use(
    http.post(`${documents}\\:commit`, async ({ request }) => {
      // Other commits go to the same address.
      if (!(await request.clone().text()).includes('venueName')) return passthrough()
      await meanwhile()
      return HttpResponse.json(
        { error: { status: 'PERMISSION_DENIED', code: 403 } },
        { status: 403 },
      )
    }),
  )

const timeShown = () =>
  ['Hour', 'Minute', 'AM or PM'].map((label) => (field(label).element() as HTMLSelectElement).value)

test('the latest record fills the form, and a save updates it with the server’s time, and is in the history and in Activity', async () => {
  const before = new Date('2026-11-01')
  const { router } = await openVenue(
    aMeeting({ venueName: 'Old Hall', updatedAt: new Date('2026-10-01') }, 'old'),
    aMeeting({ venueName: 'Town Hall', updatedAt: before }, 'm1'),
  )
  await expect.element(field('Venue Name')).toHaveValue('Town Hall')
  expect(timeShown()).toEqual(['04', '30', 'PM'])
  const hourOptions = [...(field('Hour').element() as HTMLSelectElement).options]
  expect(hourOptions.slice(0, 3).map(({ value }) => value)).toEqual(['12', '01', '02'])

  await userEvent.fill(field('Venue Name'), 'Jaydev Bhawan')
  await typeDate('12122026')
  await userEvent.selectOptions(field('Hour'), '11')
  await userEvent.selectOptions(field('AM or PM'), 'AM')
  await userEvent.click(update)

  await expect.element(alert).toHaveTextContent('Meeting venue updated successfully!')
  await expect.element(alert).toHaveFocus()
  const { updatedAt, ...record } = (await stored())!
  expect(Number(updatedAt)).toBeGreaterThan(Number(before))
  expect(record).toEqual({
    id: 'm1',
    meetingAgenda: 'Review of the month and introduction of new members',
    venueName: 'Jaydev Bhawan',
    venueAddress: 'Sample Road, Bhubaneswar, Khordha 751001',
    meetingDate: '2026-12-12',
    meetingTime: '11:30 AM',
  })

  await router.navigate('/desk/meetings/m1')
  const line = page.getByRole('listitem').filter({ hasText: 'changed the meeting on the page' })
  await expect.element(line).toHaveTextContent('You changed the meeting')
  await expect
    .element(page.getByRole('link', { name: 'Public page' }))
    .toHaveAttribute('href', '/form/monthlymeeting/?meeting=m1')
  await expect.element(line).toHaveTextContent('Venue Name: Town Hall Jaydev Bhawan')
  await expectNoViolations()
  await router.navigate('/desk/activity?kind=meeting')
  await expect
    .element(page.getByRole('link', { name: /You changed the meeting on the page/ }))
    .toHaveAttribute('href', '/desk/meetings/m1')
})

test('the page reads the latest record once, and a save is one update of the six fields with its entry', async () => {
  const queries: { structuredQuery: { from: { collectionId: string }[] } }[] = []
  const updates: { [part: string]: unknown }[] = []
  server.use(
    http.post(`${documents}\\:runQuery`, async ({ request }) => {
      queries.push((await request.clone().json()) as (typeof queries)[0])
      return passthrough()
    }),
    http.post(`${documents}\\:commit`, async ({ request }) => {
      const { writes = [] } = (await request.clone().json()) as { writes?: typeof updates }
      // The test itself writes as the owner of the emulator.
      if (request.headers.get('authorization') !== 'Bearer owner') updates.push(...writes)
      return passthrough()
    }),
  )
  await openVenue(aMeeting({ venueName: 'Town Hall' }, 'm1'))
  await expect.element(field('Venue Name')).toHaveValue('Town Hall')

  await userEvent.fill(field('Venue Name'), 'Jaydev Bhawan')
  await userEvent.click(update)

  await expect.element(alert).toHaveTextContent('Meeting venue updated successfully!')
  // The lists, which are shown first after the login, read their newest records.
  const ofMeetings = queries.filter(
    ({ structuredQuery }) => structuredQuery.from[0]?.collectionId === 'monthly_meetings',
  )
  expect(ofMeetings).toHaveLength(1)
  expect(ofMeetings[0]).toMatchObject({
    structuredQuery: {
      orderBy: [{ field: { fieldPath: 'updatedAt' }, direction: 'DESCENDING' }, {}],
      limit: 1,
    },
  })
  expect(updates).toHaveLength(2)
  expect(updates[1]).toMatchObject({
    update: { fields: { kind: { stringValue: 'venue' } } },
    updateTransforms: [{ fieldPath: 'at', setToServerValue: 'REQUEST_TIME' }],
  })
  expect(updates[0]).toMatchObject({
    updateTransforms: [{ fieldPath: 'updatedAt', setToServerValue: 'REQUEST_TIME' }],
  })
  const { fieldPaths } = updates[0]!.updateMask as { fieldPaths: string[] }
  expect(fieldPaths.toSorted()).toEqual([
    'meetingAgenda',
    'meetingDate',
    'meetingTime',
    'venueAddress',
    'venueName',
  ])
})

test('a date in the past gets a hint', async () => {
  await openVenue(aMeeting({ meetingDate: '2020-01-05' }, 'm1'))
  const hint = page.getByText('This day has passed.')
  await expect.element(hint).toBeVisible()

  await typeDate('12122099')
  await expect.element(hint).not.toBeInTheDocument()
})

test('without a record, or without an answer of the server, the page says so and nothing can be sent', async () => {
  server.use(http.post(`${documents}\\:runQuery`, () => HttpResponse.error()))
  await openVenue()
  await expect.element(alert).toHaveTextContent('Failed to load existing meeting data.')
  await expect.element(update).toBeDisabled()
  server.resetHandlers()

  await userEvent.click(page.getByRole('button', { name: 'Try again' }))
  await expect.element(alert).toHaveTextContent('No meeting record found to update.')
  await expect.element(update).toBeDisabled()
  expect(timeShown()).toEqual(['12', '00', 'AM'])
  await expectNoViolations()

  await firestore.seed({ monthly_meetings: [aMeeting({ venueName: 'Town Hall' }, 'm1')] })
  await userEvent.click(page.getByRole('button', { name: 'Try again' }))
  await expect.element(field('Venue Name')).toHaveValue('Town Hall')
  await expect.element(update).toBeEnabled()
})

test('a viewer reads that editors may change the meeting, and can send nothing', async () => {
  await openVenueAs('viewer', aMeeting({ venueName: 'Town Hall' }, 'm1'))
  await expect.element(page.getByText('Editors and owners plan and change meetings.')).toBeVisible()
  await expect.element(field('Venue Name')).toHaveValue('Town Hall')
  await expect.element(update).toBeDisabled()
})

test('an older record’s date and time are shown beside the fields, and must be chosen again', async () => {
  await openVenue(aMeeting({ meetingDate: '5 December 2026', meetingTime: '9:5 pm' }, 'm1'))
  await expect.element(page.getByText(/“5 December 2026”/)).toBeVisible()
  await expect.element(page.getByText(/“9:5 pm”/)).toBeVisible()
  expect(timeShown()).toEqual(['', '', ''])

  await userEvent.click(update)
  await expect.element(errorSummary).toHaveTextContent('Meeting Date is required')
  await expect.element(errorSummary).toHaveTextContent('Hour is required')
  // The way back is half below the header.
  window.scrollTo(0, 0)
  await expectNoViolations()
  expect(await stored()).toMatchObject({ meetingDate: '5 December 2026', meetingTime: '9:5 pm' })

  await typeDate('05122026')
  await userEvent.selectOptions(field('Hour'), '09')
  await userEvent.selectOptions(field('Minute'), '05')
  await userEvent.selectOptions(field('AM or PM'), 'PM')
  await userEvent.click(update)
  await expect.element(alert).toHaveTextContent('Meeting venue updated successfully!')
  expect(await stored()).toMatchObject({ meetingDate: '2026-12-05', meetingTime: '09:05 PM' })
})

test('values that are not texts are shown, and not overwritten by accident', async () => {
  const odd = aMeeting({}, 'm1')
  Object.assign(odd.data, {
    meetingTime: 930,
    meetingDate: new Date('2026-12-05T00:00+05:30'),
    venueName: 42,
  })
  await openVenue(odd)

  await expect.element(page.getByText(/“930”/)).toBeVisible()
  await expect.element(page.getByText(/“5 Dec 2026, 12:00 AM( IST)?”/)).toBeVisible()
  await expect.element(field('Venue Name')).toHaveValue('42')
  expect(timeShown()).toEqual(['', '', ''])
  await userEvent.click(update)
  await expect.element(errorSummary).toHaveTextContent('Hour is required')
  expect(await stored()).toMatchObject({ meetingTime: 930 })
})

test('after a failed save the entries stay, and a deleted record is reported', async () => {
  await openVenue(aMeeting({}, 'm1'))
  let answer = () => {}
  const held = new Promise<void>((resolve) => (answer = resolve))
  refuseSaves(() => held)
  await userEvent.fill(field('Venue Name'), 'Jaydev Bhawan')
  await userEvent.click(update)
  await expect.element(page.getByRole('button', { name: 'Processing...' })).toBeDisabled()
  answer()
  await expect.element(alert).toHaveTextContent('Failed to update meeting venue. Please try again.')
  await expect.element(field('Venue Name')).toHaveValue('Jaydev Bhawan')
  server.resetHandlers()

  await firestore.delete('monthly_meetings/m1')
  await userEvent.click(update)
  await expect.element(alert).toHaveTextContent('No meeting record found to update.')
})

/** What another administrator saves. */
const changeElsewhere = (fields: Partial<ReturnType<typeof aMeeting>['data']>) =>
  firestore.update('monthly_meetings/m1', { ...fields, updatedAt: new Date() })

test('an administrator who saves second sees the colleague’s changes and chooses a version', async () => {
  await openVenue(aMeeting({ venueName: 'Town Hall' }, 'm1'))
  await userEvent.fill(field('Meeting Agenda'), 'Accounts')
  await changeElsewhere({ venueName: 'Their Hall' })

  await userEvent.click(update)
  await expect.element(dialog).toHaveTextContent('This meeting was changed by someone else')
  const agenda = dialog.getByRole('region', { name: 'Meeting Agenda' })
  await expect.element(agenda).toHaveTextContent('YoursAccounts')
  const venue = dialog.getByRole('region', { name: 'Venue Name' })
  await expect.element(venue).toHaveTextContent('TheirsTheir HallYoursTown Hall')
  await expectNoViolations()
  expect(await stored()).toMatchObject({ venueName: 'Their Hall' })
  await userEvent.click(dialog.getByRole('button', { name: 'Keep editing' }))
  await expect.element(alert).toHaveTextContent('Your changes are not saved yet')
  await expect.element(field('Meeting Agenda')).toHaveValue('Accounts')

  await userEvent.click(update)
  await userEvent.click(dialog.getByRole('button', { name: 'Keep mine' }))
  await expect.element(alert).toHaveTextContent('Meeting venue updated successfully!')
  expect(await stored()).toMatchObject({ venueName: 'Town Hall', meetingAgenda: 'Accounts' })

  // The other save comes between the read and the write of the transaction.
  refuseSaves(() => changeElsewhere({ venueName: 'Their Hall' }))
  await userEvent.fill(field('Venue Name'), 'My Hall')
  await userEvent.click(update)
  await userEvent.click(dialog.getByRole('button', { name: 'Take theirs' }))
  await expect.element(alert).toHaveTextContent('Their version was kept')
  await expect.element(field('Venue Name')).toHaveValue('Their Hall')
  expect(await stored()).toMatchObject({ venueName: 'Their Hall', meetingAgenda: 'Accounts' })
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('My Hall')
})

test('a save whose answer was lost is found to be saved, and is written once', async () => {
  await openVenue(aMeeting({ venueName: 'Town Hall' }, 'm1'))
  server.use(
    http.post(`${documents}\\:commit`, async ({ request }) => {
      const body = await request.clone().text()
      if (!body.includes('venueName')) return passthrough()
      await fetch(bypass(request))
      return HttpResponse.error()
    }),
  )
  await userEvent.fill(field('Venue Name'), 'Jaydev Bhawan')
  hasten()
  await userEvent.click(update)

  await expect.element(alert).toHaveTextContent('Meeting venue updated successfully!')
  expect(await stored()).toMatchObject({ venueName: 'Jaydev Bhawan' })
  const entries = Object.keys(await firestore.everything()).filter((path) =>
    path.startsWith('/monthly_meetings/m1/history/'),
  )
  expect(entries).toHaveLength(1)
})

test('leaving the page keeps the entries without asking, and they are restored', async () => {
  const { router } = await openVenue(aMeeting({ venueName: 'Town Hall' }, 'm1'))
  await userEvent.fill(field('Venue Name'), 'Jaydev Bhawan')

  await router.navigate('/memberlist')
  await expect.element(page.getByRole('heading', { name: 'Member List' })).toBeVisible()
  await router.navigate('/MonthlyMeetingVenue')
  await expect.element(field('Venue Name')).toHaveValue('Jaydev Bhawan')
  await expect.element(page.getByText(/Your draft was restored/)).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Start over' }))
  await expect.element(field('Venue Name')).toHaveValue('Town Hall')
})

test('a logout asks before it deletes unsaved entries', async () => {
  await openVenue(aMeeting({ venueName: 'Town Hall' }, 'm1'))
  await userEvent.fill(field('Venue Name'), 'Another Hall')
  await expect.poll(() => JSON.stringify({ ...sessionStorage })).toContain('Another Hall')
  const logout = page.getByRole('button', { name: 'Logout' })
  const confirm = vi.spyOn(window, 'confirm')

  confirm.mockReturnValueOnce(false)
  await userEvent.click(logout)
  expect(confirm.mock.lastCall?.[0]).toMatch(/will be deleted/)
  await expect.element(field('Venue Name')).toHaveValue('Another Hall')

  confirm.mockReturnValueOnce(true)
  await userEvent.click(logout)
  await expect.element(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible()
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('Another Hall')
})

test('an expired session keeps the entries, and a colleague’s save in the meantime is noticed', async () => {
  const { router } = await openVenue(aMeeting({ venueName: 'Town Hall' }, 'm1'))
  await userEvent.fill(field('Venue Name'), 'Kept Hall')
  await (await backend.loadSessionProvider()).signOut()
  await expect.element(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible()
  // At the desk, which leaves `updatedAt` as it is.
  const atDesk = { venueAddress: 'Another Road, Cuttack', changedAt: new Date(), v: 1 }
  await firestore.update('monthly_meetings/m1', atDesk)
  await signIn()
  await expect.element(page.getByRole('button', { name: 'Logout' })).toBeVisible()
  await router.navigate('/MonthlyMeetingVenue')
  await expect.element(field('Venue Name')).toHaveValue('Kept Hall')

  // The entries are older than the other save.
  await userEvent.click(update)
  await expect.element(dialog).toHaveTextContent('Another Road, Cuttack')
  await userEvent.click(dialog.getByRole('button', { name: 'Take theirs' }))
  await expect.element(field('Venue Name')).toHaveValue('Town Hall')
})

test('a date that does not exist is neither a form value nor part of the draft', async () => {
  const { router } = await openVenue(aMeeting({ meetingDate: '2099-12-05' }, 'm1'))
  await typeDate('31022099')
  await userEvent.click(update)
  await expect.element(errorSummary).toHaveTextContent('Enter a complete date or clear the field')
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('incomplete')

  await userEvent.fill(field('Venue Name'), 'Jaydev Bhawan')
  await router.navigate('/memberlist')
  await expect.element(page.getByRole('heading', { name: 'Member List' })).toBeVisible()
  await router.navigate('/MonthlyMeetingVenue')
  await expect.element(field('Venue Name')).toHaveValue('Jaydev Bhawan')
  await userEvent.click(update)
  await expect.element(errorSummary).toHaveTextContent('Meeting Date is required')
})
